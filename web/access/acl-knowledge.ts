/** Reading what is needed to say what a change of somebody's ACLs does; what cannot be read becomes a gap. */
import type { QueryClient } from '@tanstack/react-query';
import type { GrantLevel } from '#shared/rules/access.ts';
import { knowledgeFrom, type AccessKnowledge, type LevelReading } from '#shared/rules/access-knowledge.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/paths.ts';
import { sameCase } from './acl-entry.ts';
import { permissionsOf, rolesOf } from './permission-names.ts';
import { aclsOf, policyOf, roleContentOf, type AclPair } from './subject-reads.ts';

export interface KnowledgeQuestion {
  readonly client: QueryClient;
  readonly scope: Scope;
  /** The one around a space, whose identity rights reach into it (behaviours B3.5). */
  readonly organisation: Scope | undefined;
  readonly subject: Subject;
  readonly pairs: readonly AclPair[];
  /** Policies and ACLs read longer ago are read again, milliseconds. */
  readonly staleTime: number;
}

/** What is known about a subject's rights on `pairs` at a scope. Never rejects. */
export async function readKnowledge(question: KnowledgeQuestion): Promise<AccessKnowledge> {
  const { scope, organisation, pairs } = question;
  const own = await readLevel(question);
  if (scope.kind === 'organisation') return knowledgeFrom(false, [own.reading]);
  const identityPairs = pairs.filter(({ service }) => service === 'iam');
  const above =
    identityPairs.length === 0 || organisation === undefined
      ? []
      : [(await readLevel({ ...question, scope: organisation, pairs: identityPairs })).reading];
  return knowledgeFrom(own.here, [own.reading, ...above]);
}

async function readLevel({ client, scope, subject, pairs, staleTime }: KnowledgeQuestion) {
  const level: GrantLevel = scope.kind;
  const policy = await orNothing(client.fetchQuery({ ...policyOf(scope, subject), staleTime }));
  const grants = policy?.grants;
  const catalogue = (await orNothing(client.fetchQuery(permissionsOf(scope)))) ?? [];
  const roleList = grants?.roles.length ? ((await orNothing(client.fetchQuery(rolesOf(scope)))) ?? []) : [];
  const roles = await Promise.all(
    (grants?.roles ?? []).map(async (uuid) => {
      const content = await orNothing(client.fetchQuery(roleContentOf(scope, uuid)));
      const name = roleList.find((role) => role.uuid === uuid)?.name ?? uuid;
      return content && ([uuid, { name, permissions: content.map((one) => one.name) }] as const);
    }),
  );
  const permissionNames = new Map(catalogue.map(({ uuid, name }) => [uuid, name]));
  const answers = await Promise.all(
    pairs.map(async (pair) => ({
      pair,
      items: await orNothing(client.fetchQuery({ ...aclsOf(scope, subject, pair), staleTime })),
    })),
  );
  const reading: LevelReading = {
    level,
    policy: grants,
    roles: new Map(roles.filter((role) => role !== undefined)),
    permissionNames,
    acls: answers.flatMap(({ items = [] }) =>
      items.flatMap(({ permissionId, service, resource, resourceId }) => {
        const permission = permissionNames.get(permissionId);
        return permission === undefined ? [] : [{ permission, service, resource, resourceId: sameCase(resourceId) }];
      }),
    ),
    granular: [],
    gaps: answers.flatMap(({ pair, items }) => (items === undefined ? [{ kind: 'acls', level, ...pair }] : [])),
  };
  return { reading, here: policy?.here ?? true };
}

async function orNothing<Result>(reading: Promise<Result>): Promise<Result | undefined> {
  try {
    return await reading;
  } catch {
    return undefined;
  }
}
