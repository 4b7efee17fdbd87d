/** Giving a service account what another one is granted: it is assigned to spaces, and given roles, permissions and ACLs. */
import type { PlannedStep } from '#shared/run.ts';
import type { KindOfRun } from './run-kind.ts';
import { isStepSo, type TellableOperation } from './step-readings.ts';

const operations = [
  'AssignServiceAccountToSpace',
  'SetIAMPolicyOrganisation',
  'SetIAMPolicySpace',
  'CreateACLServiceAccountOrganisationBulk',
  'CreateACLServiceAccountSpaceBulk',
] as const satisfies readonly TellableOperation[];

const accountOf = ({ path }: PlannedStep) => path['subjectId'] ?? path['serviceAccountId'];

/** In the order of the plan: an account has to be assigned to a space before it can hold anything there. */
export const copyGrants: KindOfRun = {
  operations: new Set(operations),
  reach: 'spaces',
  atOnce: 1,
  refuse(steps) {
    if (steps.some(({ path }) => (path['subjectType'] ?? 'serviceAccounts') !== 'serviceAccounts'))
      return 'gives to service accounts only';
    if (new Set(steps.map((step) => accountOf(step)?.toLowerCase())).size > 1) return 'gives to one account only';
    const takes = steps.some(({ body }) => (body as { delete?: unknown } | undefined)?.delete !== undefined);
    return takes ? 'gives, and takes nothing' : undefined;
  },
  isSo: isStepSo,
};
