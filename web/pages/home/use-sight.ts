import { useCallback, useMemo, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readAnew } from '#web/api/read-anew.ts';
import { readAtOf } from '#web/api/read-at.ts';
import { useStandingFailure } from '#web/api/use-standing-failure.ts';
import { withoutGone } from '#web/api/without-gone.ts';
import { useSession, useSessionState } from '#web/session/use-session.ts';
import { useNow } from '#web/ui/now.ts';
import { useOnline } from '#web/ui/use-online.ts';
import type { SeenLive } from './LiveSight.tsx';
import { overviewQuery } from './overview-query.ts';
import { partsOf, sightOf } from './sight.ts';
import { spaceOf, type Within } from './within.ts';
import { withUntold } from './with-untold.ts';

/** Everything that the overview of these places shows, as the console reads it and the live watch goes on telling. */
export function useSight(within: Within) {
  const { regions: all } = useSession();
  const { region: only } = within;
  const regions = useMemo(() => all.filter(({ name }) => name === (only ?? name)), [all, only]);
  const spaceId = spaceOf(within);
  const placeIn = (region: string) => (spaceId === undefined ? region : `${region}/${spaceId}`);
  const place = only && placeIn(only);
  const { offset } = useSessionState();
  const client = useQueryClient();
  const query = useMemo(() => overviewQuery(regions, place), [regions, place]);
  const { data, dataUpdatedAt, error: failure, isFetching } = useQuery(query);
  const error = useStandingFailure(failure, data === undefined);
  /** Everything was asked once: nothing that is missing still comes. */
  const isOver = data?.isOver === true || error !== null;
  const parts = useMemo(() => {
    const known = withoutGone(data?.parts ?? []);
    return isOver ? withUntold(known) : known;
  }, [data, isOver]);
  const spaces = useMemo(
    () =>
      partsOf(parts, 'spaces').flatMap(({ region, items }) =>
        items.filter(({ status }) => status !== 'FAILED').map(({ id }) => ({ region, spaceId: id })),
      ),
    [parts],
  );
  const [live, setLive] = useState<SeenLive>();
  const isOnline = useOnline();
  const readAgain = useCallback(() => void readAnew(client, query.queryKey), [client, query]);
  const readAfterChange = useCallback(
    () => void client.invalidateQueries({ queryKey: query.queryKey }),
    [client, query],
  );
  const now = useNow('half-minute') + offset;
  const sight = useMemo(() => {
    const liveOf = new Map(
      (live?.spaces ?? []).flatMap((space) => (space ? [[`${space.region} ${space.spaceId}`, space] as const] : [])),
    );
    return sightOf(parts, (region, spaceId) => liveOf.get(`${region} ${spaceId}`), now);
  }, [parts, live, now]);
  const known = partsOf(parts, 'clusters').filter(({ complete }) => complete);
  const unnamed = sight.running
    .filter(({ operation, cluster }) => operation.clusterId !== undefined && cluster === undefined)
    .filter(({ space }) => known.some(({ region, spaceId }) => region === space.region && spaceId === space.id))
    .map(({ operation }) => operation.id)
    .join(' ');
  const told = partsOf(parts, 'spaces');
  return {
    within,
    parts,
    sight,
    error,
    isReading: isFetching,
    // The code that listens may still be on its way, or not come any more.
    liveness: live?.liveness ?? (isOnline ? 'connecting' : 'offline'),
    /** What has answered before does not now: more may be so than is shown. */
    isSilent: live?.spaces.some((space) => space?.staleSince !== undefined) === true,
    /** Of every region it is known which spaces there are, or that this cannot be known. */
    isKnown: regions.every(({ name }) => told.some(({ region }) => region === name)),
    isOver,
    readAgain,
    /** For `useReadAgain`. */
    again: { queryKey: query.queryKey, placeIn },
    /** For `LiveSight`. */
    live: { spaces, unnamed, readAt: readAtOf(dataUpdatedAt), onLive: setLive, onChanged: readAfterChange },
  };
}

export type SeenNow = ReturnType<typeof useSight>;
