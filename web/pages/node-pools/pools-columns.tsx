import { useTranslations } from 'use-intl';
import type { NodePool } from '#shared/contract/kubernetes/node-pools.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { NodeProfile } from '#web/cluster/node-profiles.ts';
import { CountToResize } from '#web/cluster/CountToResize.tsx';
import type { Column } from '#web/table/column.ts';

export interface PoolColumnOptions {
  profiles: readonly NodeProfile[];
  /** What runs on the cluster. */
  busy: OperationState | undefined;
  /** Why no pool can be resized now. */
  lock: string | undefined;
  /** Of the workers, where a pool does not say its own. */
  version: string | undefined;
  onResize: (name: string) => void;
}

/** Columns of a cluster's node pools. */
export function usePoolColumns(options: PoolColumnOptions): readonly Column<NodePool>[] {
  const { profiles, busy, lock, version, onResize } = options;
  const t = useTranslations('pools');
  return [
    { id: 'name', header: t('name'), cell: ({ name }) => name, text: ({ name }) => name, letters: 10 },
    {
      id: 'profile',
      header: t('profile'),
      cell: ({ nodeProfile }) => {
        const { cpu, memory } = profiles.find(({ name }) => name === nodeProfile) ?? {};
        return (
          <>
            {nodeProfile}
            {cpu === undefined || memory === undefined ? undefined : (
              <span className="quiet"> · {t('size', { cpu, memory })}</span>
            )}
          </>
        );
      },
      text: ({ nodeProfile }) => nodeProfile,
      width: '30%',
      letters: 20,
    },
    {
      id: 'count',
      header: t('count'),
      cell: (pool) => <CountToResize pool={pool} busy={busy} lock={lock} onResize={onResize} />,
      text: ({ nodeCount }) => String(nodeCount),
      align: 'end',
      narrow: 'column',
      width: '7rem',
      letters: 2,
    },
    { id: 'gpu', header: t('gpu'), cell: ({ gpu }) => gpu, text: ({ gpu }) => gpu, width: '14%', letters: 5 },
    {
      id: 'version',
      header: t('version'),
      cell: ({ kubernetesVersion }) => kubernetesVersion ?? version,
      text: ({ kubernetesVersion }) => kubernetesVersion ?? version,
      width: '14%',
      letters: 6,
    },
  ];
}
