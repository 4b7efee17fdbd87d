/** A place is made like another one: roles, what they give, and what people hold, by names; and what takes that back. */
import { idIn } from '#shared/contract/operation.ts';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { NamedRights, PlannedStep, RunStep } from '#shared/run.ts';
import { nothingNamed, rightsOf, roleNamed } from './ids-by-name.ts';
import { readHeld } from './right-parts.ts';
import { joinRights, keepRights, withoutRights, type RightsBody } from './rights-body.ts';
import type { PartKind, RunReader } from './run-kind.ts';
import { placeOf } from './step-readings.ts';

const creating = ['CreateRoleOrganisation', 'CreateRoleSpace'] as const satisfies readonly OperationId[];
const giving = ['AddRolePermissionsOrganisation', 'AddRolePermissionsSpace'] as const satisfies readonly OperationId[];
const taking = [
  'RemoveRolePermissionsOrganisation',
  'RemoveRolePermissionsSpace',
] as const satisfies readonly OperationId[];
const policies = ['SetIAMPolicyOrganisation', 'SetIAMPolicySpace'] as const satisfies readonly OperationId[];

const isOf = (operations: readonly OperationId[], { operation }: Pick<PlannedStep, 'operation'>) =>
  operations.includes(operation);
const isCreation = (step: PlannedStep) => isOf(creating, step);
const isPolicy = (step: PlannedStep) => isOf(policies, step);
const countIn = ({ roles = [], permissions = [] }: NamedRights = {}) => roles.length + permissions.length;

/** In the order of the plan: a role is there before it is given anything, and before anybody is given it. */
export const alike: PartKind = {
  operations: new Set([...creating, ...giving, ...taking, ...policies]),
  atOnce: 1,
  isByName: true,
  refuse(steps) {
    if (steps.some((step) => !isCreation(step) && !isWhole(step))) return 'gives or takes something by name';
    const subjects = steps
      .filter(isPolicy)
      .map(({ path }) => `${path['subjectType']} ${path['subjectId']}`.toLowerCase());
    return new Set(subjects).size < subjects.length ? 'names somebody twice' : undefined;
  },
  addressed,
  async left(step, reader, isAhead = false) {
    if (isCreation(step)) {
      const body = step.body as RightsBody;
      return (await roleNamed(step, body.name ?? '', reader)) === undefined ? body : undefined;
    }
    const body = step.body === undefined ? await rightsOf(step, reader, isAhead) : (step.body as RightsBody);
    const { role, add } = step.named ?? {};
    if (role !== undefined && isAhead && (await isAwaited(step, [role], reader))) return body;
    const rest = await leftOf(step, body, reader);
    // Of what is not there yet nobody has an id to tell.
    return rest === undefined && isAhead && (await isAwaited(step, add?.roles, reader)) ? step.named : rest;
  },
  allLeft: (steps) => Promise.resolve(steps.map(() => undefined)),
  join: (one, other) => joinRights(one as RightsBody | undefined, other as RightsBody | undefined),
  without: (one, other) => withoutRights(one as RightsBody | undefined, other as RightsBody | undefined),
  inverseOf,
};

/** What gives back what was taken, and takes what was given. */
export const unlike: PartKind = { ...alike, refuse: () => undefined };

/** With the id of its role. Throws what reading throws, and `Unreadable` where there is none. */
async function addressed(step: PlannedStep, reader: RunReader): Promise<PlannedStep> {
  const { role } = step.named ?? {};
  if (role === undefined) return step;
  const roleUuid = await roleNamed(step, role, reader);
  if (roleUuid === undefined) throw nothingNamed([role]);
  return { ...step, path: { ...step.path, roleUuid } };
}

/** The most permissions of a role that a region changes at once (contract 8). */
const mostAtOnce = 100;

/** Gives or takes something, and nothing of a role that it could not. */
function isWhole({ named = {}, operation }: PlannedStep): boolean {
  const [given, taken] = [countIn(named.add), countIn(named.delete)];
  if (named.role === undefined) return isOf(policies, { operation }) && given + taken > 0;
  const isNothingElse = countIn({ roles: [...(named.add?.roles ?? []), ...(named.delete?.roles ?? [])] }) === 0;
  if (given + taken > mostAtOnce) return false;
  return isNothingElse && (isOf(giving, { operation }) ? given > 0 && taken === 0 : taken > 0 && given === 0);
}

/** Whether a step before this one is to make any of these roles. */
async function isAwaited({ named, ...step }: PlannedStep, roles: readonly string[] = [], reader: RunReader) {
  for (const role of roles)
    if (named?.made?.includes(role) === true && (await roleNamed(step, role, reader)) === undefined) return true;
  return false;
}

async function leftOf(step: PlannedStep, body: RightsBody, reader: RunReader): Promise<RightsBody | undefined> {
  if (isPolicy(step)) {
    const isHeld = await readHeld(step, reader);
    return keepRights(body, (right) => {
      const [verb = '', what = '', id = ''] = right.split(' ');
      const part = { key: `${what} ${id}`, what: what === 'roles' ? 'roles' : 'permissions', id } as const;
      return isHeld(part) !== (verb === 'add');
    });
  }
  const { path } = await addressed(step, reader);
  const items = await reader.readAll(idIn(placeOf(step), 'GetRolePermissions'), { path });
  const held = new Set((items ?? []).map((item) => (item as { readonly uuid: string }).uuid.toLowerCase()));
  return keepRights(body, (right) => held.has(right.split(' ')[2] ?? '') !== isOf(giving, step));
}

/** A role that was created stays: nobody else may have been asked who holds it by now. It gives nothing any more. */
function inverseOf({ operation, path, name, named, state, changed }: RunStep): PlannedStep | undefined {
  if ((state !== 'done' && state !== 'failed') || changed === undefined) return undefined;
  const { add, delete: taken, permissions } = changed as RightsBody;
  const opposite = { ...oppositeOf(giving, taking), ...oppositeOf(taking, giving), ...oppositeOf(policies, policies) };
  const inverse = opposite[operation];
  if (inverse === undefined) return undefined;
  const body =
    permissions === undefined ? { ...(taken && { add: taken }), ...(add && { delete: add }) } : { permissions };
  const role = named?.role;
  return {
    operation: inverse,
    path,
    body,
    ...(name !== undefined && { name }),
    ...(role !== undefined && { named: { role } }),
  };
}

function oppositeOf(
  one: readonly OperationId[],
  other: readonly OperationId[],
): Readonly<Partial<Record<OperationId, OperationId>>> {
  return Object.fromEntries(one.map((operation, index) => [operation, other[index]]));
}
