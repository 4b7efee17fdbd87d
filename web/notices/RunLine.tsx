import { isUnderWay } from '#web/api/run-calls.ts';
import { withWords } from '#web/messages/with-words.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { useSessionRuns } from './use-session-runs.ts';

const RunsUnderWay = lazyPart(async () => (await withWords(import('./RunsUnderWay.tsx'), ['runs'])).RunsUnderWay);

/** What the console's server works on now for one's accounts, on every page; nothing while that is nothing. */
export function RunLine() {
  const { runs = [], readAt } = useSessionRuns();
  const underWay = runs.filter(isUnderWay);
  return underWay.length === 0 ? undefined : <RunsUnderWay runs={underWay} readAt={readAt} />;
}
