import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { call } from '#web/api/call.ts';
import { isChangedBy } from '#web/api/queries.ts';
import type { LiveChange } from '#web/live/live-store.ts';
import { liveWatch } from '#web/live/page-live-watch.ts';
import { OperationNews } from '#web/notices/OperationNews.tsx';
import { checkEnded, refreshSession } from '#web/session/session-store.ts';
import { useSession } from '#web/session/use-session.ts';

/** Keeps the live watch going for the session, and refreshes what was read whenever it tells of a change. */
export function LiveUpdates() {
  const client = useQueryClient();
  const { absoluteExpiresAt, regions } = useSession();
  const names = regions.map(({ name }) => name).join(' ');

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

  useEffect(
    () =>
      liveWatch.onChange((change) => {
        void client.invalidateQueries({ predicate: ({ queryKey }) => concerns(queryKey, change) });
      }),
    [client],
  );

  // With the visit of one account ends what was learnt for it.
  useEffect(() => () => liveWatch.clear(), []);

  return <OperationNews />;
}

/** A write that changes the same resources as what the watch has told of. */
const likeness: Readonly<Record<LiveChange['kind'], OperationId>> = {
  operationStarted: 'AddWorkers',
  operationEnded: 'AddWorkers',
  spaceStatus: 'UpdateSpace',
};

function concerns(key: readonly unknown[], change: LiveChange): boolean {
  const region = change.kind === 'spaceStatus' ? change.region : change.operation.region;
  return isChangedBy(key, region, likeness[change.kind]);
}

async function fetchOperation(region: string, spaceId: string, id: string) {
  try {
    return toOperationState(region, spaceId, await call(region, 'GetOperation', { path: { spaceId, id } }));
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return undefined;
    throw error;
  }
}
