/** Virtual machines, databases, registries and secret managers. Times are milliseconds since the epoch. */
import type { Migration } from '#server/migrate.ts';

export const platform: Migration = {
  name: '0010-platform',
  sql: `
    -- state is what it is until next_on, and next_state from then on
    CREATE TABLE vms (
      id TEXT PRIMARY KEY,
      space_id TEXT NOT NULL REFERENCES spaces (id),
      type TEXT NOT NULL,
      image_id TEXT NOT NULL,
      keypair_name TEXT,
      private_ip TEXT NOT NULL,
      public_ip TEXT,
      subnet_id TEXT NOT NULL,
      vpc_id TEXT NOT NULL,
      -- null when no volume is attached as root device
      root_volume_id TEXT,
      reservation_id TEXT NOT NULL,
      launch_number INTEGER NOT NULL,
      state TEXT NOT NULL,
      next_state TEXT,
      next_on INTEGER,
      created_on INTEGER NOT NULL,
      CHECK ((next_state IS NULL) = (next_on IS NULL))
    ) STRICT;
    CREATE INDEX vms_by_age ON vms (space_id, created_on DESC, id);
    CREATE INDEX vms_terminated ON vms (next_on) WHERE next_state = 'terminated';

    -- CREATING until creating_until, PENDING until pending_until, RUNNING from then on
    CREATE TABLE database_clusters (
      id TEXT PRIMARY KEY,
      space_id TEXT NOT NULL REFERENCES spaces (id),
      name TEXT NOT NULL,
      database_name TEXT NOT NULL,
      user_name TEXT NOT NULL,
      major_version TEXT NOT NULL,
      -- JSON array of names
      extensions TEXT NOT NULL,
      vcpu_count INTEGER NOT NULL,
      memory_gib INTEGER NOT NULL,
      volume_type TEXT NOT NULL,
      volume_gib INTEGER NOT NULL,
      visibility TEXT NOT NULL,
      replica_count INTEGER NOT NULL,
      creating_until INTEGER NOT NULL,
      pending_until INTEGER NOT NULL,
      created_on INTEGER NOT NULL,
      UNIQUE (space_id, name)
    ) STRICT;
    CREATE INDEX database_clusters_by_age ON database_clusters (space_id, created_on DESC, id);

    CREATE TABLE backups (
      id TEXT PRIMARY KEY,
      space_id TEXT NOT NULL REFERENCES spaces (id),
      cluster_id TEXT NOT NULL REFERENCES database_clusters (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      type TEXT NOT NULL CHECK (type IN ('AUTOMATIC', 'ON_DEMAND')),
      started_on INTEGER NOT NULL,
      completed_on INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX backups_by_age ON backups (space_id, started_on DESC, id);
    CREATE INDEX backups_by_cluster ON backups (cluster_id, started_on DESC, id);

    CREATE TABLE registries (
      id TEXT PRIMARY KEY,
      space_id TEXT NOT NULL REFERENCES spaces (id),
      name TEXT NOT NULL,
      version TEXT NOT NULL,
      visibility TEXT NOT NULL,
      -- the contract lets it be read back; not readable before password_ready_on
      password TEXT NOT NULL,
      password_ready_on INTEGER NOT NULL,
      creating_until INTEGER NOT NULL,
      pending_until INTEGER NOT NULL,
      created_on INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX registries_by_age ON registries (space_id, created_on DESC, id);

    CREATE TABLE secret_instances (
      id TEXT PRIMARY KEY,
      space_id TEXT NOT NULL REFERENCES spaces (id),
      name TEXT NOT NULL,
      version TEXT NOT NULL,
      visibility TEXT NOT NULL,
      -- of the administrator; the contract lets it be read back
      token TEXT NOT NULL,
      creating_until INTEGER NOT NULL,
      pending_until INTEGER NOT NULL,
      created_on INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX secret_instances_by_age ON secret_instances (space_id, created_on DESC, id);
  `,
};
