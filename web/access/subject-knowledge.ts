/** Reading what is needed to say what a change does to somebody's access; what cannot be read becomes a gap. */
import { knowledgeFrom, type AccessKnowledge, type LevelReading } from '#shared/rules/access-knowledge.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { shortId } from '#web/ui/short-id.ts';
import { sameCase } from './acl-entry.ts';
import type { Inputs } from './inputs.ts';
import { permissionsOf, rolesOf } from './permission-names.ts';
import { aclsOf, policyOf, roleContentOf, type AclPair } from './subject-reads.ts';

export interface KnowledgeQuestion {
  readonly inputs: Inputs;
  readonly scope: Scope;
  /** The one around a space, whose identity rights reach into it (behaviours B3.5); undefined when nobody knows it. */
  readonly organisation: Scope | undefined;
  readonly subject: Subject;
  /** Kinds of resource whose ACLs are of interest. */
  readonly pairs?: readonly AclPair[];
  /** Roles whose contents are needed beside those held. */
  readonly roles?: readonly string[];
}

export interface SubjectKnowledge {
  /** What was read at the scope itself. */
  readonly own: LevelReading;
  readonly known: AccessKnowledge;
}

/** What is known about a subject's rights at a scope. Never rejects. */
export async function readKnowledge(question: KnowledgeQuestion): Promise<SubjectKnowledge> {
  const { scope, organisation, pairs = [] } = question;
  if (scope.kind === 'organisation') {
    const own = await readLevel(question);
    return { own: own.reading, known: knowledgeFrom(false, [own.reading]) };
  }
  const identityPairs = pairs.filter(({ service }) => service === 'iam');
  const [own, above] = await Promise.all([
    readLevel(question),
    organisation === undefined
      ? unreadAbove
      : readLevel({ ...question, scope: organisation, pairs: identityPairs, roles: [] }),
  ]);
  return { own: own.reading, known: knowledgeFrom(own.here, [own.reading, above.reading]) };
}

/** Nothing is known of an organisation that is not known itself. */
const unreadAbove: { readonly reading: LevelReading } = {
  reading: {
    level: 'organisation',
    policy: undefined,
    roles: new Map(),
    permissionNames: new Map(),
    acls: [],
    granular: [],
    gaps: [],
  },
};

async function readLevel({ inputs, scope, subject, pairs = [], roles: further = [] }: KnowledgeQuestion) {
  const { client } = inputs;
  const policy = await orNothing(inputs.read(policyOf(scope, subject)));
  const grants = policy?.grants;
  const roleIds = [...new Set([...(grants?.roles ?? []), ...further])];
  // Names change no effect: they may be as old as anywhere else.
  const catalogue = (await orNothing(client.fetchQuery(permissionsOf(scope)))) ?? [];
  const roleList = roleIds.length > 0 ? ((await orNothing(client.fetchQuery(rolesOf(scope)))) ?? []) : [];
  const roles = await Promise.all(
    roleIds.map(async (uuid) => {
      const content = await orNothing(inputs.read(roleContentOf(scope, uuid)));
      const name = roleList.find((role) => role.uuid === uuid)?.name ?? shortId(uuid);
      return content && ([uuid, { name, permissions: content.map((one) => one.name) }] as const);
    }),
  );
  const permissionNames = new Map(catalogue.map(({ uuid, name }) => [uuid, name]));
  const answers = await Promise.all(
    pairs.map(async (pair) => ({ pair, items: await orNothing(inputs.read(aclsOf(scope, subject, pair))) })),
  );
  const reading: LevelReading = {
    level: scope.kind,
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
    gaps: answers.flatMap(({ pair, items }) =>
      items === undefined ? [{ kind: 'acls', level: scope.kind, ...pair }] : [],
    ),
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
