/** Giving and taking rights of any number of subjects. What one is refused, the next may get; what is so already is not sent. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import { groupsOf } from '#shared/rules/groups-of.ts';
import type { PlannedStep, RunStep } from '#shared/run.ts';
import type { ChangeOfRights } from '#shared/run-kinds.ts';
import { bodyOf, isOfPolicy, partsIn, readHeld, verbsIn, type Part } from './right-parts.ts';
import { unlessUnreadable, type PartKind } from './run-kind.ts';

/** Subjects that are changed at the same time. */
const atOnce = 4;

const giving = [
  'CreateACLUserOrganisationBulk',
  'CreateACLUserSpaceBulk',
  'CreateACLServiceAccountOrganisationBulk',
  'CreateACLServiceAccountSpaceBulk',
] as const satisfies readonly OperationId[];

const taking = [
  'DeleteACLUserOrganisationBulk',
  'DeleteACLUserSpaceBulk',
  'DeleteACLServiceAccountOrganisationBulk',
  'DeleteACLServiceAccountSpaceBulk',
] as const satisfies readonly OperationId[];

/** The same call gives and takes. */
const policies = ['SetIAMPolicyOrganisation', 'SetIAMPolicySpace'] as const satisfies readonly OperationId[];

/** `opposite`: by their order, what takes back each of the operations. */
function changeOfRights(
  verb: 'add' | 'delete',
  operations: readonly OperationId[],
  opposite: readonly OperationId[],
): PartKind {
  const isGiving = verb === 'add';
  const leftOf = ({ body }: PlannedStep, isHeld: IsHeld) =>
    bodyOf(
      partsIn(body).filter((part) => isHeld(part) !== isGiving),
      verb,
    );
  const without = (one: unknown, other: unknown) => bodyOf(partsWithout(one, other), verb);
  return {
    operations: new Set(operations),
    atOnce,
    refuse(steps) {
      const isOther = steps.some((step) => isOfPolicy(step) && verbsIn(step.body).some((one) => one !== verb));
      if (isOther) return 'does something else than its kind';
      if (steps.some(({ body }) => partsIn(body).length === 0)) return 'does nothing';
      const keys = steps.flatMap(({ path, body }) =>
        partsIn(body).map(({ key }) => `${JSON.stringify(path).toLowerCase()} ${key}`),
      );
      return new Set(keys).size < keys.length ? 'names a right twice' : undefined;
    },
    left: async (step, reader) => leftOf(step, await readHeld(step, reader)),
    async allLeft(steps, reader) {
      const told = new Map<PlannedStep, { readonly body: unknown }>();
      for (const together of bySubject(steps)) {
        const [first, other] = together;
        // What is about one step alone is read beside others, when that one is looked at.
        if (first === undefined || other === undefined) continue;
        const body = bodyOf(
          together.flatMap((step) => partsIn(step.body)),
          verb,
        );
        const isHeld = await unlessUnreadable(readHeld({ ...first, body }, reader));
        if (isHeld !== undefined) for (const step of together) told.set(step, { body: leftOf(step, isHeld) });
      }
      return steps.map((step) => told.get(step));
    },
    join: (one, other) => bodyOf([...partsIn(one), ...partsWithout(other, one)], verb),
    without,
    inverseOf({ operation, path, name, state, changed }: RunStep): PlannedStep | undefined {
      const inverse = state === 'done' || state === 'failed' ? opposite[operations.indexOf(operation)] : undefined;
      // Where reading could not tell what was there before, nobody knows what to take back.
      if (inverse === undefined || changed === undefined) return undefined;
      const body = bodyOf(partsIn(changed), isGiving ? 'delete' : 'add');
      return { operation: inverse, path, body, ...(name !== undefined && { name }) };
    },
  };
}

type IsHeld = Awaited<ReturnType<typeof readHeld>>;

/** Steps about the same subject are read together. */
function bySubject(steps: readonly PlannedStep[]): readonly (readonly PlannedStep[])[] {
  return [...groupsOf(steps, ({ path }) => JSON.stringify(path).toLowerCase()).values()];
}

/** Those in the first body alone. */
function partsWithout(one: unknown, other: unknown): readonly Part[] {
  const gone = new Set(partsIn(other).map(({ key }) => key));
  return partsIn(one).filter(({ key }) => !gone.has(key));
}

const givingAll = changeOfRights('add', [...giving, ...policies], [...taking, ...policies]);
const takingAll = changeOfRights('delete', [...taking, ...policies], [...giving, ...policies]);

export const changesOfRights: Readonly<Record<ChangeOfRights, PartKind>> = {
  addAcls: changeOfRights('add', giving, taking),
  deleteAcls: changeOfRights('delete', taking, giving),
  sameAccess: givingAll,
  takeAccess: takingAll,
  removeReviewed: takingAll,
  returnReviewed: givingAll,
};
