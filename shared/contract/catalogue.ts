/** Every operation of the contract. To add one: a row in its resource's file, a handler in region/routes. */
import { aclOperations } from './iam/acls.ts';
import { organisationOperations } from './iam/organisations.ts';
import { permissionOperations } from './iam/permissions.ts';
import { policyOperations } from './iam/policies.ts';
import { roleOperations } from './iam/roles.ts';
import { serviceAccountOperations } from './iam/service-accounts.ts';
import { tokenOperations } from './iam/token.ts';
import { userOperations } from './iam/users.ts';
import { clusterOperations } from './kubernetes/clusters.ts';
import { nodePoolOperations } from './kubernetes/node-pools.ts';
import { operationOperations } from './kubernetes/operations.ts';
import { workerOperations } from './kubernetes/workers.ts';
import { databaseOperations } from './platform/databases.ts';
import { registryOperations } from './platform/registries.ts';
import { secretInstanceOperations } from './platform/secret-instances.ts';
import { vmOperations } from './platform/vms.ts';
import type { BodyOf, Operation, PathParameters, QueryOf, ReplyOf } from './operation.ts';

export const catalogue = {
  ...tokenOperations,
  ...organisationOperations,
  ...userOperations,
  ...serviceAccountOperations,
  ...roleOperations,
  ...permissionOperations,
  ...policyOperations,
  ...aclOperations,
  ...clusterOperations,
  ...nodePoolOperations,
  ...workerOperations,
  ...operationOperations,
  ...vmOperations,
  ...databaseOperations,
  ...registryOperations,
  ...secretInstanceOperations,
} as const;

export type Catalogue = typeof catalogue;
export type OperationId = keyof Catalogue;
export type Reply<Id extends OperationId> = ReplyOf<Catalogue[Id]>;
export type Body<Id extends OperationId> = BodyOf<Catalogue[Id]>;
export type Query<Id extends OperationId> = QueryOf<Catalogue[Id]>;
export type Path<Id extends OperationId> = PathParameters<Catalogue[Id]>;

/** The rows as plain `Operation`s, for code that walks the catalogue. */
export const operations = Object.entries(catalogue) as readonly (readonly [OperationId, Operation])[];
