import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { namedAccount } from '#web/access/subject-list.ts';
import { SelectAll, type SelectableList } from '#web/list/SelectAll.tsx';
import { accountList } from '#web/directory/searched-lists.ts';
import type { Selection } from '#web/list/use-selection.ts';
import { mostSubjects } from '#web/runs/change-of-many.ts';
import { GrantManyDrawer } from '#web/runs/GrantManyDrawer.tsx';
import { SameAccessDrawer } from '#web/runs/SameAccessDrawer.tsx';
import { useChangeOfMany } from '#web/runs/use-change-of-many.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { CopyIcon, RoleIcon, SpaceIcon, TrashIcon } from '#web/ui/icons.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import type { Filled, MenuItem } from '#web/ui/menu-item.ts';
import { AssignAccountsDrawer } from './AssignAccountsDrawer.tsx';
import { allAccounts } from './accounts-read.ts';

export interface SelectedAccountsProps {
  list: SelectableList<ServiceAccount>;
  chosen: Selection<ServiceAccount>;
}

/** What can be done to all selected service accounts, each a run of the server. */
export function SelectedAccounts({ list, chosen: { rows: accounts, choose } }: SelectedAccountsProps) {
  const scope = useScope();
  const t = useTranslations('runs.many');
  const [open, setOpen] = useState<'assign' | 'grant' | 'revoke' | 'same'>();
  const subjects = accounts.map(namedAccount);
  const { begin, dialog } = useChangeOfMany(subjects);
  const label = t('menu', { type: 'serviceAccounts', count: accounts.length });
  const close = () => setOpen(undefined);

  function items(): Filled<MenuItem> {
    const opens = (id: 'assign' | 'grant' | 'revoke' | 'same', icon: MenuItem['icon']): MenuItem => {
      return { id, label: t(`actions.${id}`), ...(icon && { icon }), onAction: () => setOpen(id) };
    };
    // What takes an account out of a space deletes it where it was created there (behaviours B8.5).
    const removal = t(scope.kind === 'space' ? 'actions.unassign' : 'actions.delete');
    return [
      opens('grant', RoleIcon),
      opens('revoke', RoleIcon),
      opens('same', CopyIcon),
      ...(scope.kind === 'organisation' ? [opens('assign', SpaceIcon)] : []),
      { id: 'delete', label: removal, icon: TrashIcon, danger: true, onAction: () => begin('delete') },
    ];
  }

  return (
    <>
      <Menu label={label} items={items} variant="secondary">
        {label}
      </Menu>
      <SelectAll
        list={list}
        read={allAccounts(scope)}
        definition={accountList}
        chosen={accounts}
        choose={choose}
        most={mostSubjects}
      />
      {open === 'assign' ? <AssignAccountsDrawer accounts={subjects} onClose={close} /> : undefined}
      {open === 'grant' || open === 'revoke' ? (
        <GrantManyDrawer kind={open} subjects={subjects} onClose={close} />
      ) : undefined}
      {open === 'same' ? <SameAccessDrawer subjects={subjects} onClose={close} /> : undefined}
      {dialog}
    </>
  );
}
