/** Counters of attempts to sign in, each in a window of its own. */
import { sql } from 'kysely';
import type { Connection } from './database.ts';

/** How many are counted in the present window, and when it ends. */
export async function readAttempts(
  connection: Connection,
  name: string,
  now: number,
): Promise<{ wrong: number; resetsOn: number }> {
  const row = await connection
    .selectFrom('sign_in_attempts')
    .select(['wrong', 'resets_on'])
    .where('name', '=', name)
    .where('resets_on', '>', now)
    .executeTakeFirst();
  return { wrong: row?.wrong ?? 0, resetsOn: row?.resets_on ?? now };
}

/** Counts one; the first opens a window of `window` milliseconds. */
export async function countAttempt(connection: Connection, name: string, now: number, window: number): Promise<void> {
  await connection.deleteFrom('sign_in_attempts').where('resets_on', '<=', now).execute();
  await connection
    .insertInto('sign_in_attempts')
    .values({ name, wrong: 1, resets_on: now + window })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ wrong: sql`wrong + 1` }))
    .execute();
}

/** Takes one back, as for an attempt that turned out right. */
export async function forgiveAttempt(connection: Connection, name: string): Promise<void> {
  await connection
    .updateTable('sign_in_attempts')
    .set({ wrong: sql`max(0, wrong - 1)` })
    .where('name', '=', name)
    .execute();
}

export async function resetAttempts(connection: Connection, name: string): Promise<void> {
  await connection.deleteFrom('sign_in_attempts').where('name', '=', name).execute();
}
