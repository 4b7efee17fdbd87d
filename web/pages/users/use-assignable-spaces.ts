import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Space } from '#shared/contract/iam/organisations.ts';
import { largestPage } from '#shared/contract/list-reply.ts';
import { queryFor } from '#web/api/queries.ts';
import { folded } from '#web/directory/folded.ts';
import { finderOf } from '#web/directory/matches-words.ts';
import { isPreparing, useLiveSpaces } from '#web/live/use-live-spaces.ts';
import { useLiveState } from '#web/live/use-live.ts';
import { useSpaceWalk } from '#web/scope/use-space-walk.ts';

/** How often spaces that are not ready are asked for again while no live watch tells of them. */
const pollMs = 5_000;

export interface AssignableSpaces {
  /** Spaces as far as loaded, those that fit the text; undefined until the first have come. */
  readonly spaces: readonly Space[] | undefined;
  /** Spaces loaded, whether they fit the text or not. */
  readonly loaded: number;
  readonly assignedIds: ReadonlySet<string>;
  /** Spaces that have become ready since they were shown. */
  readonly opened: readonly Space[];
  readonly error: Error | null;
  readonly loading: boolean;
  /** Present while there are more pages. */
  readonly loadMore: (() => void) | undefined;
  readonly retry: () => void;
}

/**
 * The spaces a user may be assigned to: paged by the region; a text to look for walks on until all are loaded. Of no one user,
 * none is marked as assigned already.
 */
export function useAssignableSpaces(
  region: string,
  organisationId: string,
  userId: string | undefined,
  text: string,
): AssignableSpaces {
  const live = useLiveState().connection === 'live';
  const walk = useSpaceWalk({
    region,
    organisationId,
    pollMs: (loaded) => (!live && loaded.some(isPreparing) ? pollMs : false),
  });
  const assigned = useQuery({
    ...queryFor(region, 'ListSpacesOfUser', {
      path: { organisationId, userId: userId ?? '' },
      page: { size: largestPage },
    }),
    enabled: userId !== undefined,
  });
  const { hasNextPage, isFetching, isError, fetchNextPage } = walk;
  const spaces = useLiveSpaces(region, walk.spaces);
  const searching = text.trim() !== '' && hasNextPage && !isFetching && !isError;

  useEffect(() => {
    if (searching) void fetchNextPage();
  }, [searching, fetchNextPage]);

  const all = spaces ?? [];
  const opened = useOpened(all);

  const isFound = finderOf(text);
  const fits = ({ name = '', id }: Space) => isFound(folded(`${name} ${id}`));
  return {
    spaces: spaces?.filter(fits),
    loaded: all.length,
    assignedIds: new Set(assigned.data?.items.map(({ id }) => id)),
    opened,
    error: walk.error,
    loading: isFetching,
    loadMore: hasNextPage ? () => void fetchNextPage() : undefined,
    retry: () => void walk.refetch(),
  };
}

/** The spaces of `spaces` that were seen on their way and are ready now. */
function useOpened(spaces: readonly Space[]): readonly Space[] {
  const onTheirWay = useRef(new Set<string>());
  const [opened, setOpened] = useState<readonly Space[]>([]);
  useEffect(() => {
    const ready = spaces.filter(({ id, status }) => status === 'READY' && onTheirWay.current.delete(id));
    for (const space of spaces) if (isPreparing(space)) onTheirWay.current.add(space.id);
    if (ready.length > 0) setOpened((before) => [...before, ...ready]);
  }, [spaces]);
  return opened;
}
