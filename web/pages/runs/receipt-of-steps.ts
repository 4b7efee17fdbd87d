/** What a run has changed about who may do what, by what its steps asked for and what came of each. Pure. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { changesOfMany, changesOfRights, type RunKind } from '#shared/run-kinds.ts';
import type { Run, RunScope, RunStep } from '#shared/run.ts';
import { sizeOf, type PolicyDelta } from '#shared/rules/policy-delta.ts';
import type { Subject } from '#web/address/paths.ts';
import { isUnderWay } from '#web/api/run-calls.ts';
import type { Scope } from '#web/api/scope.ts';
import { changeOfOperation } from './change-of-operation.ts';
import { policyDelta } from './delta-of-step.ts';

/** What a step changes, as its call states it; `other`: only its words tell. */
export type StepChange =
  | { readonly kind: 'policy'; readonly delta: PolicyDelta }
  | { readonly kind: 'acls'; readonly isGiving: boolean; readonly items: readonly AclItem[] }
  | { readonly kind: 'deleted' | 'unassigned' | 'deactivated' | 'activated' | 'assigned' | 'other' };

/** What came of it. What is lost is told on top; `todo` was never begun. */
export const receiptOutcomes = ['lost', 'gained', 'failed', 'uncertain', 'inert', 'todo'] as const;
export type ReceiptOutcome = (typeof receiptOutcomes)[number];

export interface ReceiptLine {
  readonly key: string;
  readonly step: RunStep;
  readonly outcome: ReceiptOutcome;
  readonly change: StepChange;
  /** Where it was changed. */
  readonly scope: Scope;
  /** Whom it is about, as long as there is somebody. */
  readonly subject: Subject | undefined;
  /** Whether it was so before could not be read. */
  readonly wasPerhapsSo: boolean;
}

const kinds = new Set<RunKind>([
  ...changesOfMany,
  ...changesOfRights,
  'copyGrants',
  'leaver',
  'giveBack',
  'alike',
  'unlike',
]);

/** Whether there is anything to tell of what a run has changed. */
export function hasReceipt(run: Run): boolean {
  const { done, failed, skipped, unknown } = run.counts;
  return kinds.has(run.kind) && run.isConfirmed && !isUnderWay(run) && done + failed + skipped + unknown > 0;
}

/** A line for each step; two for one that has failed after some of it was changed. */
export function receiptLines(scope: RunScope, steps: readonly RunStep[]): readonly ReceiptLine[] {
  return steps.flatMap((step): ReceiptLine[] => {
    const { state, changed, body, finding } = step;
    const line = (outcome: ReceiptOutcome, change: StepChange): ReceiptLine => ({
      key: `${step.position} ${outcome}`,
      step,
      outcome,
      change,
      scope: placeOf(scope, step),
      subject: change.kind === 'deleted' && outcome === 'lost' ? undefined : subjectOf(step),
      wasPerhapsSo: finding === 'unclear' && changed === undefined && (outcome === 'lost' || outcome === 'gained'),
    });
    const brought = changeBy(step, changed ?? body);
    const came = line(takes(step, brought) ? 'lost' : 'gained', brought);
    switch (state) {
      case 'done':
        return [came];
      case 'failed':
        return [...(changed === undefined ? [] : [came]), line('failed', changeBy(step, body))];
      case 'skipped':
        return [line('inert', changeBy(step, body))];
      case 'todo':
        return [line('todo', changeBy(step, body))];
      default:
        return [line('uncertain', changeBy(step, body))];
    }
  });
}

function changeBy({ operation }: RunStep, body: unknown): StepChange {
  const { items = [], active } = (body ?? {}) as { readonly items?: readonly AclItem[]; readonly active?: boolean };
  const kind = changeOfOperation[operation] ?? 'other';
  switch (kind) {
    case 'policy': {
      const delta = policyDelta(body);
      return sizeOf(delta.add) + sizeOf(delta.remove) > 0 ? { kind, delta } : { kind: 'other' };
    }
    case 'aclsGiven':
    case 'aclsTaken':
      return { kind: 'acls', isGiving: kind === 'aclsGiven', items };
    case 'switched':
      return { kind: active === true ? 'activated' : 'deactivated' };
    default:
      return { kind };
  }
}

function takes({ operation, named }: RunStep, change: StepChange): boolean {
  switch (change.kind) {
    case 'policy':
      return sizeOf(change.delta.remove) > 0;
    case 'acls':
      return !change.isGiving;
    case 'other':
      return (
        named?.delete !== undefined ||
        operation === 'RemoveRolePermissionsOrganisation' ||
        operation === 'RemoveRolePermissionsSpace'
      );
    default:
      return change.kind === 'deleted' || change.kind === 'unassigned' || change.kind === 'deactivated';
  }
}

function placeOf({ region, kind, id }: RunScope, { path: { spaceId, organisationId } }: RunStep): Scope {
  if (spaceId !== undefined) return { region, kind: 'space', id: spaceId };
  return organisationId === undefined ? { region, kind, id } : { region, kind: 'organisation', id: organisationId };
}

function subjectOf({ path }: RunStep): Subject | undefined {
  const { subjectType, subjectId, userId, serviceAccountId } = path;
  if (userId !== undefined) return { type: 'users', id: userId };
  if (serviceAccountId !== undefined) return { type: 'serviceAccounts', id: serviceAccountId };
  const isKnown = subjectType === 'users' || subjectType === 'serviceAccounts';
  return isKnown && subjectId !== undefined ? { type: subjectType, id: subjectId } : undefined;
}
