/** Who holds which role of a scope: one sweep over the policies of everybody in it answers for all roles together. */
import { queryOptions } from '@tanstack/react-query';
import type { NamedSubject } from './subject-list.ts';
import { operationIn, type Scope } from '#web/api/scope.ts';

export interface RoleHolders {
  readonly status: 'running' | 'stopped' | 'incomplete' | 'complete';
  /** Users and service accounts that were asked about, of so many. */
  readonly asked: number;
  readonly total: number;
  /** How many of them could not be read, and how many lists of them. */
  readonly gaps: number;
  /** By the id of the role; one that nobody was found to hold has no entry. */
  readonly byRole: ReadonlyMap<string, readonly NamedSubject[]>;
  /** Nothing of it is older, milliseconds since the epoch. */
  readonly since: number;
  /** Somebody's rights were changed here since. */
  readonly isOutdated: boolean;
  readonly stop: () => void;
}

/** It is kept as long while nobody looks at it, milliseconds. */
const keptMs = 60 * 60_000;
/** Query options: what was found last; null before anybody has looked. Whatever changes policies makes it out of date. */
export function roleHoldersOf(scope: Scope) {
  const queryKey = [scope.region, operationIn(scope, 'GetIAMPolicy'), { id: scope.id }, 'holders'] as const;
  return queryOptions({
    queryKey,
    queryFn: ({ client }): RoleHolders | null => {
      const known = client.getQueryData<RoleHolders | null>(queryKey) ?? null;
      return known && { ...known, isOutdated: true };
    },
    initialData: null,
    staleTime: Infinity,
    gcTime: keptMs,
    structuralSharing: false,
  });
}
