import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { namedUser } from '#web/access/subject-list.ts';
import { SelectAll, type SelectableList } from '#web/list/SelectAll.tsx';
import { userList } from '#web/directory/user-list.ts';
import type { Selection } from '#web/list/use-selection.ts';
import { mostSubjects } from '#web/runs/change-of-many.ts';
import { useChangeOfMany, type PlainChange } from '#web/runs/use-change-of-many.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { CopyIcon, KeyIcon, LinkIcon, LockIcon, RoleIcon, SpaceIcon, TrashIcon, UserIcon } from '#web/ui/icons.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import type { Filled, MenuItem } from '#web/ui/menu-item.ts';
import {
  LazyAssignManyDrawer,
  LazyBulkRecoveryDialog,
  LazyGrantManyDrawer,
  LazySameAccessDrawer,
} from './selected-parts.ts';
import { allUsers } from './users-read.ts';

export interface SelectedUsersProps {
  list: SelectableList<User>;
  chosen: Selection<User>;
}

/** What can be done to all selected users: links are issued by the page, everything else is a run of the server. */
export function SelectedUsers({ list, chosen: { rows: users, choose } }: SelectedUsersProps) {
  const t = useTranslations('runs.many');
  const scope = useScope();
  const [open, setOpen] = useState<'links' | 'assign' | 'grant' | 'revoke' | 'same'>();
  const subjects = users.map(namedUser);
  const { begin, dialog } = useChangeOfMany(subjects);
  const label = t('menu', { type: 'users', count: users.length });
  const close = () => setOpen(undefined);

  function items(): Filled<MenuItem> {
    const opens = (id: 'links' | 'assign' | 'grant' | 'revoke' | 'same', icon: MenuItem['icon']): MenuItem => {
      return { id, label: t(`actions.${id}`), ...(icon && { icon }), onAction: () => setOpen(id) };
    };
    const begins = (kind: PlainChange, icon: MenuItem['icon']): MenuItem => {
      const danger = kind === 'delete' || kind === 'unassign';
      return { id: kind, label: t(`actions.${kind}`), ...(icon && { icon }), danger, onAction: () => begin(kind) };
    };
    return [
      opens('links', KeyIcon),
      opens('grant', RoleIcon),
      opens('revoke', RoleIcon),
      opens('same', CopyIcon),
      begins('activate', UserIcon),
      begins('deactivate', LockIcon),
      ...(scope.kind === 'organisation'
        ? [opens('assign', SpaceIcon), begins('delete', TrashIcon)]
        : [begins('unassign', LinkIcon)]),
    ];
  }

  return (
    <>
      <Menu label={label} items={items} variant="secondary">
        {label}
      </Menu>
      <SelectAll
        list={list}
        read={allUsers(scope)}
        definition={userList}
        chosen={users}
        choose={choose}
        most={mostSubjects}
      />
      {open === 'links' ? (
        <LazyBulkRecoveryDialog
          scope={scope}
          people={users}
          onClose={(begun) => {
            close();
            if (begun) choose(new Map());
          }}
        />
      ) : undefined}
      {open === 'assign' ? <LazyAssignManyDrawer users={subjects} onClose={close} /> : undefined}
      {open === 'grant' || open === 'revoke' ? (
        <LazyGrantManyDrawer kind={open} subjects={subjects} onClose={close} />
      ) : undefined}
      {open === 'same' ? <LazySameAccessDrawer subjects={subjects} onClose={close} /> : undefined}
      {dialog}
    </>
  );
}
