import { useTranslations } from 'use-intl';
import type { JournalEntry } from '#shared/journal.ts';
import type { Column } from '#web/table/column.ts';
import { RowLink } from '#web/table/RowLink.tsx';
import { useNarrow } from '#web/table/narrow.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { changeTarget } from '#web/journal/change-target.ts';
import { outcomeTones, type useChangeWords } from '#web/journal/use-change-words.ts';
import '#web/table/two-lines.css';

/** Columns of the journal. To add one: an entry here. */
export function useJournalColumns({
  whatOf,
  targetOf,
  whoOf,
}: ReturnType<typeof useChangeWords>): readonly Column<JournalEntry>[] {
  const t = useTranslations('journal');
  const isNarrow = useNarrow();
  return [
    { id: 'what', header: t('columns.what'), cell: (entry) => <span className="two-lines">{whatOf(entry)}</span> },
    {
      id: 'target',
      header: t('columns.target'),
      cell: (entry) => {
        const { to } = changeTarget(entry);
        const words = targetOf(entry);
        return to === undefined ? (
          words
        ) : (
          <RowLink to={to} quiet>
            {words}
          </RowLink>
        );
      },
      width: '20%',
    },
    {
      id: 'who',
      header: t('columns.who'),
      cell: (entry) => <span className={isNarrow ? undefined : 'two-lines'}>{whoOf(entry)}</span>,
      width: '20%',
    },
    {
      id: 'outcome',
      header: t('columns.outcome'),
      cell: ({ outcome }) => <StatusPill tone={outcomeTones[outcome]}>{t('outcome', { outcome })}</StatusPill>,
      width: '8rem',
      narrow: 'column',
    },
    { id: 'region', header: t('columns.region'), cell: ({ region }) => region, width: '7rem', narrow: 'hidden' },
    { id: 'at', header: t('columns.at'), cell: ({ at }) => <DateTime at={at} />, width: '11rem' },
  ];
}
