import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOperationEnded } from '#web/live/use-live.ts';
import { useSpacesLive } from '#web/live/use-spaces-live.ts';
import { useSession, useSessionState } from '#web/session/use-session.ts';
import { useNow } from '#web/ui/now.ts';
import { overviewQuery } from './overview-query.ts';
import { partsOf, sightOf } from './sight.ts';

/** Milliseconds. */
const endsTogether = 2_000;

/** Everything that the overview shows, as the console reads it and the live watch goes on telling. */
export function useSight() {
  const { regions } = useSession();
  const { offset } = useSessionState();
  const client = useQueryClient();
  const query = useMemo(() => overviewQuery(regions.map(({ name }) => name)), [regions]);
  const { data, error, isFetching, refetch } = useQuery(query);
  const parts = useMemo(() => data?.parts ?? [], [data]);
  const spaces = useMemo(
    () =>
      partsOf(parts, 'spaces').flatMap(({ region, items }) =>
        items.filter(({ status }) => status !== 'FAILED').map(({ id }) => ({ region, spaceId: id })),
      ),
    [parts],
  );
  const live = useSpacesLive(spaces);
  useReadAfterWork(useCallback(() => void client.invalidateQueries({ queryKey: query.queryKey }), [client, query]));
  const now = useNow('half-minute') + offset;
  const sight = useMemo(() => {
    const liveOf = new Map(
      live.flatMap((space) => (space ? [[`${space.region} ${space.spaceId}`, space] as const] : [])),
    );
    return sightOf(parts, (region, spaceId) => liveOf.get(`${region} ${spaceId}`), now);
  }, [parts, live, now]);
  const told = partsOf(parts, 'spaces');
  return {
    parts,
    sight,
    error,
    isReading: isFetching,
    /** Of every region it is known which spaces there are, or that this cannot be known. */
    isKnown: regions.every(({ name }) => told.some(({ region }) => region === name)),
    /** Everything was asked once: nothing that is missing still comes. */
    isOver: data?.isOver === true || error !== null,
    readAgain: () => void refetch(),
  };
}

/** What was worked on has other versions now; work that ends together is read of once. */
function useReadAfterWork(read: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useOperationEnded(
    useCallback(() => {
      clearTimeout(timer.current);
      timer.current = setTimeout(read, endsTogether);
    }, [read]),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
}

export type SeenNow = ReturnType<typeof useSight>;
