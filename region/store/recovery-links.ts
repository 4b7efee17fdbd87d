/** Recovery links, at most one per user. Link tokens and codes are stored as hashes only. */
import type { Selectable } from 'kysely';
import type { Connection } from './database.ts';
import type { RegionTables } from './schema.ts';

export type RecoveryLinkRow = Selectable<RegionTables['recovery_links']>;

/** Keeps a new link in place of the user's earlier one, which is void from then on (behaviours B9.6). */
export async function replaceRecoveryLink(connection: Connection, link: RecoveryLinkRow): Promise<void> {
  await connection.replaceInto('recovery_links').values(link).execute();
}
