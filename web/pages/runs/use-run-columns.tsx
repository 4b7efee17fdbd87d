import { useTranslations } from 'use-intl';
import type { Run } from '#shared/run.ts';
import { TimeLeft } from '#web/runs/TimeLeft.tsx';
import { toneOf, useRunWords } from '#web/runs/use-run-words.ts';
import type { Column } from '#web/table/column.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { DateTime } from '#web/ui/Time.tsx';

/** Columns of the list of runs. To add one: an entry here. */
export function useRunColumns(): readonly Column<Run>[] {
  const t = useTranslations('runs.columns');
  const { nameOf, stateOf, sentenceOf, reasonOf } = useRunWords();
  return [
    { id: 'name', header: t('name'), cell: nameOf, text: nameOf, width: '28%' },
    {
      id: 'state',
      header: t('state'),
      cell: (run) => <StatusPill tone={toneOf(run)}>{stateOf(run)}</StatusPill>,
      text: stateOf,
      width: '12rem',
    },
    {
      id: 'sentence',
      header: t('sentence'),
      cell: (run) => (
        <>
          {reasonOf(run) ?? sentenceOf(run)} <TimeLeft run={run} />
        </>
      ),
      text: (run) => reasonOf(run) ?? sentenceOf(run),
    },
    {
      id: 'region',
      header: t('region'),
      cell: ({ scope }) => scope.region,
      text: ({ scope }) => scope.region,
      width: '7rem',
    },
    {
      id: 'changed',
      header: t('changed'),
      cell: ({ changedAt }) => <DateTime at={changedAt} />,
      text: ({ changedAt }) => changedAt,
      width: '11rem',
      narrow: 'hidden',
    },
  ];
}
