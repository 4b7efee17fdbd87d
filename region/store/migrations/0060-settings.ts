/** People changing their own password and second factor: sessions of the settings page, and codes for when a device is lost. */
import type { Migration } from '#server/migrate.ts';

export const settings: Migration = {
  name: '0060-settings',
  sql: `
    CREATE TABLE settings_sessions (
      token_hash TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      expires_on INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX settings_sessions_by_user ON settings_sessions (user_id);
    CREATE INDEX settings_sessions_by_expiry ON settings_sessions (expires_on);

    CREATE TABLE recovery_codes (
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      -- Argon2id
      code_hash TEXT NOT NULL,
      made_on INTEGER NOT NULL,
      used_on INTEGER,
      PRIMARY KEY (user_id, code_hash)
    ) STRICT, WITHOUT ROWID;
  `,
};
