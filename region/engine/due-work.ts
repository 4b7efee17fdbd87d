/** What time brings in a region: operations end, spaces become ready, deleted accounts go. */
import { deleteServiceAccount, findNextToRemove } from '#region/store/service-accounts.ts';
import { findNextToEnd, settleOperation } from '#region/store/operations.ts';
import { findNextToProceed, proceedSpace } from '#region/store/space-lifecycle.ts';
import { deleteVm, findFirstTerminated } from '#region/store/vms.ts';
import { applyEffect } from './effects.ts';
import type { DueWork } from './engine.ts';
import { terminatedFor } from './vm-lifecycle.ts';

/** Operations of clusters: the effect and the end are one transaction (behaviours B6.6). */
export function endingOperations(regionName: string): DueWork {
  return async (connection) => {
    const operation = await findNextToEnd(connection);
    if (operation === undefined) return undefined;
    return {
      at: operation.ends_on,
      apply: async (connection) => {
        await applyEffect({ connection, operation, regionName });
        await settleOperation(connection, operation.id);
      },
    };
  };
}

/** Spaces: QUEUED, RUNNING, READY (behaviours B5.1). */
export const preparingSpaces: DueWork = async (connection) => {
  const space = await findNextToProceed(connection);
  return space && { at: space.at, apply: (connection) => proceedSpace(connection, space) };
};

/** Service accounts whose deletion was accepted (behaviours B8.4). */
export const removingServiceAccounts: DueWork = async (connection) => {
  const account = await findNextToRemove(connection);
  return account && { at: account.at, apply: (connection) => deleteServiceAccount(connection, account.id) };
};

/** Virtual machines: terminated ones are forgotten after an hour (behaviours B8.8). */
export const forgettingVms: DueWork = async (connection) => {
  const vm = await findFirstTerminated(connection);
  return vm && { at: vm.terminatedOn + terminatedFor, apply: (connection) => deleteVm(connection, vm.id) };
};
