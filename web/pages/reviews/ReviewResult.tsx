import { useState } from 'react';
import { useMutation, useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { holdsNothing, type Review, type ReviewFile } from '#shared/review.ts';
import { ActionFailure } from '#web/problem/ActionFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { DownloadIcon } from '#web/ui/later-icons.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { localText } from '#web/ui/time-text.ts';
import { isConflict, linesQuery, readResult, reviewsKey, signOff } from './review-calls.ts';
import { isDue } from './removal.ts';
import { unreadThings } from './unread-things.ts';
import { reviewCsv } from './review-file.ts';

/** Signing off, and what was signed off: files, paper, and the hash of the data. */
export function ReviewResult({ review }: { review: Review }) {
  if (review.signedOff !== undefined) return <Signed review={review} />;
  return review.isOwn && review.status === 'open' ? <SignOff review={review} /> : undefined;
}

function SignOff({ review }: { review: Review }) {
  const t = useTranslations('reviews.signOff');
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    meta: { read: reviewsKey },
    mutationFn: () => signOff(review.id),
    onSuccess: () => setAsked(false),
  });
  const gaps = unreadThings(review.parts);
  const read = useQueries({ queries: review.parts.map((_, part) => linesQuery(review.id, part)) });
  const lines = read.flatMap(({ data }) => data?.lines ?? []);
  const due = lines.filter(isDue).length;
  const undecided = lines.filter((line) => line.decision === undefined && !holdsNothing(line)).length;
  return (
    <div className="review-bar">
      <Button variant="primary" onClick={() => setAsked(true)}>
        {t('open')}
      </Button>
      {isAsked ? (
        <ConfirmDialog
          title={t('title', { name: review.name })}
          confirmLabel={t('confirm')}
          pending={isPending}
          disabledReason={undecided === 0 ? undefined : t('undecided', { count: undecided })}
          error={
            error === null ? undefined : isConflict(error) ? (
              <Notice tone="warning" title={t('refused')} announce />
            ) : (
              <ActionFailure error={error} />
            )
          }
          onConfirm={() => mutate()}
          onClose={() => setAsked(false)}
        >
          {undecided === 0 ? undefined : <p>{t('undecided', { count: undecided })}</p>}
          <p>{t('lead')}</p>
          {due === 0 ? undefined : <p>{t('due', { count: due })}</p>}
          {gaps === 0 ? undefined : <p>{t('gaps', { count: gaps })}</p>}
        </ConfirmDialog>
      ) : undefined}
    </div>
  );
}

const writers = {
  json: { write: (text: string) => text, type: 'application/json' },
  csv: { write: (text: string) => reviewCsv(JSON.parse(text) as ReviewFile), type: 'text/csv' },
} as const;
type Format = keyof typeof writers;

function Signed({ review: { id, name, signedOff } }: { review: Review }) {
  const t = useTranslations('reviews.result');
  const { locale } = useKitText();
  const { mutate, isPending, variables, error } = useMutation({
    meta: { read: [...reviewsKey, id, 'nothing'] },
    mutationFn: async (kind: Format) => {
      const { write, type } = writers[kind];
      saveFile(`${name}.${kind}`, write(await readResult(id)), type);
    },
  });
  if (signedOff === undefined) return undefined;
  const at = localText(locale, Date.parse(signedOff.at));
  return (
    <section className="review-part" aria-label={t('title')}>
      <p>{t('signed', { by: signedOff.by, at })}</p>
      <p className="review-hash">
        {t('hash')} <code>{signedOff.sha256}</code>
      </p>
      <div className="review-bar review-keys">
        {(['json', 'csv'] as const).map((kind) => (
          <Button key={kind} icon={DownloadIcon} pending={isPending && variables === kind} onClick={() => mutate(kind)}>
            {t('save', { kind })}
          </Button>
        ))}
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </div>
      {error === null ? undefined : <ActionFailure error={error} />}
    </section>
  );
}
