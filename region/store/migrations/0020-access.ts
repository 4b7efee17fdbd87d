/** Pages of ACLs, the deprecated granular policies, and service accounts that are being removed. */
import type { Migration } from '#server/migrate.ts';

export const access: Migration = {
  name: '0020-access',
  sql: `
    -- as before, with an id that gives pages an order
    CREATE TABLE acls_with_id (
      id TEXT NOT NULL UNIQUE,
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
    INSERT INTO acls_with_id
      SELECT
        lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-' || hex(randomblob(2)) || '-' ||
          hex(randomblob(2)) || '-' || hex(randomblob(6))),
        identity_type, identity_id, scope_id, permission_uuid, service, resource, subresource, resource_id, created_on
      FROM acls;
    DROP TABLE acls;
    ALTER TABLE acls_with_id RENAME TO acls;
    CREATE INDEX acls_by_resource ON acls (resource_id);
    CREATE INDEX acls_by_age ON acls (identity_id, scope_id, service, resource, created_on DESC, id);

    CREATE TABLE granular_policies (
      identity_type TEXT NOT NULL,
      identity_id TEXT NOT NULL,
      scope_id TEXT NOT NULL,
      object_type TEXT NOT NULL,
      action TEXT NOT NULL,
      object_id TEXT NOT NULL,
      PRIMARY KEY (identity_id, scope_id, object_type, action, object_id)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX granular_policies_by_object ON granular_policies (object_id);

    CREATE INDEX policy_roles_by_role ON policy_roles (role_uuid);
    CREATE INDEX policy_roles_by_scope ON policy_roles (scope_id);
    CREATE INDEX policy_permissions_by_scope ON policy_permissions (scope_id);
    CREATE UNIQUE INDEX roles_by_name ON roles (scope_id, name) WHERE custom = 1;

    -- set when the deletion was accepted: when the account is gone
    ALTER TABLE service_accounts ADD COLUMN removal_due_on INTEGER;
    CREATE INDEX service_accounts_by_name ON service_accounts (organisation_id, name);
    CREATE INDEX service_accounts_leaving ON service_accounts (removal_due_on) WHERE removal_due_on IS NOT NULL;
  `,
};
