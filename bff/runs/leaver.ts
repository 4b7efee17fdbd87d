/** Somebody leaves: one step of the checklist, what they hold being taken away; and giving back what was. */
import { z } from 'zod';
import { idIn } from '#shared/contract/operation.ts';
import type { Body, OperationId } from '#shared/contract/catalogue.ts';
import type { IamPolicy } from '#shared/contract/iam/policies.ts';
import type { PlannedCall, PlannedStep, RunStep } from '#shared/run.ts';
import { Moved, Unreadable, type KindOfRun, type RunReader } from './run-kind.ts';
import { isStepSo, placeOf, type TellableOperation } from './step-readings.ts';

/** Things that are taken away at the same time: nothing says which of those of a step is first. */
const atOnce = 4;

const takingGrants = [
  'SetIAMPolicyOrganisation',
  'SetIAMPolicySpace',
  'SetIAMGranularPolicyOrganisation',
  'SetIAMGranularPolicySpace',
  'DeleteACLUserOrganisationBulk',
  'DeleteACLUserSpaceBulk',
] as const satisfies readonly TellableOperation[];

const leaving = ['UnassignUserSpace', 'PatchUserStateOrganisation', 'DeleteUserOrganisation'] as const;

/** What gives back what each operation has taken, where that is exactly what was there. */
const givingBack: Readonly<Partial<Record<OperationId, TellableOperation>>> = {
  SetIAMPolicyOrganisation: 'SetIAMPolicyOrganisation',
  SetIAMPolicySpace: 'SetIAMPolicySpace',
  SetIAMGranularPolicyOrganisation: 'SetIAMGranularPolicyOrganisation',
  SetIAMGranularPolicySpace: 'SetIAMGranularPolicySpace',
  DeleteACLUserOrganisationBulk: 'CreateACLUserOrganisationBulk',
  DeleteACLUserSpaceBulk: 'CreateACLUserSpaceBulk',
  PatchUserStateOrganisation: 'PatchUserStateOrganisation',
};

/** One item only: a step is done as a whole or not at all, and so is taking it back. */
const Acls = z.strictObject({ items: z.array(z.unknown()).length(1) });
const Taken = z.union([
  z.undefined(),
  z.strictObject({ delete: z.unknown() }),
  z.strictObject({ active: z.literal(false) }),
  Acls,
]);
const Given = z.union([z.strictObject({ add: z.unknown() }), z.strictObject({ active: z.literal(true) }), Acls]);

const userOf = ({ path }: PlannedCall) => path['subjectId'] ?? path['userId'];

function refuseUnless(Brings: z.ZodType, words: string) {
  return (steps: readonly PlannedStep[]): string | undefined => {
    if (steps.some(({ body }) => !Brings.safeParse(body).success)) return words;
    if (steps.some(({ path }) => (path['subjectType'] ?? 'users') !== 'users')) return 'is about a user';
    return new Set(steps.map((step) => userOf(step)?.toLowerCase())).size > 1 ? 'is about one user' : undefined;
  };
}

const refuseGiving = refuseUnless(Taken, 'takes, and gives nothing');
const isOfGrants = ({ operation }: PlannedStep) => takingGrants.some((one) => one === operation);

export const leaver: KindOfRun = {
  operations: new Set([...takingGrants, ...leaving]),
  reach: 'places',
  atOnce,
  // The page has shown all of it, and what could not be read as well.
  agreed: 'untold',
  targetOf: userOf,
  refuse(steps) {
    const parts = new Set(steps.map((step) => (isOfGrants(step) ? 'grants' : step.operation)));
    return parts.size > 1 ? 'is one step of the checklist' : refuseGiving(steps);
  },
  isSo: (step, reader) =>
    step.operation === 'SetIAMPolicyOrganisation' || step.operation === 'SetIAMPolicySpace'
      ? isPolicyEmpty(step, reader)
      : isStepSo(step, reader),
  inverseOf({ operation, path, body, name, state }: RunStep): PlannedStep | undefined {
    const inverse = state === 'done' ? givingBack[operation] : undefined;
    return inverse && { operation: inverse, path, body: inverseBody(body), ...(name !== undefined && { name }) };
  },
};

export const giveBack: KindOfRun = {
  operations: new Set(Object.values(givingBack)),
  reach: 'places',
  atOnce,
  targetOf: userOf,
  refuse: refuseUnless(Given, 'gives, and takes nothing'),
  async isSo(step, reader) {
    const isSo = await isStepSo(step, reader);
    if (!isSo && placeOf(step) === 'space') await requireAssigned(step, reader);
    return isSo;
  },
};

/** Nobody holds anything in a space before being assigned to it. Throws `Unreadable` for whoever is not, and what reading throws. */
async function requireAssigned(step: PlannedStep, reader: RunReader): Promise<void> {
  const { spaceId = '' } = step.path;
  const path = { spaceId, userId: userOf(step) ?? '' };
  if ((await reader.read('GetUserSpace', { path })) === undefined)
    throw new Unreadable({ title: 'The user is not assigned to the space', status: 404 }, { why: 'notAssigned' });
}

/** Throws `Moved` where the policy is another one than the step takes away: what somebody has given since was not agreed to. */
async function isPolicyEmpty(step: PlannedStep, reader: RunReader): Promise<boolean> {
  const found = await reader.read(idIn(placeOf(step), 'GetIAMPolicy'), { path: step.path });
  const { roles, permissions } = (found ?? { roles: [], permissions: [] }) as IamPolicy;
  const { delete: taken } = step.body as Body<'SetIAMPolicySpace'>;
  const held = new Set([...roles, ...permissions].map((id) => id.toLowerCase()));
  const planned = [...(taken?.roles ?? []), ...(taken?.permissions ?? [])].map((id) => id.toLowerCase());
  if (held.size === 0) return true;
  if (held.size !== new Set(planned).size || planned.some((id) => !held.has(id))) throw new Moved();
  return false;
}

function inverseBody(body: unknown): unknown {
  const { delete: taken, active } = body as { readonly delete?: unknown; readonly active?: boolean };
  if (taken !== undefined) return { add: taken };
  return active === undefined ? body : { active: !active };
}
