import { useFormatter, useTranslations } from 'use-intl';
import type { Review, ReviewGap, ReviewLine } from '#shared/review.ts';
import { nameText } from '#web/ui/name-text.ts';
import type { Tone } from '#web/ui/StatusPill.tsx';

const tones: Readonly<Record<Review['status'], Tone>> = { sweeping: 'waiting', open: 'busy', signedOff: 'good' };

/** What a review is in words. */
export function useReviewWords() {
  const t = useTranslations('reviews');
  const format = useFormatter();
  return {
    toneOf: (status: Review['status']) => tones[status],
    gapOf: ({ what, status, count }: ReviewGap) =>
      t('gap', {
        what,
        why: t('why', { status: String(status), kind: status === 0 ? 'none' : status === 403 ? 'refused' : 'other' }),
        count: count ?? 0,
      }),
    rightsOf: ({ roles, permissions, acls }: ReviewLine) => {
      const parts = [
        ...roles.map(({ name }) => name),
        ...permissions.map(({ name }) => name),
        ...(acls === undefined || acls === 0 ? [] : [t('acls', { count: acls })]),
      ];
      return parts.length === 0 ? t('nothing') : nameText(format.list(parts));
    },
  };
}
