/** Giving and taking ACLs of any number of subjects. What one is refused, the next may get; what is so already is not sent. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { ChangeOfAcls, PlannedStep, RunStep } from '#shared/run.ts';
import { unlessUnreadable, type PartKind } from './run-kind.ts';
import { keyOfAcl, readHeldAcls, type AclItems } from './step-readings.ts';

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

/** `opposite`: by their order, what takes back each of the operations. */
function changeOfAcls(operations: readonly OperationId[], opposite: readonly OperationId[]): PartKind {
  const isGiving = operations === giving;
  const leftOf = ({ body }: PlannedStep, isHeld: IsHeld) =>
    bodyOf(itemsIn(body).filter((item) => isHeld(item) !== isGiving));
  return {
    operations: new Set(operations),
    atOnce,
    refuse(steps) {
      const keys = steps.flatMap(({ path, body }) =>
        itemsIn(body).map((item) => `${JSON.stringify(path).toLowerCase()} ${keyOfAcl(item)}`),
      );
      return new Set(keys).size < keys.length ? 'names an ACL twice' : undefined;
    },
    left: async (step, reader) => leftOf(step, await readHeldAcls(step, reader)),
    async allLeft(steps, reader) {
      const told = new Map<PlannedStep, { readonly body: unknown }>();
      for (const together of bySubject(steps)) {
        const [first, other] = together;
        // What is about one step alone is read beside others, when that one is looked at.
        if (first === undefined || other === undefined) continue;
        const body = { items: together.flatMap((step) => itemsIn(step.body)) };
        const isHeld = await unlessUnreadable(readHeldAcls({ ...first, body }, reader));
        if (isHeld !== undefined) for (const step of together) told.set(step, { body: leftOf(step, isHeld) });
      }
      return steps.map((step) => told.get(step));
    },
    join: (one, other) => bodyOf([...itemsIn(one), ...itemsIn(without(other, one))]),
    without,
    inverseOf({ operation, path, name, state, changed }: RunStep): PlannedStep | undefined {
      const inverse = state === 'done' || state === 'failed' ? opposite[operations.indexOf(operation)] : undefined;
      // Where reading could not tell what was there before, nobody knows what to take back.
      if (inverse === undefined || changed === undefined) return undefined;
      return { operation: inverse, path, body: changed, ...(name !== undefined && { name }) };
    },
  };
}

type IsHeld = Awaited<ReturnType<typeof readHeldAcls>>;

/** Steps about the same subject are read together. */
function bySubject(steps: readonly PlannedStep[]): readonly (readonly PlannedStep[])[] {
  const groups = new Map<string, PlannedStep[]>();
  for (const step of steps) {
    const key = JSON.stringify(step.path).toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), step]);
  }
  return [...groups.values()];
}

function itemsIn(body: unknown): AclItems['items'] {
  return (body as AclItems | undefined)?.items ?? [];
}

const bodyOf = (items: AclItems['items']): AclItems | undefined => (items.length === 0 ? undefined : { items });

function without(one: unknown, other: unknown): AclItems | undefined {
  const gone = new Set(itemsIn(other).map(keyOfAcl));
  return bodyOf(itemsIn(one).filter((item) => !gone.has(keyOfAcl(item))));
}

export const changesOfAcls: Readonly<Record<ChangeOfAcls, PartKind>> = {
  addAcls: changeOfAcls(giving, taking),
  deleteAcls: changeOfAcls(taking, giving),
};
