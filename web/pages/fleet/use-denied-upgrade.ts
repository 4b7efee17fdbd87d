import { useMemo } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { ownRight, permissionToCreate } from '#web/access/own-right.ts';
import { useSession } from '#web/session/use-session.ts';
import type { FleetRow } from './fleet-rows.ts';

/** Of more spaces than these nobody is asked: the planner says what stands in the way of each cluster. */
const mostAsked = 6;

/** The permission to upgrade that the own account is known not to hold in any space of these clusters. */
export function useDeniedUpgrade(rows: readonly FleetRow[]): string | undefined {
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
  const isDenied = answers.length > 0 && answers.every((answer) => answer === 'denied');
  return isDenied ? permission : undefined;
}
