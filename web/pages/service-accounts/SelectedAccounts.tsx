import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { namedAccount } from '#web/access/subject-list.ts';
import { SelectAll, type SelectableList } from '#web/directory/SelectAll.tsx';
import { accountList } from '#web/directory/searched-lists.ts';
import type { Selection } from '#web/list/use-selection.ts';
import { mostSubjects } from '#web/runs/change-of-many.ts';
import { GrantManyDrawer } from '#web/runs/GrantManyDrawer.tsx';
import { useScope } from '#web/scope/use-scope.ts';
import { RoleIcon } from '#web/ui/icons.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import type { MenuItem } from '#web/ui/menu-item.ts';
import { allAccounts } from './accounts-read.ts';

export interface SelectedAccountsProps {
  list: SelectableList<ServiceAccount>;
  chosen: Selection<ServiceAccount>;
}

/** What can be done to all selected service accounts, each a run of the server. */
export function SelectedAccounts({ list, chosen: { rows: accounts, choose } }: SelectedAccountsProps) {
  const scope = useScope();
  const t = useTranslations('runs.many');
  const [open, setOpen] = useState<'grant' | 'revoke'>();
  const opens = (id: 'grant' | 'revoke'): MenuItem => {
    return { id, label: t(`actions.${id}`), icon: RoleIcon, onAction: () => setOpen(id) };
  };
  const label = t('menu', { type: 'serviceAccounts', count: accounts.length });
  return (
    <>
      <Menu label={label} items={() => [opens('grant'), opens('revoke')]} variant="secondary">
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
      {open === undefined ? undefined : (
        <GrantManyDrawer kind={open} subjects={accounts.map(namedAccount)} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
