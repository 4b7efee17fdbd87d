import { useTranslations } from 'use-intl';
import type { Review } from '#shared/review.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Progress } from '#web/ui/Progress.tsx';
import { unreadThings } from './unread-things.ts';
import { useReviewSweep } from './use-review-sweep.ts';

/** How far a review is read, and what has more of it read. */
export function SweepState({ review }: { review: Review }) {
  const t = useTranslations('reviews.sweep');
  const { isRunning, error, start, stop } = useReviewSweep(review);
  const { parts, isOwn, status } = review;
  const listed = parts.reduce((sum, part) => sum + part.listed, 0);
  const read = parts.reduce((sum, part) => sum + part.read, 0);
  // What the contract has no call for is missing the next time, too.
  const isMissing = parts.some((part) => part.gaps.some(({ what, status }) => what !== 'acls' || status !== 0));
  const isBegun = parts.some((part) => part.isSwept || part.read > 0);
  return (
    <section className="review-sweep" aria-label={t('title')}>
      <output>
        {t('state', { read, listed, gaps: unreadThings(parts), swept: status === 'sweeping' ? 'no' : 'yes' })}
      </output>
      {isRunning ? (
        <>
          <Progress label={t('title')} percent={listed === 0 ? undefined : (read / listed) * 100} showPercent />
          <Button onClick={stop}>{t('stop')}</Button>
        </>
      ) : isOwn && status !== 'signedOff' && (status === 'sweeping' || isMissing) ? (
        <Button variant={status === 'sweeping' ? 'primary' : 'secondary'} onClick={start}>
          {t('start', { kind: isBegun ? (status === 'sweeping' ? 'resume' : 'again') : 'first' })}
        </Button>
      ) : undefined}
      {error === undefined ? undefined : <ActionFailure error={error} />}
    </section>
  );
}
