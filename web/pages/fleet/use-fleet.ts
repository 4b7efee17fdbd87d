import { useCallback, useMemo, useState } from 'react';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { isTerminal } from '#shared/rules/operation-state.ts';
import { fullCadenceSpaces } from '#shared/watch.ts';
import { offersQuery } from '#web/cluster/offers-query.ts';
import { readAnew } from '#web/api/read-anew.ts';
import { readAtOf } from '#web/api/read-at.ts';
import { useStandingFailure } from '#web/api/use-standing-failure.ts';
import { withoutGone } from '#web/api/without-gone.ts';
import type { LiveSpace } from '#web/live/live-space.ts';
import { asFarAsRead, livenessOf } from '#web/live/spaces-liveness.ts';
import { useSession } from '#web/session/use-session.ts';
import { usePatience } from '#web/ui/use-patience.ts';
import type { FleetLive, LiveFleetProps } from './LiveFleet.tsx';
import { fleetQuery, readPlaces } from './fleet-query.ts';
import { fleetOf, type Fleet } from './fleet-rows.ts';

/** Every cluster there is to see, as the console reads it and the live watch goes on telling. */
export function useFleet() {
  const { regions } = useSession();
  const client = useQueryClient();
  const query = useMemo(() => fleetQuery(regions), [regions]);
  const { data, error: failure, isFetching, dataUpdatedAt } = useQuery(query);
  const error = useStandingFailure(failure, data === undefined);
  const parts = useMemo(() => withoutGone(data?.parts ?? []), [data]);
  const offers = useQueries({
    queries: regions.map(({ name }) => offersQuery(name)),
    combine: (results) => ({
      versions: results.map((result) => result.data?.versions),
      isAwaited: results.some((result) => result.isPending),
    }),
  });
  const [live, setLive] = useState<FleetLive>();
  const [inView, setInView] = useState<readonly string[]>([]);
  const fleet = useMemo(() => {
    const found = new Map((live?.spaces ?? []).flatMap((space) => (space ? [[keyOf(space), space] as const] : [])));
    return fleetOf(
      parts,
      (region, spaceId) => found.get(`${region}/${spaceId}`),
      (region) => offers.versions[regions.findIndex(({ name }) => name === region)] ?? [],
      live?.asOf === undefined,
    );
  }, [parts, live, offers, regions]);
  const spaces = useMemo(() => {
    const all = parts.flatMap((part) =>
      part.part !== 'spaces'
        ? []
        : part.items
            .filter(({ status }) => status !== 'FAILED')
            .map(({ id }) => ({ region: part.region, spaceId: id })),
    );
    if (all.length <= fullCadenceSpaces) return all;
    const isInView = (space: (typeof all)[number]) => inView.includes(keyOf(space));
    return [...all.filter(isInView), ...all.filter((space) => !isInView(space))];
  }, [parts, inView]);
  const readAgain = useCallback(
    // What could not be read says so in its place.
    (places: readonly string[]) => readPlaces(client, query, places).catch(() => undefined),
    [client, query],
  );
  const isRefused = fleet.gaps.some(({ why }) => why === 'refused' || why === 'noWork');
  const readAll = useCallback(() => void readAnew(client, query.queryKey), [client, query]);
  const isOver = data?.isOver === true || error !== null;
  // Which clusters are behind the newest is known by the versions on offer alone.
  const isPatient = usePatience(isOver && !offers.isAwaited);
  const isWhole = isOver && fleet.unread.length === 0 && !isRefused;
  return {
    fleet,
    error,
    isReading: isFetching,
    /** A region has told which spaces there are, or why it does not. */
    isBegun: parts.length > 0,
    /** Everything was asked once: nothing that is missing still comes. */
    isOver,
    /** For a moment, what is still awaited may hold back what has come. */
    isPatient,
    /** Regions signed in to. */
    regions: regions.length,
    liveness: asFarAsRead(livenessOf(live), fleet.answered === undefined ? 'nothing' : isWhole ? 'all' : 'some'),
    /** As of when all that was read is, in ms, as the console is not heard; else undefined. */
    asOf: live?.asOf,
    readAll,
    readAgain,
    onInView: setInView,
    /** For `LiveFleet`. */
    live: {
      spaces,
      unread: unreadOf(fleet, live?.spaces ?? []),
      missing: isOver ? fleet.unread.join(' ') : '',
      readAt: readAtOf(dataUpdatedAt),
      read: { parts, error },
      onLive: setLive,
      onChanged: readAgain,
      onReadAll: readAll,
    } satisfies LiveFleetProps,
  };
}

const keyOf = ({ region, spaceId }: { readonly region: string; readonly spaceId: string }) => `${region}/${spaceId}`;

/** Where something is done to a cluster that nobody has read. */
function unreadOf({ rows }: Fleet, live: readonly (LiveSpace | undefined)[]): string {
  const known = new Set(rows.map(({ cluster }) => cluster.id));
  return live
    .filter((space) =>
      space?.operations.some(
        ({ clusterId, status }) => clusterId !== undefined && !isTerminal(status) && !known.has(clusterId),
      ),
    )
    .flatMap((space) => (space === undefined ? [] : [keyOf(space)]))
    .join(' ');
}
