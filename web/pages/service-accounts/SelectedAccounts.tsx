import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { namedAccount } from '#web/access/subject-list.ts';
import { GrantManyDrawer } from '#web/runs/GrantManyDrawer.tsx';
import { RoleIcon } from '#web/ui/icons.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import type { MenuItem } from '#web/ui/menu-item.ts';

/** What can be done to all selected service accounts, each a run of the server. */
export function SelectedAccounts({ accounts }: { accounts: readonly ServiceAccount[] }) {
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
      {open === undefined ? undefined : (
        <GrantManyDrawer kind={open} subjects={accounts.map(namedAccount)} onClose={() => setOpen(undefined)} />
      )}
    </>
  );
}
