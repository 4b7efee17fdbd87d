/** Who holds what of a scope by policy: one sweep over everybody in it answers for all roles and all subjects together. */
import { queryOptions } from '@tanstack/react-query';
import type { Subject } from '#web/address/paths.ts';
import { operationIn, type Scope } from '#web/api/scope.ts';
import type { NamedSubject } from './subject-list.ts';
import type { PolicyReading } from './subject-reads.ts';

/** What somebody's policy gives in the scope. */
export interface HeldPolicy extends PolicyReading {
  readonly subject: NamedSubject;
}

export interface RoleHolders {
  readonly status: 'running' | 'stopped' | 'incomplete' | 'complete';
  /** Users and service accounts that were asked about, of so many. */
  readonly asked: number;
  readonly total: number;
  /** Everybody whose policy was read, in the order of the lists; each stays the same from then on. */
  readonly held: readonly HeldPolicy[];
  /** Whose policy could not be read. */
  readonly unread: readonly NamedSubject[];
  /** Of which kinds the list could not be read to its end. */
  readonly unlisted: readonly Subject['type'][];
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
