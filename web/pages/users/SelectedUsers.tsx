import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { User } from '#shared/contract/iam/users.ts';
import { namedUser } from '#web/access/subject-list.ts';
import { SelectAll, type SelectableList } from '#web/directory/SelectAll.tsx';
import { userList } from '#web/directory/user-list.ts';
import type { Selection } from '#web/list/use-selection.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { mostSubjects, runOfMany, type Change } from '#web/runs/change-of-many.ts';
import { useBeginRun } from '#web/runs/use-begin-run.ts';
import { usePlaceNames } from '#web/scope/use-place-names.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { KeyIcon, LinkIcon, LockIcon, RoleIcon, SpaceIcon, TrashIcon, UserIcon } from '#web/ui/icons.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Menu } from '#web/ui/Menu.tsx';
import type { Filled, MenuItem } from '#web/ui/menu-item.ts';
import { LazyAssignManyDrawer, LazyBulkRecoveryDialog, LazyGrantManyDrawer } from './selected-parts.ts';
import { allUsers } from './users-read.ts';

export interface SelectedUsersProps {
  list: SelectableList<User>;
  chosen: Selection<User>;
}

/** What can be done to all selected users: links are issued by the page, everything else is a run of the server. */
export function SelectedUsers({ list, chosen: { rows: users, choose } }: SelectedUsersProps) {
  const t = useTranslations('runs.many');
  const kit = useKitText();
  const scope = useScope();
  const nameOf = usePlaceNames(scope, []);
  const [open, setOpen] = useState<'links' | 'assign' | 'grant' | 'revoke'>();
  const { mutate, error, reset } = useBeginRun();
  const subjects = users.map(namedUser);
  const self = useSignedInRegion(scope.region)?.clientId.toLowerCase();
  const [asked, setAsked] = useState<Exclude<Change['kind'], 'assign' | 'grant' | 'revoke'>>();
  const others = subjects.filter(({ id }) => id.toLowerCase() !== self);
  const label = t('menu', { type: 'users', count: users.length });
  const close = () => setOpen(undefined);

  function items(): Filled<MenuItem> {
    const opens = (id: 'links' | 'assign' | 'grant' | 'revoke', icon: MenuItem['icon']): MenuItem => {
      return { id, label: t(`actions.${id}`), ...(icon && { icon }), onAction: () => setOpen(id) };
    };
    const begins = (kind: Exclude<Change['kind'], 'assign' | 'grant' | 'revoke'>, icon: MenuItem['icon']): MenuItem => {
      const begin = () => mutate(runOfMany(scope, nameOf(scope), subjects, { kind }));
      const danger = kind === 'delete' || kind === 'unassign';
      // Whoever takes away what they work with ends in the middle of it.
      const onAction = kind !== 'activate' && others.length < subjects.length ? () => setAsked(kind) : begin;
      return { id: kind, label: t(`actions.${kind}`), ...(icon && { icon }), danger, onAction };
    };
    return [
      opens('links', KeyIcon),
      opens('grant', RoleIcon),
      opens('revoke', RoleIcon),
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
      {asked === undefined ? undefined : (
        <ConfirmDialog
          title={t('selfTitle')}
          confirmLabel={t('withoutSelf', { count: others.length })}
          disabledReason={others.length === 0 ? t('nobodyElse') : undefined}
          onConfirm={() => {
            setAsked(undefined);
            mutate(runOfMany(scope, nameOf(scope), others, { kind: asked }));
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{t('selfLead')}</p>
        </ConfirmDialog>
      )}
      {error === null ? undefined : (
        <Dialog title={t('notBegun')} footer={<Button onClick={reset}>{kit.close}</Button>} onClose={reset}>
          <ActionFailure error={error} />
        </Dialog>
      )}
    </>
  );
}
