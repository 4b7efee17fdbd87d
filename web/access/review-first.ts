/**
 * What one review tells of many before anybody is asked one by one. A thousand identities are a thousand calls, so whoever
 * is told to hold the permission comes first and is not asked; in an organisation, whom a review of identity rights does
 * not name has no policy that gives them.
 */
import type { Space } from '#shared/contract/iam/organisations.ts';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { AccessRight } from '#shared/contract/iam/policies.ts';
import { facetsOf } from '#shared/rules/permission-grammar.ts';
import { permissionsOf, rolesOf } from './permission-names.ts';
import { roleContentOf } from './subject-reads.ts';
import { eachPage } from '#web/api/all-pages.ts';
import { call } from '#web/api/call.ts';
import { walkFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { holdersIn, isTellable, reviewPageSize, roleHoldersIn } from './access-review.ts';
import type { Holder, HolderQuestion } from './holder.ts';
import { resourcesOf } from './resources-of-kind.ts';

export interface Told {
  /** Holders by what the review says, beyond doubt. */
  readonly holders: ReadonlyMap<string, Holder>;
  /** Whose policy may give it as well; nobody else's does. Undefined when that is not known. */
  readonly likely: ReadonlyMap<string, Subject> | undefined;
}

/** What a region tells that offers no review. */
export const untold: Told = { holders: new Map(), likely: undefined };

const freshMs = 60_000;

/**
 * Reads the review of one resource: of the permission's kind where there is one in a space, else of the space itself,
 * whose rows tell who holds which role. `tell` gets the holders whenever there are more. What cannot be read tells
 * nothing of those who are not named.
 * @throws the signal's reason when aborted.
 */
export async function askReview(
  question: HolderQuestion,
  permission: Permission,
  tell: (holders: readonly Holder[]) => void,
): Promise<Told> {
  const { scope, signal } = question;
  const holders = new Map<string, Holder>();
  const likely = new Map<string, Subject>();
  const add = (found: readonly Holder[]) => {
    for (const holder of found) {
      const { ways = [] } = holders.get(holder.subject.id) ?? {};
      holders.set(holder.subject.id, { ...holder, ways: [...ways, ...holder.ways] });
    }
    if (found.length > 0) tell([...holders.values()]);
  };
  try {
    const space = await spaceFor(question, permission);
    if (space === undefined) return untold;
    const catalogue = await question.client.fetchQuery(permissionsOf(scope));
    const some = isTellable(permission, catalogue) ? await resourcesOf(space, permission, 1, signal) : undefined;
    const ofKind = some?.ids[0];
    const counts = await countingRoles(question, permission, ofKind !== undefined);
    const path = { spaceId: space.id, resourceId: ofKind ?? space.id };
    const giving = new Map<string, boolean>();
    const addByRows = (rows: readonly AccessRight[]) => {
      const found = holdersIn(rows, permission).flatMap(({ subject, ways }) => {
        const broad = ways.filter(({ kind }) => kind !== 'resource');
        if (broad.length > 0) likely.set(subject.id, subject);
        const sure = broad.filter((way) => scope.kind === 'space' || (way.kind === 'role' && counts(way.uuid)));
        return sure.length === 0 ? [] : [{ subject, ways: sure }];
      });
      add(found);
    };
    const addByRoles = async (rows: readonly AccessRight[]) => {
      for (const { uuid, name, subjects } of roleHoldersIn(rows)) {
        if (!counts(uuid)) continue;
        if (!giving.has(uuid)) giving.set(uuid, await gives(question, uuid, permission));
        if (giving.get(uuid)) add(subjects.map((subject) => ({ subject, ways: [{ kind: 'role', uuid, name }] })));
      }
    };
    const pages = eachPage(scope.region, 'ListIdentityAccessByResource', { path }, { signal, size: reviewPageSize });
    for await (const { items } of pages) {
      if (ofKind === undefined) await addByRoles(items);
      else addByRows(items);
    }
    // Somebody is named for what they hold in the organisation alone: so everybody is who does.
    const namesAll = ofKind !== undefined && scope.kind === 'organisation' && holders.size > 0;
    const isTold = namesAll && (await existsIn(space, permission, signal));
    for (const id of holders.keys()) likely.delete(id);
    return { holders, likely: isTold ? likely : undefined };
  } catch {
    signal.throwIfAborted();
    return { holders, likely: undefined };
  }
}

/** The space whose review tells about the scope: of an organisation, any one, where its identity rights count (behaviours B3.5). */
async function spaceFor({ client, scope }: HolderQuestion, permission: Permission): Promise<Scope | undefined> {
  if (scope.kind === 'space') return scope;
  if (!permission.name.startsWith('iam.')) return undefined;
  // They are read next; whoever does so meets the failure, too.
  client.fetchQuery({ ...rolesOf(scope), staleTime: freshMs }).catch(() => undefined);
  const walk = walkFor(scope.region, 'ListSpaces', { path: { organisationId: scope.id } });
  const { pages } = await client.fetchInfiniteQuery({ ...walk, staleTime: freshMs });
  const spaces: readonly Space[] = pages.flatMap(({ items }) => items);
  const ready = spaces.find(({ status }) => status === 'READY');
  return ready && { region: scope.region, kind: 'space', id: ready.id };
}

/**
 * Whether who has a role, by a review that does not say where, has it where it counts: in the scope itself. Roles of a
 * customer's own exist in one scope only, and some others at one level; in a space identity rights count from both, and a
 * row about the permission itself counts anyhow.
 */
async function countingRoles({ client, scope }: HolderQuestion, { name }: Permission, isOfKind: boolean) {
  if (scope.kind === 'space' && (isOfKind || name.startsWith('iam.'))) return () => true;
  const roles = await client.fetchQuery({ ...rolesOf(scope), staleTime: freshMs });
  const sure = roles.filter(({ custom, tenantType = [] }) => custom === true || tenantType.join() === scope.kind);
  const ids = new Set(sure.map(({ uuid }) => uuid));
  return (uuid: string) => ids.has(uuid);
}

/** Of a role of the scope, or of the organisation around it. */
async function gives({ client, scope, organisation }: HolderQuestion, uuid: string, { name }: Permission) {
  const content = client.fetchQuery(roleContentOf(scope, uuid));
  const found = await (organisation === undefined
    ? content
    : content.catch(() => client.fetchQuery(roleContentOf(organisation, uuid))));
  return found.some((permission) => permission.name === name);
}

/** A right that is none in a space is in no review of one. */
async function existsIn({ region, id }: Scope, permission: Permission, signal: AbortSignal): Promise<boolean> {
  const { service, resource, action } = facetsOf(permission);
  const args = { path: { spaceId: id }, query: { service, resource, action }, signal };
  const { items } = await call(region, 'ListPermissionsSpace', args);
  return items.some(({ name }) => name === permission.name);
}
