import { isUnderWay } from '#web/api/run-calls.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useSessionRuns } from './use-session-runs.ts';

const RunsUnderWay = lazyPart(async () => {
  const [part] = await Promise.all([import('./RunsUnderWay.tsx'), loadMessages(['runs'])]);
  return part.RunsUnderWay;
});

/** What the console's server works on now for one's accounts, on every page; nothing while that is nothing. */
export function RunLine() {
  const { runs = [], readAt } = useSessionRuns();
  const underWay = runs.filter(isUnderWay);
  return underWay.length === 0 ? undefined : <RunsUnderWay runs={underWay} readAt={readAt} />;
}
