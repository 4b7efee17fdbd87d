import { useTranslations } from 'use-intl';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { durationText, runningTime } from './duration-text.ts';
import { useExpectedTime } from './use-expected-time.ts';
import { useExpectedWords } from './use-expected-words.ts';

/** How long an operation took or, second by second, has been running by the server's clock, beside what is usual. */
export function OperationDuration({ operation }: { operation: OperationState }) {
  const { locale } = useKitText();
  if (operation.endedAt === undefined) return <Running operation={operation} />;
  const time = runningTime(operation, 0);
  return time === undefined ? undefined : <span className="duration">{durationText(locale, time)}</span>;
}

function Running({ operation }: { operation: OperationState }) {
  const t = useTranslations('operations.expected');
  const { locale } = useKitText();
  const { offset } = useSessionState();
  const words = useExpectedWords();
  const { expected } = useExpectedTime(operation);
  const time = runningTime(operation, useNow('second') + offset);
  if (time === undefined) return undefined;
  const slow = expected !== undefined && operation.startedAt !== undefined && time > expected.slowAfter;
  return (
    <span className="duration" title={expected && words(expected)} data-slow={slow || undefined}>
      {durationText(locale, time)}
      {slow ? <VisuallyHidden> {t('slow')}</VisuallyHidden> : undefined}
    </span>
  );
}
