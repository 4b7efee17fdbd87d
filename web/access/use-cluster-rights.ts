import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ownRightOn, permissionToCreate } from './own-right.ts';
import { useFirstPageShown } from '#web/ui/use-first-page-shown.ts';
import type { Scope } from '#web/api/scope.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';

export interface ClusterRight {
  /** Known to be held: what takes it may be put forward. */
  readonly isHeld: boolean;
  /** What speaks against it, once that is known. */
  readonly doubt: string | undefined;
}

/** What the own account may do to a cluster: change it and its pools, delete it or them, and give it further pools. */
export type ClusterRights = Readonly<Record<'change' | 'deletion' | 'addition', ClusterRight>>;

const takenBy = ['UpdateCluster', 'DeleteCluster', 'CreateNodePool'] as const;

/** The own account's rights on a cluster, as far as they can be read. */
export function useClusterRights(scope: Scope, clusterId: string): ClusterRights {
  const t = useTranslations('clusters');
  const client = useQueryClient();
  const signedIn = useSignedInRegion(scope.region);
  const isShown = useFirstPageShown();
  const permissions = takenBy.map((operation) => permissionToCreate(scope, operation) ?? '');
  const cluster = { service: 'kubernetes', resource: 'cluster', id: clusterId };
  const answers = useQueries({
    queries:
      signedIn === undefined
        ? []
        : permissions.map((permission) => ({
            ...ownRightOn(client, scope, signedIn, permission, cluster),
            enabled: isShown,
          })),
    combine: (results) => results.map(({ data }) => data),
  });
  const rightAt = (index: number): ClusterRight => {
    const [answer, permission = ''] = [answers[index], permissions[index]];
    const isDoubtful = answer !== undefined && answer !== 'granted';
    return { isHeld: answer === 'granted', doubt: isDoubtful ? t('doubt', { answer, permission }) : undefined };
  };
  return { change: rightAt(0), deletion: rightAt(1), addition: rightAt(2) };
}
