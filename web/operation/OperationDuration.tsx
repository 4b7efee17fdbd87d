import type { OperationState } from '#shared/rules/operation-state.ts';
import { useSessionState } from '#web/session/use-session.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import { useNow } from '#web/ui/now.ts';
import { durationText, runningTime } from './duration-text.ts';

/** How long an operation took or, second by second, has been running by the server's clock. */
export function OperationDuration({ operation }: { operation: OperationState }) {
  return operation.endedAt === undefined ? <Running operation={operation} /> : <Took operation={operation} now={0} />;
}

function Running({ operation }: { operation: OperationState }) {
  const { offset } = useSessionState();
  return <Took operation={operation} now={useNow('second') + offset} />;
}

function Took({ operation, now }: { operation: OperationState; now: number }) {
  const { locale } = useKitText();
  const time = runningTime(operation, now);
  return time === undefined ? undefined : <span className="duration">{durationText(locale, time)}</span>;
}
