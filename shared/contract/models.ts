/** Names and descriptions of the shapes of the contract, as the OpenAPI document calls them (schemas 2 to 13). */
import type { z } from 'zod';
import { catalogue } from './catalogue.ts';
import { AclItem, AclItemsBody } from './iam/acls.ts';
import { Organisation, Space } from './iam/organisations.ts';
import { Permission } from './iam/permissions.ts';
import { AccessRight, GranularItem, IamPolicy } from './iam/policies.ts';
import { Role, RolePermissionsBody } from './iam/roles.ts';
import { ServiceAccount, ServiceAccountBody, ServiceAccountCreated } from './iam/service-accounts.ts';
import { TokenReference, TokenRequest } from './iam/token.ts';
import { SpaceReference, User } from './iam/users.ts';
import { Cluster } from './kubernetes/clusters.ts';
import { NodePool, NodePoolChanged, NodePoolRequest } from './kubernetes/node-pools.ts';
import { NamedOperation, Operation, WorkerOperation } from './kubernetes/operations.ts';
import { UpgradeBody } from './kubernetes/workers.ts';
import { IdFilter } from './paging.ts';
import { Backup, DatabaseCluster, RestoreConfiguration } from './platform/databases.ts';
import { Registry } from './platform/registries.ts';
import { SecretInstance } from './platform/secret-instances.ts';
import { Vm, VmStateChange } from './platform/vms.ts';
import { Problem, TokenError, Violation } from './problem.ts';

/** `[name, description, the schemas that have this shape]`; lists of the same items are built anew in each row. */
type Model = readonly [name: string, description: string, ...schemas: z.ZodType[]];

export const models: readonly Model[] = [
  ['Problem', 'Why a request was refused (RFC 9457). Programs go by the part of `type` after the `#`.', Problem],
  ['Violation', 'A field of the request, and what is wrong with it.', Violation],
  ['TokenError', 'Why the token endpoints refused (RFC 6749 section 5.2).', TokenError],

  ['TokenRequest', 'The form of a token request; which fields count depends on `grant_type`.', TokenRequest],
  ['TokenResponse', 'An access token, and what was asked to come along.', catalogue.Token.success.schema],
  ['TokenReference', 'The form that names a token.', TokenReference],
  [
    'Introspection',
    'Whether a token works, and of one that does, whose it is.',
    catalogue.IntrospectToken.success.schema,
  ],
  ['UserInfo', 'Who the caller is; of a service account only the id.', catalogue.GetUserInfo.success.schema],
  ['Jwks', 'Public keys (RFC 7517).', catalogue.GetJwks.success.schema],
  ['OidcConfiguration', 'What OpenID Connect Discovery tells.', catalogue.GetOidcConfiguration.success.schema],

  ['Organisation', 'A customer; holds users, service accounts, roles and spaces.', Organisation],
  ['OrganisationPage', 'A page of organisations.', catalogue.ListMyOrganisations.success.schema],
  ['Space', 'A part of an organisation that resources live in; usable once it is READY.', Space],
  ['SpacePage', 'A page of spaces.', catalogue.ListMySpaces.success.schema, catalogue.ListSpaces.success.schema],
  ['SpaceReference', 'The id of a space.', SpaceReference],
  [
    'SpaceReferencePage',
    'A page of ids of spaces.',
    catalogue.ListSpacesOfUser.success.schema,
    catalogue.ListSpacesOfServiceAccount.success.schema,
  ],
  ['CreateSpaceBody', 'A space to create.', catalogue.CreateSpace.body.schema],
  ['UpdateSpaceBody', 'What is to change; the rest stays.', catalogue.UpdateSpace.body.schema],
  ['IdFilter', 'Ids that a list is narrowed to; unknown ones are ignored.', IdFilter],

  ['User', 'A person of an organisation. `updatedOn` is absent from the answer to a creation.', User],
  ['UserPage', 'A page of users.', catalogue.ListUserOrganisation.success.schema],
  ['UserState', 'Whether a user is active.', catalogue.PatchUserStateOrganisation.success.schema],
  [
    'RecoveryLink',
    'A link to set password and second factor by. It is a credential.',
    catalogue.RecoverUserSpace.success.schema,
  ],
  ['CreateUserBody', 'A user to create.', catalogue.CreateUserOrganisation.body.schema],
  ['UpdateUserBody', 'All fields of a user, changed or not.', catalogue.UpdateUserOrganisation.body.schema],
  ['PatchUserStateBody', 'Whether the user is to be active.', catalogue.PatchUserStateOrganisation.body.schema],

  ['ServiceAccount', 'An account of a program; its id is its client id.', ServiceAccount],
  ['ServiceAccountCreated', 'A new service account with its secret, which is told only here.', ServiceAccountCreated],
  [
    'ServiceAccountPage',
    'A page of service accounts.',
    catalogue.ListServiceAccountOrganisation.success.schema,
    catalogue.MatchServiceAccountOrganisation.success.schema,
  ],
  ['ServiceAccountBody', 'A service account to create, or all fields of one to replace.', ServiceAccountBody],

  ['Role', 'A named set of permissions. Predefined ones, which are not `custom`, cannot be changed.', Role],
  ['RolePage', 'A page of roles.', catalogue.ListRolesOrganisation.success.schema],
  ['CreateRoleBody', 'A role to create.', catalogue.CreateRoleOrganisation.body.schema],
  ['UpdateRoleBody', 'What is to change; the rest stays.', catalogue.UpdateRoleOrganisation.body.schema],
  ['RolePermissionsBody', 'Permissions to add or remove.', RolePermissionsBody],
  ['Permission', 'A right to do one thing, for example `iam.user.get`.', Permission],
  [
    'PermissionPage',
    'A page of permissions.',
    catalogue.ListPermissionsOrganisation.success.schema,
    catalogue.GetRolePermissionsOrganisation.success.schema,
  ],

  ['IamPolicy', 'What a subject holds directly: ids of roles and permissions, in no order.', IamPolicy],
  [
    'SetIamPolicyBody',
    'What to give and what to take; the rest stays.',
    catalogue.SetIAMPolicyOrganisation.body.schema,
  ],
  ['GranularItem', 'A relation to one object.', GranularItem],
  [
    'GranularPolicyPage',
    'The relations of a subject to objects of a type.',
    catalogue.GetIAMGranularPolicySpace.success.schema,
  ],
  ['SetGranularPolicyBody', 'Relations to give and to take.', catalogue.SetIAMGranularPolicySpace.body.schema],
  ['AclItem', 'A permission on one resource.', AclItem],
  [
    'AclPage',
    'A page of permissions on single resources.',
    catalogue.GetACLUserOrganisation.success.schema,
    catalogue.GetACLServiceAccountOrganisation.success.schema,
  ],
  ['AclItemsBody', 'Permissions on single resources to give or take.', AclItemsBody],
  ['AccessRight', 'One path by which an identity reaches a resource.', AccessRight],
  [
    'AccessRightsPage',
    'A page of paths by which identities reach resources.',
    catalogue.ListIdentityAccessByResource.success.schema,
    catalogue.ListResourceAccessByIdentity.success.schema,
  ],

  ['Cluster', 'A managed cluster. `version` is that of the workers.', Cluster],
  ['ClusterList', 'A page of clusters.', catalogue.ListClusters.success.schema],
  ['ClusterCreated', 'A new cluster, and the operation that makes it.', catalogue.CreateCluster.success.schema],
  ['CreateClusterBody', 'A cluster to create.', catalogue.CreateCluster.body.schema],
  ['UpdateClusterBody', 'What is to change; the rest stays.', catalogue.UpdateCluster.body.schema],
  [
    'ClusterHealth',
    '`health` is OK or KO, `status` of a node OK or FAILED; cpu is vCPU, memory GiB.',
    catalogue.GetClusterState.success.schema,
  ],
  ['KubeConfig', 'A kubeconfig file as text. It is a credential.', catalogue.GetKubeConfig.success.schema],
  ['NodePool', 'Workers of one size.', NodePool],
  ['NodePoolRequest', 'A pool to create with a cluster.', NodePoolRequest],
  ['NodePoolList', 'The pools of a cluster.', catalogue.ListNodePools.success.schema],
  ['NodePoolChanged', 'A pool, and the operation that changes it.', NodePoolChanged],
  ['CreateNodePoolBody', 'A pool to create.', catalogue.CreateNodePool.body.schema],
  ['UpdateNodePoolCountBody', 'How many nodes the pool is to have.', catalogue.UpdateNodePoolCount.body.schema],
  ['NodeProfileList', 'Sizes of nodes; cpu is vCPU, memory is GiB.', catalogue.ListNodeProfiles.success.schema],
  ['KubernetesVersionList', 'Versions a cluster can run.', catalogue.ListKubernetesVersions.success.schema],
  ['UpgradeBody', 'The version to upgrade to.', UpgradeBody],
  ['AddWorkersBody', 'How many workers to add, and which.', catalogue.AddWorkers.body.schema],
  ['RemoveWorkersBody', 'Of which profile a worker is to go.', catalogue.RemoveWorkers.body.schema],
  ['Operation', 'A technical action on a cluster. `progress` is free text.', Operation],
  ['OperationList', 'A page of operations, newest first.', catalogue.ListOperations.success.schema],
  ['NamedOperation', 'What goes, and the operation that takes it away.', NamedOperation],
  ['WorkerOperation', 'An operation as worker and control-plane operations answer it.', WorkerOperation],
  ['WorkerOperationList', 'The operations of a cluster, newest first.', catalogue.ListClusterOperations.success.schema],

  ['Vm', 'A virtual machine.', Vm],
  ['VmList', 'The virtual machines of a space.', catalogue.ListVms.success.schema],
  ['VmStateChange', 'The state of a virtual machine before and after.', VmStateChange],
  [
    'CreateVmsBody',
    'Virtual machines to create. Two spellings of some fields are taken.',
    catalogue.CreateVms.body.schema,
  ],
  ['StopVmBody', 'How to stop.', catalogue.StopVm.body.schema],

  ['DatabaseCluster', 'A PostgreSQL cluster.', DatabaseCluster],
  ['DatabaseClusterList', 'The PostgreSQL clusters of a space.', catalogue.ListDatabaseClusters.success.schema],
  ['CreateDatabaseClusterBody', 'A PostgreSQL cluster to create.', catalogue.CreateDatabaseCluster.body.schema],
  ['RestoreConfiguration', 'Where a new cluster takes its data from; the source is not changed.', RestoreConfiguration],
  ['DatabaseVersionList', 'Versions of PostgreSQL.', catalogue.ListDatabaseVersions.success.schema],
  ['Backup', 'A backup of a PostgreSQL cluster.', Backup],
  ['BackupList', 'Backups of PostgreSQL clusters.', catalogue.ListSpaceBackups.success.schema],
  ['CreateBackupBody', 'A backup to make.', catalogue.CreateBackup.body.schema],

  ['Registry', 'A container registry.', Registry],
  ['RegistryList', 'The container registries of a space.', catalogue.ListRegistries.success.schema],
  ['RegistryVersionList', 'Versions of container registries.', catalogue.ListRegistryVersions.success.schema],
  ['RegistryPassword', 'The admin password of a registry.', catalogue.ReadRegistryPassword.success.schema],
  ['SecretInstance', 'A secret manager.', SecretInstance],
  ['SecretInstanceList', 'The secret managers of a space.', catalogue.ListSecretInstances.success.schema],
  ['SecretInstanceToken', 'The admin token of a secret manager.', catalogue.GetSecretInstancePassword.success.schema],
];
