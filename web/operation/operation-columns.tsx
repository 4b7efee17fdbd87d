import { useTranslations } from 'use-intl';
import { firstLine } from '#shared/rules/first-line.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import type { Column } from '#web/table/column.ts';
import { RowLink } from '#web/table/RowLink.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { NextStep } from './NextStep.tsx';
import { OperationDuration } from './OperationDuration.tsx';
import { OperationProgress } from './OperationProgress.tsx';
import { OperationStatus } from './OperationStatus.tsx';
import { useOperationWords } from './use-operation-words.ts';
import { useReadClusters } from './use-read-clusters.ts';

/** Columns of every list of operations; `nameOf` a cluster adds its column. */
export function useOperationColumns(
  scope: Scope,
  nameOf?: (operation: OperationState) => string | undefined,
): readonly Column<OperationState>[] {
  const t = useTranslations('operations');
  const words = useOperationWords();
  const clusters = useReadClusters(scope);
  const columns: Column<OperationState>[] = [
    {
      id: 'kind',
      header: t('columns.kind'),
      cell: (operation) => (
        <>
          <span className="cell-lines">{words.nameOf(operation)}</span>
          {operation.status === 'FAILED' ? <RowError error={operation.error} /> : undefined}
        </>
      ),
      text: (operation) => words.nameOf(operation),
      letters: 24,
      // Beside the cluster's name there is the least room; what was done is what a row is read for.
      ...(nameOf !== undefined && { width: '16rem' }),
    },
    {
      id: 'cluster',
      header: t('columns.cluster'),
      cell: (operation) => {
        const shown = nameOf?.(operation) ?? '';
        return operation.clusterId === undefined ? (
          shown
        ) : (
          <RowLink quiet to={paths.cluster(scope, operation.clusterId)}>
            {shown}
          </RowLink>
        );
      },
      text: (operation) => nameOf?.(operation),
      width: '13%',
    },
    {
      id: 'status',
      header: t('columns.status'),
      cell: ({ status }) => <OperationStatus status={status} />,
      text: ({ status }) => t('status', { status }),
      narrow: 'column',
      width: '6.75rem',
      letters: 8,
    },
    {
      id: 'progress',
      header: t('columns.progress'),
      // A full bar in every row that is done would drown those that are not; what has failed goes on elsewhere, if at all.
      cell: (operation) => {
        if (operation.status === 'DONE') return undefined;
        return operation.status === 'FAILED' ? (
          <NextStep scope={scope} operation={operation} cluster={nameOf?.(operation)} clusters={clusters} />
        ) : (
          <OperationProgress operation={operation} />
        );
      },
      width: '7rem',
      letters: 12,
    },
    {
      id: 'started',
      header: t('columns.started'),
      cell: ({ startedAt }) => (startedAt === undefined ? undefined : <DateTime at={startedAt} />),
      text: ({ startedAt }) => startedAt,
      labelled: true,
      width: '9rem',
      letters: 16,
    },
    {
      id: 'ended',
      header: t('columns.ended'),
      cell: ({ endedAt }) => (endedAt === undefined ? undefined : <DateTime at={endedAt} />),
      text: ({ endedAt }) => endedAt,
      narrow: 'hidden',
      width: '9rem',
      letters: 16,
    },
    {
      id: 'duration',
      header: t('columns.duration'),
      cell: (operation) => <OperationDuration operation={operation} />,
      align: 'end',
      width: '6.75rem',
      letters: 6,
    },
  ];
  return nameOf === undefined ? columns.filter(({ id }) => id !== 'cluster') : columns;
}

/** What the region says of a failure, in a line; its page has the rest. */
function RowError({ error }: { error: string | undefined }) {
  const line = firstLine(error);
  return line === undefined ? undefined : (
    <>
      <br />
      <span className="row-error" translate="no">
        {nameText(line)}
      </span>
    </>
  );
}
