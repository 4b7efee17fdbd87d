import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { GrantLevel } from '#shared/rules/access.ts';
import type { LevelReading } from '#shared/rules/access-knowledge.ts';
import type { GranularAction } from '#shared/rules/granular-action.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { shortId } from '#web/ui/short-id.ts';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import { aclsOf, granularOf, policyOf, roleContentOf, type AclPair } from '#web/access/subject-reads.ts';

export interface LevelState {
  readonly reading: LevelReading;
  readonly here: boolean;
  /** What a role is called, whether or not what it gives could be read. */
  readonly roleName: (uuid: string) => string;
  /** Roles held, or asked for, whose contents are not known: still being read, or they could not be. */
  readonly unread: ReadonlyMap<string, 'reading' | 'failed'>;
  /** The policy is on its way, and what its roles are called. */
  readonly policyPending: boolean;
  /** Policy and contents of roles are on their way. */
  readonly pending: boolean;
  /** How many of the pairs and types of object have been answered, well or not. */
  readonly answered: number;
  /** ACLs as they were read, those of permissions without a known name included. */
  readonly acls: readonly AclItem[];
  /** Why the policy could not be read. */
  readonly error: Error | null;
  /** Asks once more for what could not be read of policy and roles. */
  readonly retry: () => void;
}

export interface LevelQuestion {
  /** Kinds of resource whose ACLs are of interest. */
  readonly pairs: readonly AclPair[];
  /** Kinds of resource whose deprecated granular policies are. */
  readonly objectTypes: readonly string[];
  /** Further roles whose contents are needed, such as those about to be given. */
  readonly roles?: readonly string[];
}

const noRoles: readonly string[] = [];

/** What can be known about a subject at one level; nothing is asked while `scope` is undefined. */
export function useLevelReading(
  level: GrantLevel,
  scope: Scope | undefined,
  subject: Subject,
  { pairs, objectTypes, roles: further = noRoles }: LevelQuestion,
): LevelState {
  const enabled = scope !== undefined;
  const place: Scope = scope ?? { region: '', kind: level, id: '' };
  const client = useQueryClient();
  const policy = useQuery({ ...policyOf(place, subject), enabled });
  const grants = policy.data?.grants;
  const roleIds = [...new Set([...(grants?.roles ?? []), ...further])];
  const catalogue = useQuery({
    ...permissionsOf(place),
    enabled: enabled && ((grants?.permissions.length ?? 0) > 0 || pairs.length > 0),
  });
  const roleList = useQuery({ ...rolesOf(place), enabled: enabled && roleIds.length > 0 });
  const contents = useQueries({
    queries: roleIds.map((uuid) => ({ ...roleContentOf(place, uuid), enabled })),
    combine: (results) => ({
      all: results.map(({ data }) => data),
      pending: results.map(({ isPending }) => isPending),
    }),
  });
  const acls = useQueries({
    queries: pairs.map((pair) => ({ ...aclsOf(place, subject, pair), enabled })),
    combine: (results) => results.map(answerOf),
  });
  const granular = useQueries({
    queries: objectTypes.map((type) => ({ ...granularOf(place, subject, type), enabled })),
    combine: (results) => results.map(answerOf),
  });

  const nameOf = (uuid: string) => roleList.data?.find((role) => role.uuid === uuid)?.name ?? shortId(uuid);
  const permissionNames = new Map(catalogue.data?.map(({ uuid, name }) => [uuid, name] as const));
  const roles = roleIds.flatMap((uuid, index) => {
    const content = contents.all[index];
    return content === undefined
      ? []
      : [[uuid, { name: nameOf(uuid), permissions: content.map(({ name }) => name) }] as const];
  });
  const reading: LevelReading = {
    level,
    policy: grants,
    roles: new Map(roles),
    permissionNames,
    acls: acls.flatMap(({ data }) =>
      (data ?? []).flatMap(({ permissionId, service, resource, resourceId }) => {
        const permission = permissionNames.get(permissionId);
        return permission === undefined ? [] : [{ permission, service, resource, resourceId }];
      }),
    ),
    granular: granular.flatMap(({ data }, index) =>
      (data ?? []).map(({ action, objectId }: { action: GranularAction; objectId: string }) => ({
        action,
        objectId,
        objectType: objectTypes[index] ?? '',
      })),
    ),
    gaps: [
      ...acls.flatMap(({ data, failed }, index) => {
        const pair = pairs[index];
        const unnamed = data?.some(({ permissionId }) => !permissionNames.has(permissionId)) ?? false;
        return (failed || unnamed) && pair !== undefined ? [{ kind: 'acls' as const, level, ...pair }] : [];
      }),
      ...(granular.some(({ failed }) => failed) ? [{ kind: 'granular' as const, level }] : []),
    ],
  };
  const named = roleIds.length === 0 || !roleList.isPending;
  const unread = new Map(
    roleIds.flatMap((uuid, index) =>
      contents.all[index] === undefined
        ? [[uuid, contents.pending[index] === true ? ('reading' as const) : ('failed' as const)]]
        : [],
    ),
  );
  const policyPending = enabled && (policy.isPending || !named);
  return {
    reading,
    here: policy.data?.here ?? true,
    roleName: nameOf,
    unread,
    policyPending,
    pending: policyPending || (enabled && (contents.pending.includes(true) || catalogue.isLoading)),
    answered: [...acls, ...granular].filter(({ answered }) => answered).length,
    acls: acls.flatMap(({ data }) => data ?? []),
    error: policy.error,
    retry() {
      if (policy.error !== null) void policy.refetch();
      for (const [uuid, state] of unread) {
        if (state === 'failed') void client.refetchQueries({ ...roleContentOf(place, uuid), exact: true });
      }
    },
  };
}

interface Answer<Data> {
  readonly data: Data | undefined;
  readonly failed: boolean;
  readonly answered: boolean;
}

/** Of a subject who is not there, nothing is missing. */
function answerOf<Data>({ data, error, isPending }: Asked<Data>): Answer<Data> {
  const gone = error instanceof ApiProblem && error.status === 404;
  return { data, failed: error !== null && !gone, answered: !isPending };
}

interface Asked<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
}
