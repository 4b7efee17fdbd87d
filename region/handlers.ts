/** One handler per operation of the catalogue; the compiler names the one that was forgotten. */
import type { Handlers } from './handler.ts';
import { clusterAccessHandlers } from './routes/cluster-access.ts';
import { clusterHandlers } from './routes/clusters.ts';
import { nodePoolHandlers } from './routes/node-pools.ts';
import { operationHandlers } from './routes/operations.ts';
import { organisationHandlers } from './routes/organisations.ts';
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
  ...clusterHandlers,
  ...nodePoolHandlers,
  ...workerHandlers,
  ...clusterAccessHandlers,
  ...operationHandlers,
  ...vmHandlers,
};
