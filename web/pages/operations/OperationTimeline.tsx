import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { runningTime, durationText } from '#web/operation/duration-text.ts';
import { CourseWords, OperationCourse } from '#web/operation/OperationCourse.tsx';
import { useKnownNow } from '#web/operation/use-freshness.ts';
import { Button } from '#web/ui/Button.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { localSecondText, utcSecondText } from '#web/ui/time-text.ts';

/** Accepted, started, ended: what has been, what is, and what is still to come. */
export function OperationTimeline({ operation }: { operation: OperationState }) {
  const t = useTranslations('work');
  const [isUtc, setUtc] = useState(false);
  const { status, createdAt, startedAt, endedAt } = operation;
  const ended = isTerminal(status);
  const started = ended || status === 'RUNNING' || startedAt !== undefined;
  const steps = [
    { id: 'accepted', word: t('accepted'), at: createdAt, reached: true, now: !started },
    { id: 'started', word: t('started'), at: startedAt, reached: started, now: started && !ended },
    {
      id: 'ended',
      word: status === 'FAILED' ? t('endedFailed') : status === 'DONE' ? t('endedDone') : t('ended'),
      at: endedAt,
      reached: ended,
      now: false,
    },
  ];
  return (
    <section className="page-section" aria-labelledby="operation-timeline">
      <div className="history-head">
        <h2 id="operation-timeline">{t('timeline')}</h2>
        <CourseWords operation={operation} />
        <Button size="small" variant="quiet" aria-pressed={isUtc} onClick={() => setUtc(!isUtc)}>
          {t('showUtc')}
        </Button>
      </div>
      <OperationCourse operation={operation} isMarked />
      <ol className="timeline" data-outcome={status}>
        {steps.map(({ id, word, at, reached, now }) => (
          <li
            key={id}
            data-reached={reached || undefined}
            data-now={now || undefined}
            aria-current={now ? 'step' : undefined}
          >
            <strong>{word}</strong>
            <span className="quiet">
              {at === undefined ? reached ? t('unknownTime') : t('notYet') : <Second at={at} isUtc={isUtc} />}
            </span>
            {now ? <Lasting operation={operation} started={started} /> : undefined}
            {id === 'ended' && reached ? <Took operation={operation} /> : undefined}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Lasting({ operation, started }: { operation: OperationState; started: boolean }) {
  const t = useTranslations('work');
  const { locale } = useKitText();
  const now = useKnownNow({ region: operation.region, id: operation.spaceId });
  const time = runningTime(operation, now);
  if (time === undefined) return undefined;
  const duration = durationText(locale, time);
  return <span>{started ? t('runningFor', { duration }) : t('waitingFor', { duration })}</span>;
}

function Took({ operation }: { operation: OperationState }) {
  const t = useTranslations('work');
  const { locale } = useKitText();
  const time = operation.endedAt === undefined ? undefined : runningTime(operation, 0);
  return time === undefined ? undefined : <span>{t('took', { duration: durationText(locale, time) })}</span>;
}

/** A point in time to the second, as short work needs it; in UTC, too, where asked for. An unreadable one as it is. */
function Second({ at, isUtc }: { at: string; isUtc: boolean }) {
  const { locale } = useKitText();
  const time = Date.parse(at);
  if (Number.isNaN(time)) return <span>{at}</span>;
  const utc = utcSecondText(locale, time);
  return (
    <time dateTime={at} title={isUtc ? undefined : utc}>
      {localSecondText(locale, time)}
      {isUtc ? <span className="time-utc"> · {utc}</span> : undefined}
    </time>
  );
}
