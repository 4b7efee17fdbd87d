import { useQuery } from '@tanstack/react-query';
import { isUnderWay, runsQuery } from '#web/api/run-calls.ts';
import { useLiveState } from '#web/live/use-live.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { useSession } from '#web/session/use-session.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';

const RunsUnderWay = lazyPart(async () => {
  const [part] = await Promise.all([import('./RunsUnderWay.tsx'), loadMessages(['runs'])]);
  return part.RunsUnderWay;
});

/** What the console's server works on now for one's accounts, on every page; nothing while that is nothing. */
export function RunLine() {
  const { regions } = useSession();
  const { connection } = useLiveState();
  // Read once the watch tells of what changes from then on, or cannot.
  const { data, dataUpdatedAt } = useQuery({ ...runsQuery, enabled: connection !== 'connecting' });
  const isOwn = (region: string) => regions.some(({ name }) => name === region);
  const runs = data?.items.filter((run) => isUnderWay(run) && isOwn(run.scope.region)) ?? [];
  return runs.length === 0 ? undefined : <RunsUnderWay runs={runs} readAt={dataUpdatedAt} />;
}
