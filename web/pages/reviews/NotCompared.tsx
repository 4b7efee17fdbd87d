import { useFormatter, useTranslations } from 'use-intl';
import type { Review, ReviewScope } from '#shared/review.ts';
import { keyOfScope, type ScopeLines } from '#shared/review-diff.ts';
import type { EarlierFile } from '#shared/review-request.ts';
import { Notice } from '#web/ui/Notice.tsx';

/** What is in one of the two only, and what counts differently in them: no change of what anybody holds. */
export function NotCompared({
  review,
  earlier,
  seen,
}: {
  review: Review;
  earlier: EarlierFile;
  seen: readonly ScopeLines[];
}) {
  const t = useTranslations('reviews.compare');
  const words = useTranslations('reviews');
  const format = useFormatter();
  const shared = review.parts.filter(isAmong(earlier.parts));
  const apart = {
    now: review.parts.filter((part) => !shared.includes(part)),
    before: earlier.parts.filter((part) => !isAmong(review.parts)(part)),
    unseen: shared.filter((part) => !isAmong(seen)(part)),
  };
  const subjects = review.subjects.filter((type) => earlier.subjects.includes(type));
  const [only] = subjects;
  const isOfOne = new Set([...review.subjects, ...earlier.subjects]).size > subjects.length;
  const counting = (services: readonly string[]) =>
    services.length === 0 ? words('allRights') : format.list([...services].sort());
  const [counts, counted] = [counting(review.services), counting(earlier.services)];
  const lines = [
    ...(['now', 'before', 'unseen'] as const).flatMap((kind) =>
      apart[kind].length === 0
        ? []
        : [t('apart', { kind, names: format.list(apart[kind].map(({ name, scope }) => `${name} (${scope.region})`)) })],
    ),
    ...(isOfOne && only !== undefined ? [t('subjects', { kind: only })] : []),
    ...(counts === counted ? [] : [t('services', { now: counts, before: counted })]),
  ];
  if (lines.length === 0) return undefined;
  return (
    <Notice tone="warning">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}

interface Scoped {
  readonly scope: ReviewScope;
}

/** Whether a scope is one of those. */
export const isAmong = (others: readonly Scoped[]) => {
  const keys = new Set(others.map(({ scope }) => keyOfScope(scope)));
  return ({ scope }: Scoped) => keys.has(keyOfScope(scope));
};
