/** One identity's policy at one level with what its roles give, read afresh for a sweep over many. */
import type { GrantLevel } from '#shared/rules/access.ts';
import type { LevelReading } from '#shared/rules/access-knowledge.ts';
import { noGrants } from '#shared/rules/policy-delta.ts';
import type { Reader } from '#web/api/reader.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import { policyOf, roleContentOf } from '#web/access/subject-reads.ts';
import { shortId } from '#web/ui/short-id.ts';

/** Names and contents of roles just read are as good as new to the same sweep; policies are always asked. */
const freshMs = 60_000;

export interface PolicyAtLevel {
  /** Without ACLs and granular policies. */
  readonly reading: LevelReading;
  /** The region knows the identity at this scope. */
  readonly here: boolean;
}

/** Of somebody whose policy gives nothing of interest. */
export function emptyPolicy(level: GrantLevel): Promise<PolicyAtLevel> {
  const nothing = { policy: noGrants, roles: new Map(), permissionNames: new Map(), acls: [], granular: [], gaps: [] };
  return Promise.resolve({ reading: { level, ...nothing }, here: true });
}

/** A policy read at most `maxAgeMs` ago will do. @throws ApiProblem when the policy or one of its roles cannot be read. */
export async function readPolicy(client: Reader, scope: Scope, subject: Subject, maxAgeMs = 0): Promise<PolicyAtLevel> {
  const { grants, here } = await client.fetchQuery({ ...policyOf(scope, subject), staleTime: maxAgeMs });
  const roleList = grants.roles.length === 0 ? [] : await client.fetchQuery({ ...rolesOf(scope), staleTime: freshMs });
  const catalogue = grants.permissions.length === 0 ? [] : await client.fetchQuery(permissionsOf(scope));
  const roles = await Promise.all(
    grants.roles.map(async (uuid) => {
      const content = await client.fetchQuery(roleContentOf(scope, uuid));
      const name = roleList.find((role) => role.uuid === uuid)?.name ?? shortId(uuid);
      return [uuid, { name, permissions: content.map((one) => one.name) }] as const;
    }),
  );
  const reading: LevelReading = {
    level: scope.kind,
    policy: grants,
    roles: new Map(roles),
    permissionNames: new Map(catalogue.map(({ uuid, name }) => [uuid, name])),
    acls: [],
    granular: [],
    gaps: [],
  };
  return { reading, here };
}
