import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import type { Review } from '#shared/review.ts';
import { paths } from '#web/address/paths.ts';
import { PageTitle } from '#web/page/PageTitle.tsx';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { TextLink } from '#web/ui/TextLink.tsx';
import { localText } from '#web/ui/time-text.ts';
import { ComparedReviews } from './ComparedReviews.tsx';
import { deleteReview, reviewsKey } from './review-calls.ts';
import { PartSection } from './PartSection.tsx';
import { ReviewResult } from './ReviewResult.tsx';
import { SweepState } from './SweepState.tsx';
import { useReviewWords } from './use-review-words.ts';

/** One review: how far it is read, its parts with their lines, what has changed since, and its result. */
export function ReviewOverview({ review }: { review: Review }) {
  const t = useTranslations('reviews');
  const format = useFormatter();
  const { locale } = useKitText();
  const { toneOf } = useReviewWords();
  const { name, status, by, at, services, isOwn, parts } = review;
  return (
    <div className="reviews">
      <PageTitle title={name} />
      <TextLink to={paths.reviews}>{t('title')}</TextLink>
      <PageHeader
        title={name}
        beside={<StatusPill tone={toneOf(status)}>{t('status', { status })}</StatusPill>}
        lead={t('begun', {
          by,
          at: localText(locale, Date.parse(at)),
          counts: services.length === 0 ? t('allRights') : format.list([...services]),
        })}
        actions={isOwn ? <DeleteButton review={review} /> : undefined}
      />
      <SweepState review={review} />
      <ReviewResult review={review} />
      {parts.map((part, index) => (
        <PartSection key={`${part.scope.region} ${part.scope.id}`} review={review} part={part} index={index} />
      ))}
      <ComparedReviews review={review} />
    </div>
  );
}

function DeleteButton({ review: { id, name } }: { review: Review }) {
  const t = useTranslations('reviews.delete');
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    meta: { read: reviewsKey },
    mutationFn: () => deleteReview(id),
    onSuccess: () => navigate(paths.reviews),
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {t('open')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t('title', { name })}
          confirmLabel={t('confirm')}
          danger
          pending={isPending}
          error={error === null ? undefined : <ActionFailure error={error} />}
          onConfirm={() => mutate()}
          onClose={() => setAsked(false)}
        >
          <p>{t('lead')}</p>
        </ConfirmDialog>
      ) : undefined}
    </>
  );
}
