import { useTranslations } from 'use-intl';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { StatusPill } from '#web/ui/StatusPill.tsx';
import { durationText, runningTime } from './duration-text.ts';
import { isWithoutOperations } from './is-without-operations.ts';
import { useExpectedTime } from './use-expected-time.ts';
import { useExpectedWords } from './use-expected-words.ts';
import { useKnownNow } from './use-freshness.ts';

/** How long operations like this one usually take here, and whether this one is slow by that measure. */
export function ExpectedTime({ operation }: { operation: OperationState }) {
  const t = useTranslations('work.expected');
  const words = useExpectedWords();
  const { expected, error } = useExpectedTime(operation);
  if (expected === undefined) {
    return error === null || isWithoutOperations(error) ? undefined : <p className="expected">{t('unread')}</p>;
  }
  return (
    <p className="expected">
      <span>{words(expected)}</span>
      <SlowMark operation={operation} slowAfter={expected.slowAfter} />
    </p>
  );
}

/** "Slower than usual", from the moment on at which that is so. Failures are not slow, whenever they come. */
export function SlowMark({ operation, slowAfter }: { operation: OperationState; slowAfter: number }) {
  const { status, startedAt } = operation;
  if (startedAt === undefined || slowAfter === Number.POSITIVE_INFINITY || status === 'FAILED') return undefined;
  if (!isTerminal(status)) return <RunningSlow operation={operation} slowAfter={slowAfter} />;
  return <Mark time={runningTime(operation, 0)} slowAfter={slowAfter} />;
}

function RunningSlow({ operation, slowAfter }: { operation: OperationState; slowAfter: number }) {
  const now = useKnownNow({ region: operation.region, id: operation.spaceId });
  return <Mark time={runningTime(operation, now)} slowAfter={slowAfter} />;
}

function Mark({ time, slowAfter }: { time: number | undefined; slowAfter: number }) {
  const t = useTranslations('work.expected');
  const { locale } = useKitText();
  if (time === undefined || time <= slowAfter) return undefined;
  return (
    <span title={t('slowTitle', { time: durationText(locale, slowAfter) })}>
      <StatusPill tone="warning">{t('slow')}</StatusPill>
    </span>
  );
}
