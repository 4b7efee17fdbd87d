/** Giving and taking ACLs of any number of subjects. What one is refused, the next may get; what is so already is not sent. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { ChangeOfAcls, PlannedStep, RunStep } from '#shared/run.ts';
import type { PartKind } from './run-kind.ts';
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
  return {
    operations: new Set(operations),
    atOnce,
    refuse(steps) {
      const keys = steps.flatMap(({ path, body }) =>
        itemsIn(body).map((item) => `${JSON.stringify(path).toLowerCase()} ${keyOfAcl(item)}`),
      );
      return new Set(keys).size < keys.length ? 'names an ACL twice' : undefined;
    },
    async left(step, reader) {
      const isHeld = await readHeldAcls(step, reader);
      return bodyOf(itemsIn(step.body).filter((item) => isHeld(item) !== isGiving));
    },
    join: (one, other) => bodyOf([...itemsIn(one), ...itemsIn(without(other, one))]),
    without,
    inverseOf({ operation, path, name, changed }: RunStep): PlannedStep | undefined {
      const inverse = opposite[operations.indexOf(operation)];
      // Where reading could not tell what was there before, nobody knows what to take back.
      if (inverse === undefined || changed === undefined) return undefined;
      return { operation: inverse, path, body: changed, ...(name !== undefined && { name }) };
    },
  };
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
