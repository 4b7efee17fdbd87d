import { useTranslations } from 'use-intl';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { LaterOffer } from '#web/operation/AfterOperation.tsx';
import type { PoolPanels } from './use-pool-panels.ts';

/** What can be chosen while an operation runs, for the pools as they will be then; what takes something away comes last. */
export function useLaterOffers(panels: PoolPanels, pools: readonly NodePool[]): readonly LaterOffer[] {
  const t = useTranslations('pools');
  const l = useTranslations('later');
  const { add, addWorkers, removeWorker, packages, resize, deletion } = panels;
  const addition = { id: 'add', label: t('add.action'), onChoose: () => add.open() };
  if (pools.length === 0) return [addition];
  return [
    addition,
    { id: 'addWorkers', label: t('addWorkers.action'), onChoose: () => addWorkers.open() },
    { id: 'packages', label: t('packages.action'), onChoose: () => packages.open() },
    ...pools.map(({ name }) => ({
      id: `resize ${name}`,
      label: l('resize', { name }),
      onChoose: () => resize.open(name),
    })),
    { id: 'removeWorker', label: t('removeWorker.action'), onChoose: () => removeWorker.open() },
    ...pools.map(({ name }) => ({
      id: `delete ${name}`,
      label: l('deletePool', { name }),
      danger: true,
      onChoose: () => deletion.open(name),
    })),
  ];
}
