/** Recovery links. Tokens, codes and continuations are stored as hashes only. */
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Connection } from './database.ts';
import type { RegionTables } from './schema.ts';

export type RecoveryLinkRow = Selectable<RegionTables['recovery_links']>;

/** How long a link that has expired can still say what became of it. */
const remembered = 30 * 24 * 60 * 60 * 1000;

/** Keeps a new link; the user's earlier one is void from then on (behaviours B9.6). */
export async function insertRecoveryLink(
  connection: Connection,
  link: Insertable<RegionTables['recovery_links']>,
): Promise<void> {
  await connection
    .deleteFrom('recovery_links')
    .where('user_id', '=', link.user_id)
    .where('expires_on', '<', link.issued_on - remembered)
    .execute();
  await connection
    .updateTable('recovery_links')
    .set({ superseded_on: link.issued_on })
    .where('user_id', '=', link.user_id)
    .where('used_on', 'is', null)
    .where('superseded_on', 'is', null)
    .execute();
  await connection.insertInto('recovery_links').values(link).execute();
}

/** A link in whatever state it is. */
export async function findRecoveryLink(connection: Connection, flowId: string): Promise<RecoveryLinkRow | undefined> {
  return connection.selectFrom('recovery_links').selectAll().where('flow_id', '=', flowId).executeTakeFirst();
}

export async function updateRecoveryLink(
  connection: Connection,
  flowId: string,
  changes: Updateable<RegionTables['recovery_links']>,
): Promise<void> {
  await connection.updateTable('recovery_links').set(changes).where('flow_id', '=', flowId).execute();
}
