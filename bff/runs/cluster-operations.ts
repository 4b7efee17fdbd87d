/** The operations of a cluster, as runs that wait for them read them. */
import type { Reply } from '#shared/contract/catalogue.ts';
import { toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import type { PlannedStep, StepOperation } from '#shared/run.ts';
import { Unreadable, type RunReader } from './run-kind.ts';

/**
 * The newest operations of the cluster in a step's path, newest first; undefined where the region keeps none (behaviours
 * B12.6). Throws what reading throws.
 */
export async function operationsOf(
  path: PlannedStep['path'],
  reader: RunReader,
): Promise<readonly OperationState[] | undefined> {
  const { clusterId = '' } = path;
  try {
    const list = await reader.read('ListOperations', { path, query: { clusterId }, page: { size: 20 } });
    const found = list as Reply<'ListOperations'> | undefined;
    return found?.items.map((record) => toOperationState('', '', record));
  } catch (error) {
    if (error instanceof Unreadable && (error.problem.status === 405 || error.problem.status === 501)) return undefined;
    throw error;
  }
}

export const briefly = ({ id, kind, change }: OperationState): StepOperation => ({
  id,
  kind,
  ...(change && { change }),
});
