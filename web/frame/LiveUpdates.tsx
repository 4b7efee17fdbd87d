import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { call } from '#web/api/call.ts';
import { shareWrites } from '#web/api/share-writes.ts';
import { liveWatch } from '#web/live/page-live-watch.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { OperationNews } from '#web/notices/OperationNews.tsx';
import { followReads } from '#web/operation/follow-reads.ts';
import { PageHint } from './PageHint.tsx';
import { useRecorder } from '#web/recorder/use-recorder.ts';
import { checkEnded, refreshSession, serverNow } from '#web/session/session-store.ts';
import { useSession } from '#web/session/use-session.ts';

/** Keeps the live watch going for the session, and refreshes what was read whenever it, or another tab, tells of a change. */
export function LiveUpdates() {
  const client = useQueryClient();
  const { absoluteExpiresAt, regions } = useSession();
  const names = regions.map(({ name }) => name).join(' ');
  useRecorder(names);

  // Before the start below, which needs the names; later changes are told to the watch that runs.
  const regionNames = useRef<readonly string[]>([]);
  useEffect(() => {
    regionNames.current = names.split(' ').filter(Boolean);
    liveWatch.setRegions(regionNames.current);
  }, [names]);

  useEffect(
    () =>
      liveWatch.start({
        sessionKey: absoluteExpiresAt,
        regions: regionNames.current,
        refreshRegions: async () => (await refreshSession())?.regions.map(({ name }) => name),
        fetchOperation,
        // The overlay asks who is signed in; what a region alone refuses shows at the next call to it.
        onSessionEnded: () => void checkEnded().catch(() => undefined),
      }),
    [absoluteExpiresAt],
  );

  useEffect(() => followReads(client, liveWatch, serverNow), [client]);
  useEffect(() => shareWrites(client), [client]);

  // With the visit of one account ends what was learnt for it.
  useEffect(() => () => liveWatch.clear(), []);

  return (
    <OperationNews>
      <PageHint />
    </OperationNews>
  );
}

/** The part with its words, which the code of the first page need not name. @throws TypeError when they cannot be fetched */
export async function loadLiveUpdates(): Promise<typeof LiveUpdates> {
  await loadMessages(['operations', 'notices', 'runs']);
  return LiveUpdates;
}

async function fetchOperation(region: string, spaceId: string, id: string) {
  try {
    return toOperationState(region, spaceId, await call(region, 'GetOperation', { path: { spaceId, id } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return undefined;
    throw error;
  }
}
