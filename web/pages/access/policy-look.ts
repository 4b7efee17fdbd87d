/** Who has a permission, told from one identity's policies, roles and ACLs. */
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { everyPath } from '#shared/rules/access.ts';
import { explainRights, knowledgeFrom, type LevelReading } from '#shared/rules/access-knowledge.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { emptyPolicy, readPolicy } from './read-policy.ts';
import { aclsOf, type AclPair } from '#web/access/subject-reads.ts';
import type { Reader } from '#web/api/reader.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { holderOf, onlyOn, type Holder, type HolderQuestion } from '#web/access/holder.ts';

/**
 * Asks about one: how they hold the permission, or undefined when they do not. ACLs are read of whoever does not hold
 * it on everything anyhow; the policy is not when it is known not to give it.
 * @throws ApiProblem or Error when it cannot be known.
 */
export function policyLook(
  { client, scope, organisation, permission: name, resource }: HolderQuestion,
  permission: Permission | undefined,
): (subject: Subject, mayGive?: boolean) => Promise<readonly Holder[] | undefined> {
  // Only identity rights of the organisation reach into a space (behaviours B3.5).
  const above = name.startsWith('iam.') ? organisation : undefined;
  const kind = permission && facetsOf(permission);
  const pair = kind && kind.resource !== '' ? { service: kind.service, resource: kind.resource } : undefined;
  const places = above === undefined ? [scope] : [scope, above];
  return async (subject, mayGive = true) => {
    const levels = await Promise.all(
      places.map((place) => (mayGive ? readPolicy(client, place, subject) : emptyPolicy(place.kind))),
    );
    const here = scope.kind === 'space' && levels[0]?.here === true;
    const readings = levels.map(({ reading }) => reading);
    const known = knowledgeFrom(here, readings);
    const everywhere = everyPath([name], scope.kind, known.facts);
    if (everywhere.length > 0) return holderOf(subject, everywhere);
    const explanation = explainRights({ permissions: [name], level: scope.kind }, known);
    if (explanation.answer === 'unknown') throw new Error(`not known: ${explanation.gaps[0]?.kind}`);
    if (pair === undefined) return undefined;
    const acls = await Promise.all(places.map((place) => readAcls(client, place, subject, pair)));
    const withAcls = readings.map((reading, index): LevelReading => ({ ...reading, acls: acls[index] ?? [] }));
    const ways = everyPath([name], scope.kind, knowledgeFrom(here, withAcls).facts);
    return holderOf(subject, onlyOn(resource, ways));
  };
}

async function readAcls(client: Reader, scope: Scope, subject: Subject, pair: AclPair): Promise<LevelReading['acls']> {
  const items = await client.fetchQuery({ ...aclsOf(scope, subject, pair), staleTime: 0 });
  if (items.length === 0) return [];
  const catalogue = await client.fetchQuery(permissionsOf(scope));
  return items.flatMap(({ permissionId, service, resource, resourceId }) => {
    const permission = catalogue.find(({ uuid }) => uuid === permissionId)?.name;
    return permission === undefined ? [] : [{ permission, service, resource, resourceId }];
  });
}
