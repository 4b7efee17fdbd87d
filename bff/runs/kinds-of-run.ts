import { catalogue } from '#shared/contract/catalogue.ts';
import type { Operation, Resource } from '#shared/contract/operation.ts';
import type { RunKind } from '#shared/run-kinds.ts';
import { addUsers } from './add-users.ts';
import { changesOfRights } from './changes-of-rights.ts';
import { changesOfMany } from './changes-of-many.ts';
import { copyGrants } from './copy-grants.ts';
import { copyRole } from './copy-role.ts';
import { giveBack, leaver } from './leaver.ts';
import { hasRows, type KindOfRun } from './run-kind.ts';
import { upgradeCluster } from './upgrade-cluster.ts';
import { updatePackages, upgradeWave } from './upgrade-wave.ts';
import { whenFree } from './when-free.ts';

/** To add one: its name in shared/run.ts and a line here. */
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
