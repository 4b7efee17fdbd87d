import { useTranslations } from 'use-intl';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { PencilIcon } from '#web/ui/icons.tsx';
import { PoolCount } from './PoolCount.tsx';

export interface CountToResizeProps {
  pool: NodePool;
  /** What runs on the cluster. */
  busy: OperationState | undefined;
  /** Why no pool can be resized now. */
  lock: string | undefined;
  onResize: (name: string) => void;
}

/** Id of the button beside the number of a pool's nodes, where their form stands. */
export const resizeButton = (pool: string) => `resize ${pool}`;

/** How many nodes a pool has, and the button that changes it. */
export function CountToResize({ pool, busy, lock, onResize }: CountToResizeProps) {
  const t = useTranslations('clusters.detail');
  return (
    <span className="cell-count">
      <PoolCount pool={pool} busy={busy} />
      <IconButton
        id={resizeButton(pool.name)}
        icon={PencilIcon}
        size="small"
        label={t('resizeOf', { name: pool.name })}
        disabledReason={lock}
        onClick={() => onResize(pool.name)}
      />
    </span>
  );
}
