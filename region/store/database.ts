/** The region's SQLite file: one connection, typed queries, transactions. Knows no tables beyond the migrations. */
import type { StatementSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  Kysely,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Driver,
  type SqliteDialectConfig,
} from 'kysely';
import { migrate } from '#server/migrate.ts';
import { openSqlite, type SqliteFile } from '#server/open-sqlite.ts';
import { migrations } from './migrations.ts';
import type { RegionTables } from './schema.ts';

/** What stores query: inside a transaction when `read` or `write` handed it out. */
export type Connection = Kysely<RegionTables>;

export interface RegionDatabase {
  /** Single statements outside a transaction. Never use it inside `read` or `write`: there is one connection. */
  readonly query: Connection;
  /** Runs `work` on one consistent state of the data. */
  read<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Runs `work` as one write: all of it is on disk when the promise resolves, none of it when it rejects. */
  write<Result>(work: (connection: Connection) => Promise<Result>): Promise<Result>;
  /** Grows with every change, and stays while there is none. */
  changes(): number;
  close(): Promise<void>;
}

/**
 * Opens or creates the database in `file` (`:memory:` for tests) and brings its tables up to date.
 * Throws an `Error` of one line when the file is damaged, cannot be written, or was written by a newer version.
 */
export function openDatabase(file: string): RegionDatabase {
  const raw = openSqlite(file, (opened) => migrate(opened, migrations));
  let changes = 0;
  const query = new Kysely<RegionTables>({ dialect: new RegionDialect(raw, () => (changes += 1)) });
  return {
    query,
    // The region is alone on its file, and its only connection is held meanwhile: nothing can change in between.
    read: (work) => query.connection().execute(work),
    async write(work) {
      const before = changes;
      try {
        return await query.transaction().execute(work);
      } finally {
        // Undone changes are changes too, for whoever has read them meanwhile.
        if (changes !== before) changes += 1;
      }
    },
    changes: () => changes,
    close: () => query.destroy(),
  };
}

/** Kysely's own SQLite dialect over the `node:sqlite` interface. */
class RegionDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(raw: SqliteFile, onChange: () => void) {
    const config = { database: adapt(raw, onChange) };
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }
}

/** Writes take the write lock at once: a transaction that reads first can then never fail half way as busy. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

const statementsKept = 500;
const readsOnly = /^\s*(?:select|begin|commit|rollback|pragma)\b/i;

/** Kysely expects better-sqlite3's statements; compiled ones are kept, since most requests repeat them. */
function adapt(raw: SqliteFile, onChange: () => void) {
  const kept = new Map<string, ReturnType<typeof adaptStatement>>();
  return {
    close: () => raw.close(),
    prepare(sql: string) {
      let statement = kept.get(sql);
      if (statement === undefined) {
        statement = adaptStatement(raw.prepare(sql), readsOnly.test(sql) ? () => undefined : onChange);
        if (kept.size >= statementsKept) kept.clear();
        kept.set(sql, statement);
      }
      return statement;
    },
  };
}

type Bound = Parameters<StatementSyncInstance['all']>;

function adaptStatement(statement: StatementSyncInstance, beforeUse: () => void) {
  return {
    reader: statement.columns().length > 0,
    all(parameters: readonly unknown[]) {
      beforeUse();
      return statement.all(...(parameters as Bound));
    },
    run(parameters: readonly unknown[]) {
      beforeUse();
      return statement.run(...(parameters as Bound));
    },
    iterate(parameters: readonly unknown[]) {
      beforeUse();
      return statement.iterate(...(parameters as Bound)) as IterableIterator<unknown>;
    },
  };
}
