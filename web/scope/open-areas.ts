/**
 * What of a scope is open to the account: whoever has few rights may not read their own either, so each list is asked for
 * its first line. That says what one may see, and nothing about what one may change.
 */
import { queryOptions } from '@tanstack/react-query';
import { ApiProblem } from '#web/api/api-problem.ts';
import { callOf } from '#web/api/call.ts';
import { inScope, type AnyRead, type Scope } from '#web/api/scope.ts';

/**
 * `open`: the region answers what the page lists; `shut`: it refuses that for want of a right; `unknown`: it could not say.
 * By the page's path; pages that show something without any list of the region are not in it.
 */
export type OpenAreas = Readonly<Record<string, 'open' | 'shut' | 'unknown'>>;

const freshMs = 5 * 60_000;
const first = { page: { size: 1 } } as const;

/** By the paths of their pages. */
function listsIn(scope: Scope): Readonly<Record<string, AnyRead>> {
  const { region, kind, id } = scope;
  const lists: Record<string, AnyRead> = {
    users: inScope(scope, 'ListUser', first),
    'service-accounts': inScope(scope, 'ListServiceAccount', first),
    roles: inScope(scope, 'ListRoles', first),
    permissions: inScope(scope, 'ListPermissions', first),
  };
  if (kind === 'organisation') return lists;
  const path = { spaceId: id };
  return {
    ...lists,
    clusters: [region, 'ListClusters', { path, ...first }],
    operations: [region, 'ListOperations', { path, ...first }],
    vms: [region, 'ListVms', { path }],
    databases: [region, 'ListDatabaseClusters', { path }],
    registries: [region, 'ListRegistries', { path }],
    'secret-instances': [region, 'ListSecretInstances', { path }],
  };
}

/** Pages that begin with what another one lists, and are open and shut with it. */
const withIt: Readonly<Record<Scope['kind'], Readonly<Record<string, string>>>> = {
  organisation: { users: 'recovery-links', permissions: 'acls' },
  space: { permissions: 'acls' },
};

/** Query options. Never fails: what the region cannot say at the moment is unknown, and asked for again with the next look. */
export function openAreasQuery(scope: Scope) {
  const { region, kind, id } = scope;
  return queryOptions({
    queryKey: [region, 'openAreas', kind, id] as const,
    queryFn: async (): Promise<OpenAreas> => {
      const answers = Object.entries(listsIn(scope)).map(async ([path, read]) => {
        const answer = await answerTo(read);
        return [path, withIt[kind][path]].flatMap((page) => (page === undefined ? [] : [[page, answer] as const]));
      });
      return Object.fromEntries((await Promise.all(answers)).flat());
    },
    staleTime: ({ state }) => (Object.values(state.data ?? {}).includes('unknown') ? 0 : freshMs),
  });
}

async function answerTo([region, operation, args]: AnyRead): Promise<OpenAreas[string]> {
  try {
    await callOf(region, operation, args);
    return 'open';
  } catch (error) {
    return error instanceof ApiProblem && error.status === 403 ? 'shut' : 'unknown';
  }
}
