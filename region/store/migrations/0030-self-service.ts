/** What self-service keeps: links that have ended, so that each can say why, and what people sign in with. */
import type { Migration } from '#server/migrate.ts';

export const selfService: Migration = {
  name: '0030-self-service',
  sql: `
    -- a link that ended stays for a while; at most one per user is open
    CREATE TABLE links_of_all_times (
      flow_id TEXT PRIMARY KEY,
      user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
      token_hash TEXT NOT NULL,
      code_hash TEXT NOT NULL,
      tries_left INTEGER NOT NULL,
      issued_on INTEGER NOT NULL,
      expires_on INTEGER NOT NULL,
      used_on INTEGER,
      superseded_on INTEGER,
      -- of who has entered the code
      continuation_hash TEXT,
      continuation_expires_on INTEGER,
      CHECK ((continuation_hash IS NULL) = (continuation_expires_on IS NULL))
    ) STRICT;
    INSERT INTO links_of_all_times
      SELECT flow_id, user_id, token_hash, code_hash, tries_left, issued_on, expires_on, NULL, NULL, NULL, NULL
      FROM recovery_links;
    DROP TABLE recovery_links;
    ALTER TABLE links_of_all_times RENAME TO recovery_links;
    CREATE INDEX recovery_links_by_user ON recovery_links (user_id);

    CREATE TABLE user_credentials (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      password_hash TEXT NOT NULL,
      totp_secret TEXT NOT NULL,
      -- the last time step whose code was accepted
      totp_step INTEGER NOT NULL,
      set_on INTEGER NOT NULL,
      -- when a link was issued: they no longer work for a new sign-in
      voided_on INTEGER
    ) STRICT;

    -- when an administrator switched the user off; null for a user who is on, or never was
    ALTER TABLE users ADD COLUMN switched_off_on INTEGER;
  `,
};
