import { useQuery } from '@tanstack/react-query';
import { allFor } from '#web/api/all-pages.ts';
import { inScope, type Scope } from '#web/api/scope.ts';

export interface NamedThing {
  readonly id: string;
  readonly name: string;
}

/** Lists of a space whose things have names, by the kind that permissions call them. */
const lists = {
  'kubernetes.cluster': 'ListClusters',
  'postgresql.cluster': 'ListDatabaseClusters',
  'registry.instance': 'ListRegistries',
  'secrets.instance': 'ListSecretInstances',
} as const;

const isListed = (kind: string): kind is keyof typeof lists => Object.hasOwn(lists, kind);

export interface NamedThings {
  readonly things: readonly NamedThing[];
  /** More may come yet. */
  readonly pending: boolean;
}

/** Things of a kind by name, where the contract has a list of them that is loaded whole. Nothing is asked unless `enabled`. */
export function useNamedThings(scope: Scope, kind: string, enabled: boolean): NamedThings {
  const inSpace = scope.kind === 'space' && isListed(kind);
  const things = useQuery({
    ...allFor(scope.region, inSpace ? lists[kind] : 'ListClusters', { path: { spaceId: scope.id } }),
    enabled: enabled && inSpace,
  });
  const roles = useQuery({
    ...allFor(...inScope(scope, 'ListRoles', {})),
    enabled: enabled && kind === 'iam.role',
  });
  const listed = roles.data?.map(({ uuid, name = uuid }) => ({ id: uuid, name }));
  return { things: (inSpace ? things.data : listed) ?? [], pending: things.isLoading || roles.isLoading };
}
