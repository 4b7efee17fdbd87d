import { useTranslations } from 'use-intl';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { poolChangeOf } from './pool-change.ts';

/** How many nodes a pool has and, while an operation changes that, how many it will have. */
export function PoolCount({ pool, busy }: { pool: NodePool; busy: OperationState | undefined }) {
  const t = useTranslations('clusters.detail');
  const change = poolChangeOf(busy);
  if (change?.nodePool !== pool.name) return pool.nodeCount;
  const { previousCount, count } = change;
  return (
    <>
      <VisuallyHidden>{t('poolChange', { from: previousCount, to: count })}</VisuallyHidden>
      <span aria-hidden="true">
        <span className="quiet">{previousCount} →</span> {count}
      </span>
    </>
  );
}
