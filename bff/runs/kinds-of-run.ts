import { catalogue } from '#shared/contract/catalogue.ts';
import type { Operation, Resource } from '#shared/contract/operation.ts';
import type { PlannedStep } from '#shared/run.ts';
import type { RunKind } from '#shared/run-kinds.ts';
import { addUsers } from './add-users.ts';
import { alike, unlike } from './alike.ts';
import { changesOfRights } from './changes-of-rights.ts';
import { changesOfMany } from './changes-of-many.ts';
import { copyGrants } from './copy-grants.ts';
import { copyRole } from './copy-role.ts';
import { giveBack, leaver } from './leaver.ts';
import { hasParts, hasRows, isSlow, isStaged, type KindOfRun } from './run-kind.ts';
import type { RunSubject } from './run-seal.ts';
import { upgradeCluster } from './upgrade-cluster.ts';
import { updatePackages, upgradeWave } from './upgrade-wave.ts';
import { whenFree } from './when-free.ts';

/** To add one: its name in `shared/run-kinds.ts` and a line here. */
export const kindsOfRun: Readonly<Record<RunKind, KindOfRun>> = {
  copyGrants,
  upgradeCluster,
  addUsers,
  copyRole,
  whenFree,
  upgradeWave,
  updatePackages,
  leaver,
  giveBack,
  alike,
  unlike,
  ...changesOfMany,
  ...changesOfRights,
};

/** What a run of that kind may change, as the rows of its operations say. */
export function changesOf(kind: RunKind): readonly Resource[] {
  const found = kindsOfRun[kind];
  const operations = [...found.operations, ...(hasRows(found) ? found.following : [])];
  const rows: Operation[] = operations.map((id) => catalogue[id]);
  return [...new Set(rows.flatMap(({ resource, changes = [] }) => [resource, ...changes]))];
}

/**
 * The one thing that the steps of a run are about, and what all of them call. Where steps of other operations may follow,
 * nobody says that all have the same.
 */
export function targetOf(
  kind: RunKind,
  steps: readonly PlannedStep[],
  isPart = false,
): Pick<RunSubject, 'target' | 'operation'> {
  const [first] = steps;
  if (first === undefined) return {};
  const found = kindsOfRun[kind];
  const { operation, path } = first;
  const target = isStaged(found) ? undefined : isSlow(found) ? path[found.target] : found.targetOf?.(first);
  return {
    ...(target !== undefined && { target }),
    ...(steps.every((step) => step.operation === operation) && !(isPart && hasParts(found)) && { operation }),
  };
}
