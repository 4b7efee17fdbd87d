import { useFormatter, useTranslations } from 'use-intl';
import type { Review } from '#shared/review.ts';
import type { Column } from '#web/table/column.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { DateTime } from '#web/ui/Time.tsx';
import { useReviewWords } from './use-review-words.ts';

/** What the list of reviews says of each. */
export function useReviewColumns(): readonly Column<Review>[] {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const { toneOf } = useReviewWords();
  const partsText = ({ parts }: Review) => format.list(parts.map(({ name }) => name));
  return [
    { id: 'name', header: t('columns.name'), cell: ({ name }) => name, text: ({ name }) => name },
    {
      id: 'status',
      header: t('columns.status'),
      width: '10rem',
      cell: ({ status }) => <StatusPill tone={toneOf(status)}>{t('status', { status })}</StatusPill>,
      text: ({ status }) => t('status', { status }),
    },
    { id: 'parts', header: t('columns.parts'), cell: partsText, text: partsText },
    { id: 'by', header: t('columns.by'), cell: ({ by }) => by, text: ({ by }) => by },
    { id: 'at', header: t('columns.at'), width: '11rem', cell: ({ at }) => <DateTime at={at} />, text: ({ at }) => at },
  ];
}
