/** The same change of many users, or of what many users or service accounts are granted, each apart from the others: what one is refused, the next may get. */
import { z } from 'zod';
import type { PlannedStep, RunStep } from '#shared/run.ts';
import type { ChangeOfMany } from '#shared/run-kinds.ts';
import type { KindOfRun } from './run-kind.ts';
import { areStepsSo, isStepSo, type TellableOperation } from './step-readings.ts';

/** Subjects that are changed at the same time: one waits for the disk while others are at the region. */
const atOnce = 6;

/** `Brings`: what the body of every step has to be, where its operation allows more. */
function changeOfMany(operations: readonly TellableOperation[], Brings: z.ZodType = z.undefined()): KindOfRun {
  return {
    operations: new Set(operations),
    atOnce,
    refuse(steps) {
      if (steps.some(({ body }) => !Brings.safeParse(body).success)) return 'does something else than its kind';
      if (new Set(steps.map(({ operation, body }) => JSON.stringify([operation, body]))).size > 1)
        return 'does the same to all';
      // Nothing says in which order two changes of one subject would be made.
      const subjects = new Set(steps.map(({ path }) => Object.values(path).join('/').toLowerCase()));
      return subjects.size < steps.length ? 'names somebody twice' : undefined;
    },
    isSo: isStepSo,
    areSo: areStepsSo,
    inverseOf,
  };
}

const stateOfUser = ['PatchUserStateOrganisation', 'PatchUserStateSpace'] as const;
const policies = ['SetIAMPolicyOrganisation', 'SetIAMPolicySpace'] as const;
const one = z.tuple([z.guid()]);
const OneGrant = z.union([z.strictObject({ roles: one }), z.strictObject({ permissions: one })]);

export const changesOfMany: Readonly<Record<ChangeOfMany, KindOfRun>> = {
  activate: changeOfMany(stateOfUser, z.strictObject({ active: z.literal(true) })),
  deactivate: changeOfMany(stateOfUser, z.strictObject({ active: z.literal(false) })),
  assign: { ...changeOfMany(['AssignUserToSpace', 'AssignServiceAccountToSpace']), reach: 'spaces' },
  unassign: changeOfMany(['UnassignUserSpace']),
  delete: changeOfMany(['DeleteUserOrganisation', 'DeleteServiceAccountOrganisation', 'DeleteServiceAccountSpace']),
  grant: changeOfMany(policies, z.strictObject({ add: OneGrant })),
  revoke: changeOfMany(policies, z.strictObject({ delete: OneGrant })),
};

function inverseOf({ operation, path, body, name, state }: RunStep): PlannedStep | undefined {
  if (state !== 'done') return undefined;
  const { add, delete: taken, active } = body as { readonly add?: object; readonly delete?: object; active?: boolean };
  const inverse =
    active === undefined ? { ...(taken && { add: taken }), ...(add && { delete: add }) } : { active: !active };
  return { operation, path, body: inverse, ...(name !== undefined && { name }) };
}
