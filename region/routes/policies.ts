/** IAM policies and the deprecated granular policies in both scopes (contract 4.7, behaviours B10.5 to B10.9, B10.13). */
import type { ProblemFragment } from '#shared/contract/problem.ts';
import type { SomeHandlers, ScopedRequest } from '#region/handler/handler.ts';
import { ProblemError } from '#region/request/problem.ts';
import {
  addGranularItems,
  addToPolicy,
  granularItems,
  policyOf,
  removeFromPolicy,
  removeGranularItems,
  type GranularItem,
} from '#region/store/policies.ts';
import { namedIds, requireGrantablePermissions, requireGrantableRoles, type NamedId } from './grantable.ts';
import { asStoredId, requireIdentity, requireRightToTake, subjectOf } from './subjects.ts';

async function get(request: ScopedRequest<'GetIAMPolicy'>) {
  const identity = await requireIdentity(request, subjectOf(request.path));
  return policyOf(request.connection, identity, request.scope.scopeId);
}

async function set(request: ScopedRequest<'SetIAMPolicy'>) {
  const { body, connection, path, scope } = request;
  const add = grantsOf('add', body.add);
  const take = grantsOf('delete', body.delete);
  const taken = [...take.roles, ...take.permissions];
  if (taken.length > 0) await requireRightToTake(request);
  if (taken.length + add.roles.length + add.permissions.length === 0) {
    throw refusal('missing_roles', [{ field: 'add' }], 'must name a role or a permission, or delete must');
  }
  refuseBoth('ambiguous_role_elements', add.roles, take.roles);
  refuseBoth('ambiguous_permission_elements', add.permissions, take.permissions);
  const identity = await requireIdentity(request, subjectOf(path));
  await requireGrantableRoles(request, [...add.roles, ...take.roles]);
  await requireGrantablePermissions(request, [...add.permissions, ...take.permissions]);
  await addToPolicy(connection, identity, scope.scopeId, uuidsOf(add));
  await removeFromPolicy(connection, identity, scope.scopeId, uuidsOf(take));
  return undefined;
}

interface NamedGrants {
  readonly roles: readonly NamedId[];
  readonly permissions: readonly NamedId[];
}

type GivenGrants = ScopedRequest<'SetIAMPolicy'>['body']['add'];

function grantsOf(field: 'add' | 'delete', given: GivenGrants = {}): NamedGrants {
  return {
    roles: namedIds(`${field}.roles`, given.roles),
    permissions: namedIds(`${field}.permissions`, given.permissions),
  };
}

function uuidsOf({ roles, permissions }: NamedGrants) {
  return { roles: roles.map(({ uuid }) => uuid), permissions: permissions.map(({ uuid }) => uuid) };
}

function refuseBoth(fragment: ProblemFragment, add: readonly NamedId[], take: readonly NamedId[]): void {
  const added = new Set(add.map(({ uuid }) => uuid));
  const both = take.filter(({ uuid }) => added.has(uuid));
  if (both.length > 0) throw refusal(fragment, both, 'is to be added as well');
}

function refusal(fragment: ProblemFragment, wrong: readonly Pick<NamedId, 'field'>[], description: string) {
  const violations = wrong.map(({ field }) => ({ field, description }));
  return new ProblemError(fragment, `${wrong.map(({ field }) => field).join(', ')} ${description}.`, { violations });
}

async function getGranular(request: ScopedRequest<'GetIAMGranularPolicy'>) {
  const { connection, path, scope } = request;
  const identity = await requireIdentity(request, subjectOf(path));
  const place = { identity, scopeId: scope.scopeId, objectType: path.objectType };
  const items = await granularItems(connection, place);
  return { items: items.map((item) => ({ ...item })), totalSize: items.length };
}

async function setGranular(request: ScopedRequest<'SetIAMGranularPolicy'>) {
  const { body, connection, path, scope } = request;
  const [add, take] = [body.add, body.delete].map(itemsOf) as [GranularItem[], GranularItem[]];
  if (take.length > 0) await requireRightToTake(request);
  if (add.length + take.length === 0) {
    throw refusal('invalid_parameter', [{ field: 'add' }], 'must hold an item, or delete must');
  }
  const wordOf = ({ action, objectId }: GranularItem) => `${action} ${objectId}`;
  const added = new Set(add.map(wordOf));
  const both = take.flatMap((item, index) => (added.has(wordOf(item)) ? [{ field: `delete[${index}]` }] : []));
  if (both.length > 0) throw refusal('ambiguous_granular_permission_elements', both, 'is to be added as well');
  const identity = await requireIdentity(request, subjectOf(path));
  const place = { identity, scopeId: scope.scopeId, objectType: path.objectType };
  await addGranularItems(connection, place, add);
  await removeGranularItems(connection, place, take);
  return undefined;
}

function itemsOf(given: readonly GranularItem[] = []): GranularItem[] {
  return given.map(({ action, objectId }) => ({ action, objectId: asStoredId(objectId) }));
}

export const policyHandlers = {
  GetIAMPolicyOrganisation: get,
  GetIAMPolicySpace: get,
  SetIAMPolicyOrganisation: set,
  SetIAMPolicySpace: set,
  GetIAMGranularPolicyOrganisation: getGranular,
  GetIAMGranularPolicySpace: getGranular,
  SetIAMGranularPolicyOrganisation: setGranular,
  SetIAMGranularPolicySpace: setGranular,
} satisfies SomeHandlers;
