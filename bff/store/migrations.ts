/** All migrations of the console's database in the order they apply. A new one goes to the end. */
import type { Migration } from '#server/migrate.ts';

export const migrations: readonly Migration[] = [
  {
    name: '0001-sessions',
    sql: `
      CREATE TABLE sessions (
        key TEXT PRIMARY KEY,
        created_at INTEGER NOT NULL,
        last_activity INTEGER NOT NULL,
        operator TEXT
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX sessions_by_activity ON sessions (last_activity);
      CREATE TABLE tokens (
        session TEXT NOT NULL REFERENCES sessions (key) ON DELETE CASCADE,
        region TEXT NOT NULL,
        client_id TEXT NOT NULL,
        organisation_id TEXT,
        expires_at INTEGER NOT NULL,
        renew_at INTEGER,
        sealed BLOB NOT NULL,
        version INTEGER NOT NULL,
        PRIMARY KEY (session, region)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE locks (name TEXT PRIMARY KEY, owner TEXT NOT NULL, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
      CREATE TABLE counters (name TEXT PRIMARY KEY, count INTEGER NOT NULL, resets_at INTEGER NOT NULL)
        STRICT, WITHOUT ROWID;`,
  },
  {
    name: '0002-recovery-links',
    sql: `
      CREATE TABLE recovery_links (
        id TEXT PRIMARY KEY,
        region TEXT NOT NULL,
        organisation_id TEXT NOT NULL,
        space_id TEXT,
        user_id TEXT NOT NULL,
        flow_hash TEXT,
        issued_on INTEGER NOT NULL,
        expires_on INTEGER NOT NULL,
        client_id TEXT NOT NULL,
        person TEXT,
        operator TEXT,
        was_active INTEGER,
        used_on INTEGER
      ) STRICT;
      CREATE INDEX recovery_links_by_organisation ON recovery_links (region, organisation_id, issued_on);
      CREATE INDEX recovery_links_by_flow ON recovery_links (flow_hash);
      CREATE INDEX recovery_links_by_age ON recovery_links (issued_on);`,
  },
  {
    // Who signed in as a person, as JSON; null for a service account.
    name: '0003-people',
    sql: `
      ALTER TABLE tokens ADD COLUMN person TEXT;
      CREATE INDEX tokens_by_account ON tokens (region, client_id);`,
  },
  {
    name: '0004-renewal-failures',
    sql: `
      ALTER TABLE tokens ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;
      ALTER TABLE tokens ADD COLUMN unanswered INTEGER NOT NULL DEFAULT 0;`,
  },
  {
    // When wrong codes ended the link.
    name: '0005-killed-links',
    sql: `
      ALTER TABLE recovery_links ADD COLUMN killed_on INTEGER;`,
  },
  {
    name: '0006-replaced-sessions',
    sql: `
      ALTER TABLE sessions ADD COLUMN seen INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE sessions ADD COLUMN replaced_by TEXT REFERENCES sessions (key) ON DELETE CASCADE;
      ALTER TABLE sessions ADD COLUMN replaced_until INTEGER;
      CREATE INDEX sessions_by_successor ON sessions (replaced_by);`,
  },
  {
    name: '0007-leases',
    sql: `
      DROP TABLE locks;
      CREATE TABLE leases (
        fence INTEGER PRIMARY KEY AUTOINCREMENT,
        name TEXT NOT NULL UNIQUE,
        owner TEXT NOT NULL,
        until INTEGER NOT NULL
      ) STRICT;
      ALTER TABLE sessions ADD COLUMN claimed_until INTEGER NOT NULL DEFAULT 0;`,
  },
  {
    name: '0008-runs',
    sql: `
      CREATE TABLE runs (
        id TEXT PRIMARY KEY,
        kind TEXT NOT NULL,
        region TEXT NOT NULL,
        client_id TEXT NOT NULL,
        session TEXT NOT NULL,
        standing TEXT NOT NULL,
        due_at INTEGER,
        created_at INTEGER NOT NULL,
        changed_at INTEGER NOT NULL,
        sealed BLOB NOT NULL,
        version INTEGER NOT NULL DEFAULT 1,
        fence INTEGER NOT NULL DEFAULT 0
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX runs_by_account ON runs (region, client_id, created_at);
      CREATE INDEX runs_by_due ON runs (due_at) WHERE due_at IS NOT NULL;
      CREATE INDEX runs_by_age ON runs (created_at);
      CREATE TABLE run_steps (
        run TEXT NOT NULL REFERENCES runs (id) ON DELETE CASCADE,
        position INTEGER NOT NULL,
        state TEXT NOT NULL DEFAULT 'todo',
        finding TEXT,
        at INTEGER,
        sealed BLOB NOT NULL,
        outcome BLOB,
        PRIMARY KEY (run, position)
      ) STRICT;
      CREATE INDEX run_steps_by_state ON run_steps (run, state, position);
      CREATE INDEX run_steps_unclear ON run_steps (run) WHERE finding = 'unclear';`,
  },
  {
    // Over for browsers, and kept for its runs.
    name: '0009-closed-sessions',
    sql: 'ALTER TABLE sessions ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;',
  },
  {
    name: '0010-views',
    sql: `
      CREATE TABLE views (
        region TEXT NOT NULL,
        client_id TEXT NOT NULL,
        name TEXT NOT NULL,
        query TEXT NOT NULL,
        saved_at INTEGER NOT NULL,
        PRIMARY KEY (region, client_id, name)
      ) STRICT, WITHOUT ROWID;`,
  },
  {
    // A chain that grows at its end; `journal_cut` has the last record that was let go of.
    name: '0011-journal',
    sql: `
      CREATE TABLE journal (
        number INTEGER PRIMARY KEY,
        hash TEXT NOT NULL,
        at INTEGER NOT NULL,
        settles INTEGER,
        text TEXT NOT NULL
      ) STRICT;
      CREATE INDEX journal_by_settled ON journal (settles);
      CREATE TABLE journal_cut (one INTEGER PRIMARY KEY CHECK (one = 1), number INTEGER NOT NULL, hash TEXT NOT NULL) STRICT;`,
  },
  {
    // From where a session was begun, as JSON.
    name: '0012-origin-of-sessions',
    sql: 'ALTER TABLE sessions ADD COLUMN origin TEXT;',
  },
  {
    // Texts of a review by their names, each written under its version.
    name: '0013-reviews',
    sql: `
      CREATE TABLE reviews (id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
      CREATE TABLE review_accounts (
        account TEXT NOT NULL,
        review TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
        PRIMARY KEY (account, review)
      ) STRICT, WITHOUT ROWID;
      CREATE INDEX review_accounts_by_review ON review_accounts (review);
      CREATE TABLE review_fields (
        review TEXT NOT NULL REFERENCES reviews (id) ON DELETE CASCADE,
        name TEXT NOT NULL,
        version INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (review, name)
      ) STRICT, WITHOUT ROWID;`,
  },
  {
    // Codes that were entered for a link and were wrong.
    name: '0014-wrong-codes',
    sql: 'ALTER TABLE recovery_links ADD COLUMN wrong_codes INTEGER NOT NULL DEFAULT 0;',
  },
  {
    // Views of every list; those there were are of the fleet.
    name: '0015-views-of-lists',
    sql: `
      CREATE TABLE list_views (
        region TEXT NOT NULL,
        client_id TEXT NOT NULL,
        list TEXT NOT NULL,
        name TEXT NOT NULL,
        query TEXT NOT NULL,
        saved_at INTEGER NOT NULL,
        PRIMARY KEY (region, client_id, list, name)
      ) STRICT, WITHOUT ROWID;
      INSERT INTO list_views SELECT region, client_id, 'fleet', name, query, saved_at FROM views;
      DROP TABLE views;`,
  },
  {
    // What whoever issued a link has to be told of; of those used before, nobody is.
    name: '0016-used-links-unseen',
    sql: `
      ALTER TABLE recovery_links ADD COLUMN active INTEGER;
      ALTER TABLE recovery_links ADD COLUMN unseen INTEGER NOT NULL DEFAULT 0;
      CREATE INDEX recovery_links_unseen ON recovery_links (region, client_id, used_on) WHERE unseen = 1;`,
  },
];
