/** People signing in by themselves: codes about to be redeemed, and attempts that count against guessing. */
import type { Migration } from '#server/migrate.ts';

export const personSignIn: Migration = {
  name: '0040-person-sign-in',
  sql: `
    CREATE TABLE authorization_codes (
      code_hash TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      -- of the tokens that the code is redeemed for
      family_id TEXT NOT NULL,
      redirect_uri TEXT NOT NULL,
      challenge TEXT NOT NULL,
      nonce TEXT,
      scope TEXT NOT NULL,
      expires_on INTEGER NOT NULL,
      used_on INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX authorization_codes_by_expiry ON authorization_codes (expires_on);

    -- names are hashes: neither addresses of people nor of machines are kept
    CREATE TABLE sign_in_attempts (
      name TEXT PRIMARY KEY,
      wrong INTEGER NOT NULL,
      resets_on INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX sign_in_attempts_by_reset ON sign_in_attempts (resets_on);
  `,
};
