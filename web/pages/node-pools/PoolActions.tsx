import { useTranslations } from 'use-intl';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import type { ClusterRights } from '#web/access/use-cluster-rights.ts';
import { LiveMark } from '#web/operation/LiveMark.tsx';
import { paths } from '#web/address/paths.ts';
import { Button } from '#web/ui/Button.tsx';
import { OperationIcon, PlusIcon, RefreshIcon } from '#web/ui/icons.tsx';
import { MinusIcon } from '#web/ui/later-icons.tsx';
import { onIntent } from '#web/ui/lazy-part.ts';
import { Menu } from '#web/ui/Menu.tsx';
import type { Filled, MenuEntry } from '#web/ui/menu-item.ts';
import { AddPool } from './lazy-parts.ts';
import type { PoolPanels } from './use-pool-panels.ts';

export interface PoolActionsProps {
  scope: Scope;
  panels: PoolPanels;
  pools: readonly NodePool[];
  busy: OperationState | undefined;
  lock: string | undefined;
  rights: ClusterRights;
}

/** What can be done to the workers as a whole; while the cluster is locked each says why, with the way to the operation. */
export function PoolActions({ scope, panels, pools, busy, lock, rights }: PoolActionsProps) {
  const t = useTranslations('pools');
  const o = useTranslations('operations');
  const disabledReason = lock ?? (pools.length === 0 ? t('noWorkers') : undefined);

  const entries = (): Filled<MenuEntry> => [
    ...(busy === undefined
      ? []
      : [{ id: 'operation', label: o('showRunning'), icon: OperationIcon, href: paths.operation(scope, busy.id) }]),
    {
      id: 'add',
      label: t('addWorkers.action'),
      icon: PlusIcon,
      disabledReason,
      note: rights.change.doubt,
      onAction: () => panels.addWorkers.open(),
    },
    {
      id: 'remove',
      label: t('removeWorker.action'),
      icon: MinusIcon,
      disabledReason,
      note: rights.change.doubt,
      onAction: () => panels.removeWorker.open(),
    },
    {
      id: 'packages',
      label: t('packages.action'),
      icon: RefreshIcon,
      disabledReason,
      note: rights.change.doubt,
      onAction: () => panels.packages.open(),
    },
  ];
  return (
    <>
      <LiveMark scope={scope} />
      <Menu label={t('workers')} items={entries} variant="secondary">
        {t('workers')}
      </Menu>
      <Button
        variant={rights.addition.isHeld ? 'primary' : 'secondary'}
        icon={PlusIcon}
        disabledReason={lock}
        onClick={() => panels.add.open()}
        {...onIntent(AddPool)}
      >
        {t('add.action')}
      </Button>
    </>
  );
}
