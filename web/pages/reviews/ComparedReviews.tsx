import { useState } from 'react';
import { useMutation, useQueries, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Review } from '#shared/review.ts';
import { reviewDiff, type ReviewChange, type ScopeLines } from '#shared/review-diff.ts';
import { EarlierFile } from '#shared/review-request.ts';
import { EffectLines } from '#web/access/EffectGroup.tsx';
import { PageSkeleton } from '#web/page/PageSkeleton.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { Select } from '#web/ui/Select.tsx';
import { useTextFile } from '#web/ui/use-text-file.tsx';
import { isAmong, NotCompared } from './NotCompared.tsx';
import { linesQuery, readResult, reviewsKey, reviewsQuery } from './review-calls.ts';
import { useReviewWords } from './use-review-words.ts';

/** Bytes of a file that somebody has kept. */
const largest = 16 * 1024 * 1024;

const outcomes = { new: 'gained', gone: 'lost', changed: 'uncertain' } as const;

/** What is new, gone and changed against an earlier review, or against a file that was saved of one. */
export function ComparedReviews({ review }: { review: Review }) {
  const t = useTranslations('reviews.compare');
  const { data } = useQuery(reviewsQuery);
  const [earlier, setEarlier] = useState<EarlierFile | 'unreadable'>();
  const file = useTextFile({
    largest,
    accept: '.json,application/json',
    onText: (text) => setEarlier(earlierFrom(text)),
  });
  const { mutate, error } = useMutation({
    meta: { read: [...reviewsKey, review.id, 'nothing'] },
    mutationFn: async (id: string) => setEarlier(earlierFrom(await readResult(id))),
  });
  const others = (data?.items ?? []).filter(({ id, status }) => id !== review.id && status === 'signedOff');
  if (!review.parts.some(({ read }) => read > 0)) return undefined;
  return (
    <section className="review-part review-compare" aria-labelledby="review-compare">
      <h2 id="review-compare">{t('title')}</h2>
      <div className="review-bar review-keys">
        {others.length === 0 ? undefined : (
          <Select
            label={t('with')}
            defaultValue=""
            onChange={({ currentTarget: { value } }) => (value === '' ? setEarlier(undefined) : mutate(value))}
            options={[{ value: '', label: t('choose') }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
        <Button onClick={file.choose}>{t('file')}</Button>
        {file.input}
      </div>
      {error === null ? undefined : <ActionFailure error={error} />}
      {file.failed || earlier === 'unreadable' ? <Notice tone="error" title={t('unreadable')} announce /> : undefined}
      {earlier === undefined || earlier === 'unreadable' ? undefined : <Changes review={review} earlier={earlier} />}
    </section>
  );
}

function Changes({ review, earlier }: { review: Review; earlier: EarlierFile }) {
  const t = useTranslations('reviews.compare');
  const { rightsOf } = useReviewWords();
  const read = useQueries({ queries: review.parts.map((_, part) => linesQuery(review.id, part)) });
  if (read.some(({ isPending }) => isPending)) return <PageSkeleton />;
  const subjects = review.subjects.filter((type) => earlier.subjects.includes(type));
  const inBoth = ({ scope, lines }: ScopeLines): ScopeLines => ({
    scope,
    lines: lines.filter(({ subject }) => subjects.includes(subject.type)),
  });
  const now = review.parts.flatMap(({ scope }, part): readonly ScopeLines[] => {
    const { data } = read[part] ?? {};
    return data?.sight === 'seen' ? [inBoth({ scope, lines: data.lines })] : [];
  });
  const changes = reviewDiff(now, earlier.parts.map(inBoth));
  const isCompared = subjects.length > 0 && now.some(isAmong(earlier.parts));
  const isPart =
    review.parts.some(({ isSwept }) => !isSwept) ||
    [...earlier.parts, ...review.parts].some(({ gaps }) => gaps.some(({ what }) => what !== 'acls'));
  const wordsOf = ({ kind, now: line, before }: ReviewChange) => {
    const name = (line ?? before)?.subject.name ?? '';
    return t('line', {
      kind,
      name,
      now: line === undefined ? '' : rightsOf(line),
      before: before === undefined ? '' : rightsOf(before),
    });
  };
  return (
    <>
      <output>{isCompared ? t('counts', { name: earlier.name, count: changes.length }) : t('none')}</output>
      <NotCompared review={review} earlier={earlier} seen={now} />
      {isPart ? <Notice tone="warning" title={t('gaps')} /> : undefined}
      {(['new', 'gone', 'changed'] as const).map((kind) => {
        const items = changes.filter((change) => change.kind === kind);
        return (
          <EffectLines
            key={kind}
            outcome={outcomes[kind]}
            title={t('kind', { kind, count: items.length })}
            items={items}
            keyOf={({ scope, now: line, before }) => `${scope.region} ${scope.id} ${(line ?? before)?.subject.id}`}
            renderLine={wordsOf}
          />
        );
      })}
    </>
  );
}

function earlierFrom(text: string): EarlierFile | 'unreadable' {
  try {
    return EarlierFile.safeParse(JSON.parse(text)).data ?? 'unreadable';
  } catch {
    return 'unreadable';
  }
}
