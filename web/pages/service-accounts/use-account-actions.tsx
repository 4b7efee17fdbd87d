import { useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { paths } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import { LinkIcon, PencilIcon, RefreshIcon, SpaceIcon, TrashIcon } from '#web/ui/icons.tsx';
import { filledFrom, type Filled, type MenuItem } from '#web/ui/menu-item.ts';
import type { AccountAction, StartedAction } from './account-action.ts';
import { LazyAccountDialog } from './lazy-parts.ts';

export interface AccountActions {
  /** Everything that can be done to an account in this scope. Rights are not known beforehand: a refusal names what lacks. */
  readonly itemsFor: (account: ServiceAccount) => Filled<MenuItem>;
  readonly start: (action: AccountAction, account: ServiceAccount) => void;
  /** To be rendered by the page. */
  readonly dialog: ReactNode;
}

export interface AccountActionsOptions {
  /** Ids of accounts that are being deleted: nothing more can be done to them. */
  leaving: ReadonlySet<string>;
  onEdit: (account: ServiceAccount) => void;
  /** The account leaves this scope: its deletion was accepted, or it was taken out of this space. */
  onLeft: (account: ServiceAccount) => void;
}

/** What can be done to service accounts in the scope at hand, from a row's menu and from an account's page alike. */
export function useAccountActions({ leaving, onEdit, onLeft }: AccountActionsOptions): AccountActions {
  const t = useTranslations('accounts');
  const scope = useScope();
  const [started, setStarted] = useState<StartedAction>();
  const start = (action: AccountAction, account: ServiceAccount) => setStarted({ action, account });

  function itemsFor(account: ServiceAccount): Filled<MenuItem> {
    LazyAccountDialog.prefetch();
    const item = (action: AccountAction, icon: NonNullable<MenuItem['icon']>, danger = false): MenuItem => ({
      id: action,
      label: t(`actions.${action}`),
      icon,
      danger,
      onAction: () => start(action, account),
    });
    const items: readonly [MenuItem, ...MenuItem[]] = [
      { id: 'edit', label: t('actions.edit'), icon: PencilIcon, onAction: () => onEdit(account) },
      {
        id: 'rotate',
        label: t('actions.rotate'),
        icon: RefreshIcon,
        href: paths.accountRotation(scope, account.id),
      },
      ...(scope.kind === 'organisation'
        ? [item('assign', SpaceIcon), item('delete', TrashIcon, true)]
        : [item('remove', LinkIcon, true)]),
    ];
    if (!leaving.has(account.id)) return items;
    return filledFrom(items, ({ id, label }) => ({ id, label, disabledReason: t('leavingReason') }));
  }

  const dialog = started && (
    <LazyAccountDialog
      key={`${started.action} ${started.account.id}`}
      started={started}
      onClose={() => setStarted(undefined)}
      onLeft={() => {
        setStarted(undefined);
        onLeft(started.account);
      }}
    />
  );
  return { itemsFor, start, dialog };
}
