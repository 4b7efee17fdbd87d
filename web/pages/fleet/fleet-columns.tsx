import { useTranslations } from 'use-intl';
import { isTerminal } from '#shared/rules/operation-state.ts';
import { nodesIn, stateOf } from '#web/cluster/cluster-facts.ts';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import type { Column } from '#web/table/column.ts';
import type { FleetColumn } from './fleet-address.ts';
import { rowStates, type FleetRow } from './fleet-rows.ts';
import { StateCell } from './StateCell.tsx';
import { VersionCell } from './VersionCell.tsx';
import { WorkCell } from './WorkCell.tsx';

/** The columns of the fleet, the cluster's own first. */
export function useFleetColumns(chosen: readonly FleetColumn[]): readonly Column<FleetRow>[] {
  const t = useTranslations('fleet.columns');
  const clusters = useTranslations('clusters');
  const words = useOperationWords();
  const stateText = ({ state, cluster, operation }: FleetRow) =>
    operation !== undefined && (state === 'changing' || operation.status === 'FAILED')
      ? [words.nameOf(operation), operation.status, operation.progress].filter(Boolean).join(' ')
      : clusters('state', { state: stateOf(cluster) });
  const others: Readonly<Record<FleetColumn, Omit<Column<FleetRow>, 'id' | 'header'>>> = {
    state: {
      cell: (row) => <StateCell row={row} />,
      sortKey: ({ state }) => rowStates.indexOf(state),
      text: stateText,
      width: '16%',
    },
    version: {
      cell: (row) => <VersionCell row={row} />,
      sortKey: ({ version }) => version,
      text: ({ version, ahead }) => (ahead === undefined ? version : `${version} < ${ahead}`),
      width: '12.5rem',
      narrow: 'column',
    },
    operation: {
      cell: (row) => <WorkCell row={row} />,
      sortKey: ({ operation }) => Date.parse(operation?.createdAt ?? '') || undefined,
      text: ({ operation }) =>
        operation &&
        [words.nameOf(operation), operation.status, isTerminal(operation.status) && operation.endedAt]
          .filter(Boolean)
          .join(' '),
      width: '21%',
      narrow: 'hidden',
    },
    space: { cell: ({ space }) => space, sortKey: ({ space }) => space, width: '11%' },
    region: {
      cell: ({ scope }) => scope.region,
      sortKey: ({ scope }) => scope.region,
      width: '8rem',
      narrow: 'hidden',
    },
    nodes: {
      cell: ({ cluster }) => (cluster.nodePools === undefined ? undefined : nodesIn(cluster)),
      sortKey: ({ cluster }) => (cluster.nodePools === undefined ? undefined : nodesIn(cluster)),
      width: '5rem',
      align: 'end',
      narrow: 'hidden',
    },
    network: {
      cell: ({ cluster }) => cluster.cidr,
      sortKey: ({ cluster }) => cluster.cidr,
      width: '7rem',
      narrow: 'hidden',
    },
  };
  return [
    {
      id: 'name',
      header: t('name'),
      cell: ({ cluster }) => cluster.name,
      sortKey: ({ cluster }) => cluster.name,
    },
    ...chosen.map((id) => ({ id, header: t(id), ...others[id] })),
  ];
}
