import type { DatabaseSync } from '@photostructure/sqlite';

/** An open connection. */
export type Database = InstanceType<typeof DatabaseSync>;
