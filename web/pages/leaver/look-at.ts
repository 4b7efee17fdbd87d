/** What a person holds at one place: the policy there, and ACLs and granular policies on every kind of resource. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { noGrants } from '#shared/rules/policy-delta.ts';
import { aclPairs, keyOfPair } from '#web/access/acl-entry.ts';
import { accessGate } from '#web/api/gate.ts';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import { readResourceNames } from '#web/access/use-resource-names.ts';
import { policyOf, readGranular } from '#web/access/subject-reads.ts';
import { allPages } from '#web/api/all-pages.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Reader } from '#web/api/reader.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import { nameText } from '#web/ui/name-text.ts';
import { serverNow } from '#web/session/session-store.ts';
import { findGranular } from './find-granular.ts';
import { personByEmail } from './find-places.ts';
import { isKnownAction, type Gap, type Person, type Place, type PlaceReading } from './findings.ts';

/** Reads a place; what could not be read is among its gaps. Rejects when aborted only. */
export async function lookAt(client: Reader, place: Place, email: string, signal: AbortSignal): Promise<PlaceReading> {
  const readAt = new Date(serverNow()).toISOString();
  const nothing = { ...place, readAt, grants: noGrants, acls: [], granular: [], names: new Map<string, string>() };
  if (place.scope.id === '') return nothing;
  const gaps = [...place.gaps];
  const missing = (kind: Gap['kind']) => (error: unknown) => {
    signal.throwIfAborted();
    gaps.push({ kind, error });
  };
  const isSought = place.person === undefined && place.scope.kind === 'space';
  const person = isSought
    ? await personByEmail(place.scope, email, signal).catch(missing('person'))
    : (place.person ?? undefined);
  if (!person) return { ...nothing, gaps };

  const { scope } = place;
  const subject = { type: 'users', id: person.id } as const;
  const policy = await accessGate(() => client.fetchQuery({ ...policyOf(scope, subject), staleTime: 0 }), signal).catch(
    missing('policy'),
  );
  const { grants, here } = policy ?? { grants: noGrants, here: true };
  // Where the region knows nobody of this id, there is nothing more to ask about.
  if (!here) return { ...nothing, person, assigned: place.assigned ?? false, gaps };

  const catalogue = await accessGate(() => client.fetchQuery(permissionsOf(scope)), signal).catch(missing('catalogue'));
  const types = aclPairs(catalogue ?? []).map(({ resource }) => resource);
  const [acls, granular] = await Promise.all([
    aclsAt(scope, person, catalogue ?? [], gaps, signal),
    findGranular(types, (type) => readGranular(scope, subject, type, signal)),
  ]);
  signal.throwIfAborted();
  if (granular.gap !== undefined) gaps.push(granular.gap);
  const unknown = granular.items.filter((item) => !isKnownAction(item));
  if (unknown.length > 0)
    gaps.push({ kind: 'granularUnknown', kinds: [...new Set(unknown.map(({ objectType }) => objectType))], error: '' });
  const roles =
    grants.roles.length === 0 ? [] : await accessGate(() => client.fetchQuery(rolesOf(scope)), signal).catch(() => []);
  // A granular policy names the resource without its service.
  const objects = granular.items.flatMap(({ objectType, objectId }) =>
    aclPairs(catalogue ?? [])
      .filter(({ resource }) => resource === objectType)
      .map((pair) => ({ ...pair, resourceId: objectId })),
  );
  const resources = await readResourceNames(client, scope, [...acls, ...objects], signal);
  const named = [...(catalogue ?? []), ...roles].map(({ uuid, name = uuid }) => [uuid, name] as const);
  const names = new Map([...named, ...resources].map(([id, name]) => [id, nameText(name)]));
  // Who looks for the person in a space and finds them, knows that they are assigned.
  const assigned = place.assigned ?? scope.kind === 'space';
  return { ...place, readAt, person, assigned, grants, acls, granular: granular.items, names, gaps };
}

async function aclsAt(
  scope: Scope,
  person: Person,
  catalogue: readonly Permission[],
  gaps: Gap[],
  signal: AbortSignal,
): Promise<readonly AclItem[]> {
  const unread: { readonly pair: string; readonly error: unknown }[] = [];
  const lists = await Promise.all(
    aclPairs(catalogue).map(async (pair) => {
      const list = inScope(scope, 'GetACLUser', { path: { userId: person.id }, query: pair });
      try {
        return await accessGate(() => allPages(...list, { signal }), signal);
      } catch (error) {
        signal.throwIfAborted();
        // Of somebody who is not there, nothing is missing.
        if (!(error instanceof ApiProblem && error.status === 404)) unread.push({ pair: keyOfPair(pair), error });
        return [];
      }
    }),
  );
  const [first] = unread;
  if (first !== undefined) {
    gaps.push({ kind: 'acls', kinds: unread.map(({ pair }) => pair).sort(), error: first.error });
  }
  return lists.flat();
}
