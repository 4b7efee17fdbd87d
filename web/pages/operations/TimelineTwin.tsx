import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Scope } from '#web/api/scope.ts';
import { paths } from '#web/address/paths.ts';
import { OperationStatus } from '#web/operation/OperationStatus.tsx';
import { useOperationWords } from '#web/operation/use-operation-words.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import type { Column } from '#web/table/column.ts';
import { Button } from '#web/ui/Button.tsx';
import { nameText } from '#web/ui/name-text.ts';
import { DateTime } from '#web/ui/Time.tsx';
import type { PlacedOperation } from './timeline-lanes.ts';
import { useTimelineWords } from './use-timeline-words.ts';

export interface TimelineTwinProps {
  scope: Scope;
  /** What the picture shows. */
  operations: readonly PlacedOperation[];
  now: number;
  nameOf: (one: PlacedOperation) => string;
}

const shownAtOnce = 50;

/** The same operations as in the picture, the newest first, in words. */
export function TimelineTwin({ scope, operations, now, nameOf }: TimelineTwinProps) {
  const t = useTranslations('timeline');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="timeline-twin" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('table', { count: operations.length })}</summary>
      {isOpen ? <Twin scope={scope} operations={operations} now={now} nameOf={nameOf} /> : undefined}
    </details>
  );
}

function Twin({ scope, operations, now, nameOf }: TimelineTwinProps) {
  const t = useTranslations('timeline');
  const list = useTranslations('core.list');
  const words = useOperationWords();
  const columns = useTwinColumns(now, nameOf);
  const [count, setCount] = useState(shownAtOnce);
  const newestFirst = operations.toSorted((one, other) => other.from - one.from);
  const left = newestFirst.length - count;
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={newestFirst.slice(0, count)}
        rowKey={({ operation }) => operation.id}
        rowName={({ operation }) => words.nameOf(operation)}
        rowHref={({ operation }) => paths.operation(scope, operation.id)}
        empty={<p className="quiet">{t('noneWhole')}</p>}
      />
      {left > 0 ? (
        <Button onClick={() => setCount(count + shownAtOnce)}>
          {list('showMore', { count: Math.min(left, shownAtOnce) })}
        </Button>
      ) : undefined}
    </>
  );
}

function useTwinColumns(now: number, nameOf: TimelineTwinProps['nameOf']): readonly Column<PlacedOperation>[] {
  const t = useTranslations('timeline');
  const o = useTranslations('operations.columns');
  const words = useOperationWords();
  const said = useTimelineWords();
  return [
    { id: 'kind', header: o('kind'), cell: ({ operation }) => words.nameOf(operation) },
    { id: 'cluster', header: o('cluster'), cell: (one) => nameText(nameOf(one)), width: '18%' },
    {
      id: 'status',
      header: o('status'),
      cell: ({ operation }) => <OperationStatus status={operation.status} />,
      narrow: 'column',
      width: '7.5rem',
    },
    {
      id: 'started',
      header: o('started'),
      cell: ({ operation: { startedAt } }) => (startedAt === undefined ? '–' : <DateTime at={startedAt} />),
      labelled: true,
      width: '10.5rem',
    },
    {
      id: 'ended',
      header: o('ended'),
      cell: (one) => said.endOf(one, now) ?? '–',
      labelled: true,
      width: '13rem',
    },
    { id: 'course', header: t('course'), cell: (one) => said.courseOf(one, now) },
  ];
}
