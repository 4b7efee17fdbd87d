/** Clusters, their node pools and their operations. Times are milliseconds since the epoch. */
import type { Migration } from '#server/migrate.ts';

export const clusters: Migration = {
  name: '0002-clusters',
  sql: `
    -- version is that of the workers; the control plane may run ahead of it
    CREATE TABLE clusters (
      id TEXT PRIMARY KEY,
      space_id TEXT NOT NULL REFERENCES spaces (id),
      name TEXT NOT NULL,
      description TEXT,
      cidr TEXT NOT NULL,
      creation_version TEXT NOT NULL,
      version TEXT NOT NULL,
      control_plane_version TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('CREATING', 'RUNNING', 'DELETING', 'FAILED')),
      message TEXT,
      api_url TEXT,
      console_url TEXT,
      created_on INTEGER NOT NULL,
      UNIQUE (space_id, name)
    ) STRICT;
    CREATE INDEX clusters_by_age ON clusters (space_id, created_on DESC, id);

    CREATE TABLE node_pools (
      cluster_id TEXT NOT NULL REFERENCES clusters (id) ON DELETE CASCADE,
      -- order in which the pools were made, from 0
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      node_count INTEGER NOT NULL CHECK (node_count >= 1),
      node_profile TEXT NOT NULL,
      gpu TEXT,
      tina TEXT,
      PRIMARY KEY (cluster_id, position),
      UNIQUE (cluster_id, name)
    ) STRICT, WITHOUT ROWID;

    -- Operations outlive their cluster, so cluster_id refers to nothing. What becomes of an operation is decided when
    -- it is accepted; settled says that its effect has been applied, in the same transaction.
    CREATE TABLE operations (
      id TEXT PRIMARY KEY,
      space_id TEXT NOT NULL REFERENCES spaces (id),
      cluster_id TEXT NOT NULL,
      kind TEXT NOT NULL,
      accepted_on INTEGER NOT NULL,
      starts_on INTEGER NOT NULL,
      ends_on INTEGER NOT NULL,
      outcome TEXT NOT NULL CHECK (outcome IN ('DONE', 'FAILED')),
      final_percent INTEGER NOT NULL,
      data TEXT NOT NULL,
      result TEXT,
      error TEXT,
      settled INTEGER NOT NULL CHECK (settled IN (0, 1)),
      CHECK (accepted_on <= starts_on AND starts_on <= ends_on)
    ) STRICT;
    CREATE INDEX operations_by_age ON operations (space_id, accepted_on DESC, id);
    CREATE INDEX operations_by_cluster ON operations (cluster_id, accepted_on DESC, id);
    CREATE INDEX operations_due ON operations (ends_on) WHERE settled = 0;
    -- a cluster takes one operation at a time
    CREATE UNIQUE INDEX operations_in_progress ON operations (cluster_id) WHERE settled = 0;
  `,
};
