import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { localSecondText } from '#web/ui/time-text.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { durationText, runningTime } from './duration-text.ts';
import { useExpectedTime } from './use-expected-time.ts';
import { useFreshness, useKnownNow, isOld } from './use-freshness.ts';
import { useExpectedWords } from './use-expected-words.ts';

/**
 * How long an operation took or, second by second, has been running by the server's clock, beside what is usual. It
 * stands still while nobody can tell whether the operation still runs.
 */
export function OperationDuration({ operation }: { operation: OperationState }) {
  const { locale } = useKitText();
  if (operation.endedAt === undefined) return <Running operation={operation} />;
  const time = runningTime(operation, 0);
  return time === undefined ? undefined : <span className="duration">{durationText(locale, time)}</span>;
}

function Running({ operation }: { operation: OperationState }) {
  const t = useTranslations('operations');
  const w = useTranslations('work.expected');
  const { locale } = useKitText();
  const scope = { region: operation.region, id: operation.spaceId };
  const { state, asOf } = useFreshness(scope);
  const words = useExpectedWords();
  const { expected } = useExpectedTime(operation);
  const time = runningTime(operation, useKnownNow(scope));
  if (time === undefined) return undefined;
  const still = isOld(state) && asOf !== undefined ? t('asOf', { time: localSecondText(locale, asOf) }) : undefined;
  const slow = expected !== undefined && operation.startedAt !== undefined && time > expected.slowAfter;
  return (
    <span className="duration" title={still ?? (expected && words(expected))} data-slow={slow || undefined}>
      {durationText(locale, time)}
      {slow ? <VisuallyHidden> {w('slow')}</VisuallyHidden> : undefined}
      {still === undefined ? undefined : <VisuallyHidden> {still}</VisuallyHidden>}
    </span>
  );
}
