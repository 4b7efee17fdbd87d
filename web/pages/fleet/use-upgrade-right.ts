import { useMemo } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { ownRight, permissionToCreate } from '#web/access/own-right.ts';
import { useSession } from '#web/session/use-session.ts';
import type { FleetRow } from './fleet-rows.ts';

/** Of more spaces than these nobody is asked: the planner says what stands in the way of each cluster. */
const mostAsked = 6;

export interface UpgradeRight {
  readonly permission: string;
  /** Held in none of these spaces, or nowhere known to be: an account may not be let read its own rights. */
  readonly answer: 'denied' | 'unknown';
}

/** What is known against upgrades by the own account in the spaces of these clusters; undefined as long as nothing is. */
export function useUpgradeRight(rows: readonly FleetRow[]): UpgradeRight | undefined {
  const client = useQueryClient();
  const { regions } = useSession();
  const scopes = useMemo(() => [...new Map(rows.map(({ scope }) => [scope.id, scope])).values()], [rows]);
  const [first] = scopes;
  const permission = first && permissionToCreate(first, 'UpgradeWorkers');
  const answers = useQueries({
    queries:
      permission === undefined || scopes.length > mostAsked
        ? []
        : scopes.flatMap((scope) => {
            const signedIn = regions.find(({ name }) => name === scope.region);
            return signedIn === undefined ? [] : [ownRight(client, scope, signedIn, permission)];
          }),
    combine: (results) => results.map(({ data }) => data),
  });
  const isAnswered = answers.length > 0 && answers.every((answer) => answer !== undefined);
  if (permission === undefined || !isAnswered || answers.includes('granted')) return undefined;
  return { permission, answer: answers.includes('unknown') ? 'unknown' : 'denied' };
}
