import { useId, useMemo, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { holdsNothing, verdicts, type Review, type ReviewPart, type VersionedLine } from '#shared/review.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ProblemPanel } from '#web/problem/ProblemPanel.tsx';
import { Button } from '#web/ui/Button.tsx';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { LineTable } from './LineTable.tsx';
import { isConflict, linesQuery } from './review-calls.ts';
import { isDue } from './removal.ts';
import { useDecisions } from './use-decisions.ts';
import { useReviewWords } from './use-review-words.ts';

const RemoveDialog = lazyPart(async () => (await import('./RemoveDialog.tsx')).RemoveDialog);

const filters = ['all', 'open', ...verdicts] as const;
type Filter = (typeof filters)[number];

export interface PartProps {
  review: Review;
  part: ReviewPart;
  index: number;
}

/** A scope of a review: who decides it, what could not be read, and a line for everybody who holds something there. */
export function PartSection({ review, part, index }: PartProps) {
  const t = useTranslations('reviews.part');
  const { gapOf } = useReviewWords();
  const heading = useId();
  const { data, error, refetch } = useQuery(linesQuery(review.id, index));
  return (
    <section className="review-part" aria-labelledby={heading}>
      <h2 id={heading}>{t('title', { kind: part.scope.kind, name: part.name, region: part.scope.region })}</h2>
      <p className="review-facts">{t('reviewer', { name: part.reviewer.name, own: part.isOwn ? 'yes' : 'no' })}</p>
      {part.gaps.length === 0 ? undefined : (
        <Notice tone="warning" title={t('gaps')}>
          <ul>
            {part.gaps.map((gap) => (
              <li key={`${gap.what} ${gap.status}`}>{gapOf(gap)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {data === undefined ? (
        error === null ? (
          <PageSkeleton />
        ) : (
          <ProblemPanel error={error} titles={{ failed: t('failedTitle') }} onRetry={() => void refetch()} />
        )
      ) : data.sight === 'seen' ? (
        <Lines review={review} part={part} index={index} lines={data.lines} />
      ) : (
        <Notice tone="warning" title={t('unseen', { sight: data.sight })} />
      )}
    </section>
  );
}

function Lines({ review, part, index, lines }: PartProps & { lines: readonly VersionedLine[] }) {
  const t = useTranslations('reviews.part');
  const format = useFormatter();
  const [filter, setFilter] = useState<Filter>('all');
  const [isRemoving, setRemoving] = useState(false);
  const { mutateAsync, error } = useDecisions(review, index);
  const holding = useMemo(() => lines.filter((line) => !holdsNothing(line)), [lines]);
  const countOf = (one: Filter) => holding.filter((line) => isIn(line, one)).length;
  const shown = holding.filter((line) => isIn(line, filter));
  const isDecider = part.isOwn || review.isOwn;
  const isSignedOff = review.status === 'signedOff';
  const isClosed = isSignedOff || !isDecider;
  // What is begun after signing off could not be noted beside its line.
  const due = isClosed ? [] : holding.filter(isDue);
  if (lines.length === 0) return <p className="review-facts">{t('none', { swept: part.isSwept ? 'yes' : 'no' })}</p>;
  return (
    <>
      <div className="review-bar">
        <Select
          label={t('filter')}
          value={filter}
          onChange={({ currentTarget: { value } }) => setFilter(filters.find((one) => one === value) ?? 'all')}
          options={filters.map((one) => ({ value: one, label: t('filterBy', { filter: one, count: countOf(one) }) }))}
        />
        <output>
          {t('counts', { open: countOf('open'), total: holding.length, nothing: lines.length - holding.length })}
        </output>
        {due.length === 0 ? undefined : (
          <Button variant="danger" onClick={() => setRemoving(true)}>
            {t('remove', { count: due.length })}
          </Button>
        )}
      </div>
      {isClosed ? (
        <p>{format.list(verdicts.map((one) => t('filterBy', { filter: one, count: countOf(one) })))}</p>
      ) : (
        <p className="field-hint review-keys">{t('keys')}</p>
      )}
      {error === null ? undefined : isConflict(error) ? (
        <Notice tone="warning" title={t('moved')} announce />
      ) : (
        <ActionFailure error={error} />
      )}
      <LineTable
        caption={t('caption', { name: part.name })}
        scope={part.scope}
        lines={shown}
        isClosed={isClosed}
        isSignedOff={isSignedOff}
        onDecide={async (item) => {
          // Why it was not is said above the lines.
          const taken = mutateAsync([item]).then(() => true);
          return taken.catch(() => false);
        }}
      />
      {isRemoving && !isClosed ? (
        <RemoveDialog review={review} part={part} index={index} lines={due} onClose={() => setRemoving(false)} />
      ) : undefined}
    </>
  );
}

function isIn({ decision }: VersionedLine, filter: Filter): boolean {
  if (filter === 'all') return true;
  return filter === 'open' ? decision === undefined : decision?.verdict === filter;
}
