/** One handler per operation of the catalogue; the compiler names the one that was forgotten. */
import type { Handlers } from './handler/handler.ts';
import { accessRightHandlers } from './routes/access-rights.ts';
import { aclHandlers } from './routes/acls.ts';
import { backupHandlers } from './routes/backups.ts';
import { clusterAccessHandlers } from './routes/cluster-access.ts';
import { clusterHandlers } from './routes/clusters.ts';
import { databaseHandlers } from './routes/databases.ts';
import { nodePoolHandlers } from './routes/node-pools.ts';
import { operationHandlers } from './routes/operations.ts';
import { organisationHandlers } from './routes/organisations.ts';
import { permissionHandlers } from './routes/permissions.ts';
import { policyHandlers } from './routes/policies.ts';
import { registryHandlers } from './routes/registries.ts';
import { roleHandlers } from './routes/roles.ts';
import { secretInstanceHandlers } from './routes/secret-instances.ts';
import { serviceAccountHandlers } from './routes/service-accounts.ts';
import { tokenHandlers } from './routes/token.ts';
import { userHandlers } from './routes/users.ts';
import { vmHandlers } from './routes/vms.ts';
import { workerHandlers } from './routes/workers.ts';

export const handlers: Handlers = {
  ...tokenHandlers,
  ...organisationHandlers,
  ...userHandlers,
  ...serviceAccountHandlers,
  ...roleHandlers,
  ...permissionHandlers,
  ...policyHandlers,
  ...aclHandlers,
  ...accessRightHandlers,
  ...clusterHandlers,
  ...nodePoolHandlers,
  ...workerHandlers,
  ...clusterAccessHandlers,
  ...operationHandlers,
  ...vmHandlers,
  ...databaseHandlers,
  ...backupHandlers,
  ...registryHandlers,
  ...secretInstanceHandlers,
};
