import { useMemo } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { ownRight, permissionToCreate } from '#web/access/own-right.ts';
import { useSession } from '#web/session/use-session.ts';
import type { FleetRow } from './fleet-rows.ts';

/** Of more spaces than these nobody is asked: the planner says what stands in the way of each cluster. */
const mostAsked = 6;

export interface UpgradeRight {
  readonly permission: string;
  /**
   * `unfound`: nothing that can be read gives it in any of these spaces. An ACL on one of the clusters may all the same, or having
   * made it: what the region would refuse is not known. `unknown`: an account may not be let read its own rights.
   */
  readonly answer: 'unfound' | 'unknown';
}

/** What speaks against upgrades by the own account in the spaces of these clusters; undefined as long as nothing does. */
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
  return { permission, answer: answers.includes('unknown') ? 'unknown' : 'unfound' };
}
