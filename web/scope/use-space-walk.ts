import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Space } from '#shared/contract/iam/organisations.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { walkFor } from '#web/api/queries.ts';

export interface SpaceWalkOptions {
  readonly region: string;
  /** Undefined while it is not known: nothing is asked then. */
  readonly organisationId: string | undefined;
  /** How often to ask again for what was loaded, milliseconds; false for never. */
  readonly pollMs?: (loaded: readonly Space[]) => number | false;
}

/**
 * The spaces of an organisation, page by page: all of them, as an administrator may be assigned to none, or those one
 * is assigned to when the region refuses to list all.
 */
export function useSpaceWalk({ region, organisationId, pollMs }: SpaceWalkOptions) {
  const [list, setList] = useState<'ListSpaces' | 'ListMySpaces'>('ListSpaces');
  const walk = useInfiniteQuery({
    ...walkFor(region, list, { path: { organisationId: organisationId ?? '' } }),
    enabled: organisationId !== undefined,
    refetchInterval: ({ state }) => pollMs?.(spacesIn(state.data?.pages)) ?? false,
  });
  const refused = walk.error instanceof ApiProblem && walk.error.status === 403;
  if (refused && list === 'ListSpaces') setList('ListMySpaces');
  return { ...walk, spaces: walk.data && spacesIn(walk.data.pages) };
}

function spacesIn(pages: readonly { readonly items: readonly Space[] }[] | undefined): readonly Space[] {
  return pages?.flatMap(({ items }) => items) ?? [];
}
