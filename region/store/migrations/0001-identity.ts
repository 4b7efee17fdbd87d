/** Organisations, spaces, identities, what they may do, and their tokens. Times are milliseconds since the epoch. */
import type { Migration } from '#server/migrate.ts';

export const identity: Migration = {
  name: '0001-identity',
  sql: `
    CREATE TABLE organisations (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      description TEXT NOT NULL,
      created_on INTEGER NOT NULL,
      updated_on INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE spaces (
      id TEXT PRIMARY KEY,
      organisation_id TEXT NOT NULL REFERENCES organisations (id),
      name TEXT NOT NULL,
      description TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('QUEUED', 'RUNNING', 'READY', 'FAILED')),
      queued_until INTEGER NOT NULL,
      running_until INTEGER NOT NULL,
      created_on INTEGER NOT NULL,
      updated_on INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX spaces_by_age ON spaces (organisation_id, created_on DESC, id);
    CREATE INDEX spaces_unfinished ON spaces (status) WHERE status IN ('QUEUED', 'RUNNING');

    CREATE TABLE users (
      id TEXT PRIMARY KEY,
      organisation_id TEXT NOT NULL REFERENCES organisations (id),
      email TEXT NOT NULL COLLATE NOCASE,
      firstname TEXT NOT NULL,
      lastname TEXT NOT NULL,
      active INTEGER NOT NULL CHECK (active IN (0, 1)),
      created_on INTEGER NOT NULL,
      updated_on INTEGER NOT NULL,
      UNIQUE (organisation_id, email)
    ) STRICT;
    CREATE INDEX users_by_age ON users (organisation_id, created_on DESC, id);

    CREATE TABLE service_accounts (
      id TEXT PRIMARY KEY,
      organisation_id TEXT NOT NULL REFERENCES organisations (id),
      -- the space it was created in; null when it was created in the organisation
      space_id TEXT REFERENCES spaces (id),
      name TEXT NOT NULL,
      secret_hash TEXT NOT NULL,
      token_seconds INTEGER NOT NULL,
      -- YYYY-MM-DD, the last day it works
      expiration_date TEXT,
      created_on INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX service_accounts_by_age ON service_accounts (organisation_id, created_on DESC, id);

    -- identity_created_on repeats the identity's own, so that the index gives the order of the lists
    CREATE TABLE space_members (
      space_id TEXT NOT NULL REFERENCES spaces (id),
      identity_type TEXT NOT NULL CHECK (identity_type IN ('users', 'serviceAccounts')),
      identity_id TEXT NOT NULL,
      identity_created_on INTEGER NOT NULL,
      assigned_on INTEGER NOT NULL,
      PRIMARY KEY (space_id, identity_type, identity_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX space_members_by_age ON space_members (space_id, identity_type, identity_created_on DESC, identity_id);
    CREATE INDEX space_members_by_identity ON space_members (identity_id);

    CREATE TABLE permissions (
      uuid TEXT PRIMARY KEY,
      name TEXT NOT NULL UNIQUE,
      description TEXT NOT NULL,
      service TEXT NOT NULL,
      resource TEXT,
      sub_resource TEXT,
      action TEXT NOT NULL,
      in_organisation INTEGER NOT NULL CHECK (in_organisation IN (0, 1)),
      in_space INTEGER NOT NULL CHECK (in_space IN (0, 1)),
      created_on INTEGER NOT NULL,
      updated_on INTEGER NOT NULL
    ) STRICT;

    -- a predefined role has no scope; in_organisation and in_space say where it can be granted
    CREATE TABLE roles (
      uuid TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      description TEXT NOT NULL,
      custom INTEGER NOT NULL CHECK (custom IN (0, 1)),
      scope_id TEXT,
      in_organisation INTEGER NOT NULL CHECK (in_organisation IN (0, 1)),
      in_space INTEGER NOT NULL CHECK (in_space IN (0, 1)),
      created_on INTEGER NOT NULL,
      updated_on INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE role_permissions (
      role_uuid TEXT NOT NULL REFERENCES roles (uuid) ON DELETE CASCADE,
      permission_uuid TEXT NOT NULL REFERENCES permissions (uuid),
      PRIMARY KEY (role_uuid, permission_uuid)
    ) STRICT, WITHOUT ROWID;

    -- scope_id is the id of an organisation or a space
    CREATE TABLE policy_roles (
      identity_type TEXT NOT NULL,
      identity_id TEXT NOT NULL,
      scope_id TEXT NOT NULL,
      role_uuid TEXT NOT NULL REFERENCES roles (uuid) ON DELETE CASCADE,
      PRIMARY KEY (identity_id, scope_id, role_uuid)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE policy_permissions (
      identity_type TEXT NOT NULL,
      identity_id TEXT NOT NULL,
      scope_id TEXT NOT NULL,
      permission_uuid TEXT NOT NULL REFERENCES permissions (uuid),
      PRIMARY KEY (identity_id, scope_id, permission_uuid)
    ) STRICT, WITHOUT ROWID;
    -- an absent subresource is the empty string, so that the key is exact
    CREATE TABLE acls (
      identity_type TEXT NOT NULL,
      identity_id TEXT NOT NULL,
      scope_id TEXT NOT NULL,
      permission_uuid TEXT NOT NULL REFERENCES permissions (uuid),
      service TEXT NOT NULL,
      resource TEXT NOT NULL,
      subresource TEXT NOT NULL,
      resource_id TEXT NOT NULL,
      created_on INTEGER NOT NULL,
      PRIMARY KEY (identity_id, scope_id, service, resource, subresource, resource_id, permission_uuid)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX acls_by_resource ON acls (resource_id);
    CREATE TABLE ownerships (
      identity_type TEXT NOT NULL,
      identity_id TEXT NOT NULL,
      scope_id TEXT NOT NULL,
      service TEXT NOT NULL,
      resource TEXT NOT NULL,
      resource_id TEXT NOT NULL,
      PRIMARY KEY (identity_id, scope_id, service, resource, resource_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX ownerships_by_resource ON ownerships (resource_id);

    -- at most one link per user: a new one replaces the earlier
    CREATE TABLE recovery_links (
      user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
      flow_id TEXT NOT NULL UNIQUE,
      token_hash TEXT NOT NULL,
      code_hash TEXT NOT NULL,
      tries_left INTEGER NOT NULL,
      issued_on INTEGER NOT NULL,
      expires_on INTEGER NOT NULL
    ) STRICT;

    CREATE TABLE signing_keys (
      id TEXT PRIMARY KEY,
      private_jwk TEXT NOT NULL,
      created_on INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE revoked_tokens (
      id TEXT PRIMARY KEY,
      expires_on INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX revoked_tokens_by_expiry ON revoked_tokens (expires_on);
    -- tokens of one sign-in share a family; the use of a spent one ends the family
    CREATE TABLE refresh_tokens (
      token_hash TEXT PRIMARY KEY,
      family_id TEXT NOT NULL,
      identity_id TEXT NOT NULL,
      scope TEXT NOT NULL,
      issued_on INTEGER NOT NULL,
      expires_on INTEGER NOT NULL,
      used_on INTEGER
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX refresh_tokens_by_family ON refresh_tokens (family_id);
    CREATE INDEX refresh_tokens_by_identity ON refresh_tokens (identity_id);
    CREATE INDEX refresh_tokens_by_expiry ON refresh_tokens (expires_on);
  `,
};
