/** Spaces on their way to READY. Status changes do not move updatedOn (behaviours B5.4). */
import type { SpaceStatus } from '#shared/contract/iam/organisations.ts';
import type { Connection } from './database.ts';

/** The next step of a space that is not ready yet. */
export interface SpaceStep {
  readonly id: string;
  readonly from: SpaceStatus;
  readonly to: SpaceStatus;
  /** When it is due, milliseconds since the epoch. */
  readonly at: number;
}

/** The step that is due first, whenever that is. */
export async function findNextToProceed(connection: Connection): Promise<SpaceStep | undefined> {
  const unfinished = await connection
    .selectFrom('spaces')
    .select(['id', 'status', 'queued_until', 'running_until'])
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .execute();
  const steps = unfinished.map(({ id, status, queued_until, running_until }): SpaceStep => {
    if (status === 'QUEUED') return { id, from: status, to: 'RUNNING', at: queued_until };
    return { id, from: status, to: 'READY', at: running_until };
  });
  return steps.sort((a, b) => a.at - b.at)[0];
}

/** Takes the step unless it was taken before. */
export async function proceedSpace(connection: Connection, step: SpaceStep): Promise<void> {
  const space = connection.updateTable('spaces').where('id', '=', step.id).where('status', '=', step.from);
  await space.set({ status: step.to }).execute();
}
