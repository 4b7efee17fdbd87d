/** One handler per operation of the catalogue; the compiler names the one that was forgotten. */
import type { Handlers } from './handler.ts';
import { clusterAccessHandlers } from './routes/cluster-access.ts';
import { accessRightHandlers } from './routes/access-rights.ts';
import { aclHandlers } from './routes/acls.ts';
import { clusterHandlers } from './routes/clusters.ts';
import { nodePoolHandlers } from './routes/node-pools.ts';
import { operationHandlers } from './routes/operations.ts';
import { organisationHandlers } from './routes/organisations.ts';
import { permissionHandlers } from './routes/permissions.ts';
import { policyHandlers } from './routes/policies.ts';
import { roleHandlers } from './routes/roles.ts';
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
};
