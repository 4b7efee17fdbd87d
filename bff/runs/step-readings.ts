/** How reading tells whether what a step of a run is to bring about is so already, by the operation of the step. */
import { idIn } from '#shared/contract/operation.ts';
import type { Body, OperationId } from '#shared/contract/catalogue.ts';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import type { IamPolicy } from '#shared/contract/iam/policies.ts';
import type { User } from '#shared/contract/iam/users.ts';
import type { PlannedCall } from '#shared/run.ts';
import type { RunReader } from './run-kind.ts';

type StepReading = (step: PlannedCall, reader: RunReader) => Promise<boolean>;

const isThere =
  (id: OperationId): StepReading =>
  async ({ path }, reader) =>
    (await reader.read(id, { path })) !== undefined;

const isGone =
  (id: OperationId): StepReading =>
  async ({ path }, reader) =>
    (await reader.read(id, { path })) === undefined;

const stepReadings = {
  AssignUserToSpace: isThere('GetUserSpace'),
  UnassignUserSpace: isGone('GetUserSpace'),
  DeleteUserOrganisation: isGone('GetUserOrganisation'),
  PatchUserStateOrganisation: isInState,
  PatchUserStateSpace: isInState,
  AssignServiceAccountToSpace: isThere('GetServiceAccountSpace'),
  SetIAMPolicyOrganisation: hasGrants,
  SetIAMPolicySpace: hasGrants,
  CreateACLServiceAccountOrganisationBulk: holdsAcls,
  CreateACLServiceAccountSpaceBulk: holdsAcls,
} as const satisfies Partial<Record<OperationId, StepReading>>;

/** Operations whose outcome can be told by reading. */
export type TellableOperation = keyof typeof stepReadings;

/** Whether what the step is to bring about is so. Throws what reading throws, and a `TypeError` for any other operation. */
export function isStepSo(step: PlannedCall, reader: RunReader): Promise<boolean> {
  const readings: Partial<Record<OperationId, StepReading>> = stepReadings;
  const reading = readings[step.operation];
  if (reading === undefined) throw new TypeError(`no reading tells of ${step.operation}`);
  return reading(step, reader);
}

const placeOf = ({ path }: PlannedCall) => ('organisationId' in path ? 'organisation' : 'space');

async function isInState(step: PlannedCall, reader: RunReader): Promise<boolean> {
  const { active } = step.body as Body<'PatchUserStateSpace'>;
  const found = await reader.read(idIn(placeOf(step), 'GetUser'), { path: step.path });
  return (found as User | undefined)?.active === active;
}

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
  const { items } = step.body as Body<'CreateACLServiceAccountSpaceBulk'>;
  const kinds = new Map(items.map(({ service, resource }) => [`${service}.${resource}`, { service, resource }]));
  const held = new Set<string>();
  for (const query of kinds.values()) {
    const found = await reader.readAll(idIn(placeOf(step), 'GetACLServiceAccount'), { path: step.path, query });
    for (const item of found ?? []) held.add(keyOf(item as AclItem));
  }
  return items.every((item) => held.has(keyOf(item)));
}

type Held = Omit<AclItem, 'subresource'> & { readonly subresource?: string | undefined };

function keyOf({ permissionId, service, resource, resourceId, subresource }: Held): string {
  return JSON.stringify([permissionId, service, resource, resourceId, subresource ?? '']).toLowerCase();
}
