/** Reading everybody's policy in a scope, to find out who has a permission. */
import type { QueryClient } from '@tanstack/react-query';
import { explain, knowledgeFrom, type LevelReading } from '#shared/rules/access-knowledge.ts';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import { policyOf, roleContentOf } from '#web/access/subject-reads.ts';
import { allPages } from '#web/api/all-pages.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import { shortId } from '#web/shell/scope-names.ts';
import type { Subject } from '#web/paths.ts';
import type { Holder, NamedSubject } from './Holders.tsx';

/** A policy just read is as good as new to the same sweep. */
const freshMs = 60_000;

/** The users and the service accounts of a scope. */
export function holderSources(scope: Scope, signal: AbortSignal): readonly (() => Promise<readonly NamedSubject[]>)[] {
  return [
    async () =>
      (await allPages(...inScope(scope, 'ListUser', {}), { signal })).map(({ id, firstname, lastname, email }) => ({
        subject: { type: 'users', id },
        name: [firstname, lastname].filter(Boolean).join(' ') || email,
      })),
    async () =>
      (await allPages(...inScope(scope, 'ListServiceAccount', {}), { signal })).map(({ id, name }) => ({
        subject: { type: 'serviceAccounts', id },
        name: name ?? shortId(id),
      })),
  ];
}

/**
 * Asks about one: how they hold the permission, or undefined when they do not.
 * @throws ApiProblem or Error when it cannot be known.
 */
export function holderLook(
  client: QueryClient,
  scope: Scope,
  organisation: Scope | undefined,
  permission: string,
): (one: NamedSubject) => Promise<Holder | undefined> {
  // Only identity rights of the organisation reach into a space (behaviours B3.5).
  const above = permission.startsWith('iam.') ? organisation : undefined;
  return async ({ subject, name }) => {
    const own = await readLevel(client, scope, subject);
    const readings = [own.reading, ...(above === undefined ? [] : [(await readLevel(client, above, subject)).reading])];
    const known = knowledgeFrom(scope.kind === 'space' && own.here, readings);
    const explanation = explain({ permissions: [permission], level: scope.kind }, known);
    if (explanation.answer === 'unknown') throw new Error(`not known: ${explanation.gaps[0]?.kind}`);
    return explanation.answer === 'granted' ? { subject, name, paths: explanation.paths } : undefined;
  };
}

async function readLevel(client: QueryClient, scope: Scope, subject: Subject) {
  const { grants, here } = await client.fetchQuery({ ...policyOf(scope, subject), staleTime: freshMs });
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
