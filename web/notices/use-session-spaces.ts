import { useState } from 'react';
import { useQueries } from '@tanstack/react-query';
import type { Space } from '#shared/contract/iam/organisations.ts';
import { maximumWatchedSpaces, type WatchedSpace } from '#shared/watch.ts';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { useScopeIfAny } from '#web/scope/use-scope.ts';
import { useSession } from '#web/session/use-session.ts';

/** Spaces of this visit whose ends pop up on other pages too; the oldest gives way. */
const mostVisited = 8;

export interface SessionSpace extends WatchedSpace {
  readonly name: string | undefined;
}

/** The spaces of this visit, the one shown first. */
export function useVisitedSpaces(): readonly Scope[] {
  const scope = useScopeIfAny();
  const [visited, setVisited] = useState<readonly Scope[]>([]);
  const shown = scope?.kind === 'space' ? scope : undefined;
  const isNew = shown !== undefined && (visited[0]?.id !== shown.id || visited[0].region !== shown.region);
  if (isNew) setVisited([shown, ...visited.filter(({ id }) => id !== shown.id)].slice(0, mostVisited));
  return visited;
}

/**
 * The spaces the session's accounts are assigned to, in every region signed in to: the first 50 of each region, as they
 * are asked for by name elsewhere already. Undefined for a region that has not answered.
 */
export function useSessionSpaces(): {
  readonly spaces: readonly SessionSpace[];
  /** Regions whose spaces could not be read. */
  readonly unread: readonly string[];
} {
  const { regions } = useSession();
  const known = regions.filter(({ organisationId }) => organisationId !== undefined);
  return useQueries({
    queries: known.map(({ name, organisationId = '' }) => ({
      ...queryFor(name, 'ListMySpaces', { path: { organisationId }, page: { size: 50 } }),
      staleTime: 5 * 60_000,
    })),
    combine: (replies) => ({
      spaces: replies.flatMap(({ data }, index) => spacesOf(known[index]?.name ?? '', data?.items ?? [])),
      unread: known
        .filter((_, index) => replies[index]?.data === undefined && replies[index]?.isError === true)
        .map(({ name }) => name),
    }),
  });
}

function spacesOf(region: string, items: readonly Space[]): SessionSpace[] {
  return items.map(({ id, name }) => ({ region, spaceId: id, name }));
}

/** As many as one stream takes, in turn from every region, so that a large region leaves room for a small one. */
export function eyedSpaces(spaces: readonly SessionSpace[]): readonly SessionSpace[] {
  const regions = [...new Set(spaces.map(({ region }) => region))].map((name) =>
    spaces.filter(({ region }) => region === name),
  );
  const most = Math.max(0, ...regions.map(({ length }) => length));
  const inTurn = Array.from({ length: most }, (_, rank) => regions.flatMap((own) => own[rank] ?? []));
  return inTurn.flat().slice(0, maximumWatchedSpaces);
}
