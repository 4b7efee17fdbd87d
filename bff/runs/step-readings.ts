/** How reading tells whether what a step of a run is to bring about is so already, by the operation of the step. */
import { idIn } from '#shared/contract/operation.ts';
import { isUuid } from '#shared/contract/path.ts';
import type { Body, OperationId, Reply } from '#shared/contract/catalogue.ts';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { IamPolicy } from '#shared/contract/iam/policies.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { groupsOf } from '#shared/rules/groups-of.ts';
import type { PlannedCall } from '#shared/run.ts';
import { unlessUnreadable, Unreadable, type ReaderAhead, type RunReader } from './run-kind.ts';

type StepReading = (step: PlannedCall, reader: RunReader) => Promise<boolean>;

/** By one item, of which a list narrowed to ids tells as well (behaviours B1.11). */
interface ItemReading {
  readonly item: OperationId;
  readonly list: OperationId;
  /** The parameter of the path that is the item's id. */
  readonly parameter: string;
  readonly isSo: (item: unknown, step: PlannedCall) => boolean;
  /** Nothing can be done about one that is not there. */
  readonly needsItem?: true;
}

const isThere = (item: unknown) => item !== undefined;
const isGone = (item: unknown) => item === undefined;

function isInState(user: unknown, { body }: PlannedCall): boolean {
  return (user as User | undefined)?.active === (body as Body<'PatchUserStateSpace'>).active;
}

const userIn = (place: 'Organisation' | 'Space', isSo: ItemReading['isSo']) =>
  ({ item: `GetUser${place}`, list: `ListUser${place}`, parameter: 'userId', isSo }) as const;

const accountIn = (place: 'Organisation' | 'Space', isSo: ItemReading['isSo']) =>
  ({
    item: `GetServiceAccount${place}`,
    list: `ListServiceAccount${place}`,
    parameter: 'serviceAccountId',
    isSo,
  }) as const;

const itemReadings = {
  AssignUserToSpace: userIn('Space', isThere),
  UnassignUserSpace: userIn('Space', isGone),
  DeleteUserOrganisation: userIn('Organisation', isGone),
  PatchUserStateOrganisation: { ...userIn('Organisation', isInState), needsItem: true },
  PatchUserStateSpace: { ...userIn('Space', isInState), needsItem: true },
  AssignServiceAccountToSpace: accountIn('Space', isThere),
  // Gone within moments of the answer, before an answer that was lost is asked about (behaviours B8.4).
  DeleteServiceAccountOrganisation: accountIn('Organisation', isGone),
  DeleteServiceAccountSpace: accountIn('Space', isGone),
} as const satisfies Partial<Record<OperationId, ItemReading>>;

const stepReadings = {
  SetIAMPolicyOrganisation: hasGrants,
  SetIAMPolicySpace: hasGrants,
  CreateACLServiceAccountOrganisationBulk: holdsAcls,
  CreateACLServiceAccountSpaceBulk: holdsAcls,
  CreateACLUserOrganisationBulk: holdsAcls,
  CreateACLUserSpaceBulk: holdsAcls,
  DeleteACLUserOrganisationBulk: lacksAcls,
  DeleteACLUserSpaceBulk: lacksAcls,
  SetIAMGranularPolicyOrganisation: hasGranular,
  SetIAMGranularPolicySpace: hasGranular,
} as const satisfies Partial<Record<OperationId, StepReading>>;

/** Operations whose outcome can be told by reading. */
export type TellableOperation = keyof typeof itemReadings | keyof typeof stepReadings;

const itemReadingOf = ({ operation }: PlannedCall) =>
  (itemReadings as Partial<Record<OperationId, ItemReading>>)[operation];

/** Whether what the step is to bring about is so. Throws what reading throws, and a `TypeError` for any other operation. */
export async function isStepSo(step: PlannedCall, reader: RunReader): Promise<boolean> {
  const byItem = itemReadingOf(step);
  if (byItem !== undefined) {
    const item = await reader.read(byItem.item, { path: step.path });
    if (item === undefined && byItem.needsItem)
      throw new Unreadable({ title: 'It is not there any more', status: 404 }, { why: 'gone' });
    return byItem.isSo(item, step);
  }
  const reading = (stepReadings as Partial<Record<OperationId, StepReading>>)[step.operation];
  if (reading === undefined) throw new TypeError(`no reading tells of ${step.operation}`);
  return reading(step, reader);
}

/**
 * The same of many steps, at most 100, by their order, where lists tell; undefined where none does, or may not be read.
 * Throws what stands in the way of all reading.
 */
export async function areStepsSo(
  steps: readonly PlannedCall[],
  reader: RunReader,
): Promise<readonly (boolean | undefined)[]> {
  const items = await itemsOf(steps, reader);
  return steps.map((step) => {
    const { item } = items.get(step) ?? {};
    const { isSo, needsItem } = itemReadingOf(step) ?? {};
    return !items.has(step) || (item === undefined && needsItem) ? undefined : isSo?.(item, step);
  });
}

/** What `isStepSo` reads of each of many steps, as lists tell it; told to whoever reads ahead. Refuses as `areStepsSo` does. */
export async function readStepsAhead(steps: readonly PlannedCall[], ahead: ReaderAhead): Promise<void> {
  for (const [{ path }, { read, item }] of await itemsOf(steps, ahead)) ahead.tell([read, { path }], item);
}

/** `read`: what reads one alone. */
type ListedItem = { readonly read: OperationId; readonly item: unknown };

/** Of those steps alone that lists tell about: undefined for an item that is not there. */
async function itemsOf(
  steps: readonly PlannedCall[],
  reader: RunReader,
): Promise<ReadonlyMap<PlannedCall, ListedItem>> {
  const told = new Map<PlannedCall, ListedItem>();
  for (const together of groupsOf(steps, listKeyOf).values()) {
    const [first] = together;
    const { path } = first;
    const reading = itemReadingOf(first);
    if (reading === undefined) continue;
    const { item: read, list, parameter } = reading;
    const idOf = (step: PlannedCall) => (step.path[parameter] ?? '').toLowerCase();
    // Whoever may not list may still read one after the other.
    const items = await unlessUnreadable(reader.readItems(list, path, [...new Set(together.map(idOf))]));
    for (const step of items === undefined ? [] : together) told.set(step, { read, item: items?.get(idOf(step)) });
  }
  return told;
}

/** Steps of which one list tells have the same key. */
function listKeyOf(step: PlannedCall): string | undefined {
  const reading = itemReadingOf(step);
  if (reading === undefined) return undefined;
  const { [reading.parameter]: _, ...path } = step.path;
  return JSON.stringify([reading.list, path]);
}

/** Where a call is made: in an organisation or a space. */
export const placeOf = ({ path }: Pick<PlannedCall, 'path'>) => ('organisationId' in path ? 'organisation' : 'space');

async function hasGrants(step: PlannedCall, reader: RunReader): Promise<boolean> {
  const { add, delete: taken } = step.body as Body<'SetIAMPolicySpace'>;
  const found = await reader.read(idIn(placeOf(step), 'GetIAMPolicy'), { path: step.path });
  const { roles, permissions } = (found ?? { roles: [], permissions: [] }) as IamPolicy;
  const held = new Set([...roles, ...permissions].map((id) => id.toLowerCase()));
  const isHeld = (id: string) => held.has(id.toLowerCase());
  return allOf(add).every(isHeld) && !allOf(taken).some(isHeld);
}

function allOf({
  roles = [],
  permissions = [],
}: NonNullable<Body<'SetIAMPolicySpace'>['add']> = {}): readonly string[] {
  return [...roles, ...permissions];
}

async function holdsAcls(step: PlannedCall, reader: RunReader): Promise<boolean> {
  const isHeld = await readHeldAcls(step, reader);
  return aclsIn(step).every(isHeld);
}

async function lacksAcls(step: PlannedCall, reader: RunReader): Promise<boolean> {
  const isHeld = await readHeldAcls(step, reader);
  return !aclsIn(step).some(isHeld);
}

async function hasGranular(step: PlannedCall, reader: RunReader): Promise<boolean> {
  const { add = [], delete: taken = [] } = step.body as Body<'SetIAMGranularPolicySpace'>;
  const found = await reader.read(idIn(placeOf(step), 'GetIAMGranularPolicy'), { path: step.path });
  const { items = [] } = (found ?? {}) as Partial<Reply<'GetIAMGranularPolicySpace'>>;
  const held = new Set(items.map(keyOfGranular));
  const isHeld = (item: Pick<(typeof items)[number], 'action' | 'objectId'>) => held.has(keyOfGranular(item));
  return add.every(isHeld) && !taken.some(isHeld);
}

function keyOfGranular({ action, objectId }: { readonly action: string; readonly objectId: string }): string {
  return `${action} ${isUuid(objectId) ? objectId.toLowerCase() : objectId}`;
}

type AclStep = Pick<PlannedCall, 'path' | 'body'>;

const aclsIn = ({ body }: AclStep) => (body as AclItems).items;

/** The items of a body about ACLs. */
export type AclItems = Body<'CreateACLServiceAccountSpaceBulk'>;

/** Whether whom the step is about holds an item of its body. Throws what reading throws. */
export async function readHeldAcls(
  step: AclStep,
  reader: RunReader,
): Promise<(item: AclItems['items'][number]) => boolean> {
  const items = aclsIn(step);
  const kinds = new Map(items.map(({ service, resource }) => [`${service}.${resource}`, { service, resource }]));
  const held = new Set<string>();
  for (const query of kinds.values()) {
    const list = 'userId' in step.path ? 'GetACLUser' : 'GetACLServiceAccount';
    const found = await reader.readAll(idIn(placeOf(step), list), { path: step.path, query });
    for (const item of found ?? []) held.add(keyOfAcl(item as AclItem));
  }
  return (item) => held.has(keyOfAcl(item));
}

type Held = Pick<AclItem, 'permissionId' | 'service' | 'resource' | 'resourceId'> & {
  readonly subresource?: string | undefined;
};

/** Equal for items that a region takes for the same (behaviours B10.11): of ids letter case says nothing. */
export function keyOfAcl({ permissionId, service, resource, resourceId, subresource }: Held): string {
  const id = isUuid(resourceId) ? resourceId.toLowerCase() : resourceId;
  return JSON.stringify([permissionId.toLowerCase(), service, resource, id, subresource ?? '']);
}
