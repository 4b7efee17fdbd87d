/** How many users an organisation has and each space, kept with them: a page of a large list need not count again. */
import type { Migration } from '#server/migrate.ts';

export const counts: Migration = {
  name: '0021-counts',
  sql: `
    CREATE TABLE user_counts (
      scope_id TEXT PRIMARY KEY,
      users INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    INSERT INTO user_counts SELECT organisation_id, count(*) FROM users GROUP BY organisation_id;
    INSERT INTO user_counts
      SELECT space_id, count(*) FROM space_members WHERE identity_type = 'users' GROUP BY space_id;

    CREATE TRIGGER user_added AFTER INSERT ON users BEGIN
      INSERT INTO user_counts VALUES (new.organisation_id, 1)
        ON CONFLICT (scope_id) DO UPDATE SET users = users + 1;
    END;
    CREATE TRIGGER user_gone AFTER DELETE ON users BEGIN
      UPDATE user_counts SET users = users - 1 WHERE scope_id = old.organisation_id;
    END;
    CREATE TRIGGER user_assigned AFTER INSERT ON space_members WHEN new.identity_type = 'users' BEGIN
      INSERT INTO user_counts VALUES (new.space_id, 1)
        ON CONFLICT (scope_id) DO UPDATE SET users = users + 1;
    END;
    CREATE TRIGGER user_unassigned AFTER DELETE ON space_members WHEN old.identity_type = 'users' BEGIN
      UPDATE user_counts SET users = users - 1 WHERE scope_id = old.space_id;
    END;
  `,
};
