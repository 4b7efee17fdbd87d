/** The predefined roles, which nobody can change. */
import { everywhere, inOrganisations, inSpaces, type Levels } from './permission-data.ts';

export interface PredefinedRole {
  readonly name: string;
  readonly levels: Levels;
  /**
   * Permissions as `<family>: <actions>`, `<service>: *` for every one of a service, or all of them: `all`,
   * `allInSpaces` (every one grantable in a space), `seeAllInSpaces` (of those, the ones that only read).
   */
  readonly gives: readonly string[] | 'all' | 'allInSpaces' | 'seeAllInSpaces';
  readonly description: string;
}

export const predefinedRoles: readonly PredefinedRole[] = [
  {
    name: 'IAM Identity Admin',
    levels: inSpaces,
    gives: ['iam.serviceAccount: create delete get owner', 'iam.user: create delete get recover update'],
    description: 'Manages the users and service accounts of a space.',
  },
  {
    name: 'IAM Security Admin',
    levels: inSpaces,
    gives: ['iam: createPolicy deletePolicy getPolicy', 'iam.permission: get', 'iam.role: create delete get update'],
    description: 'Manages the roles and policies of a space.',
  },
  {
    name: 'OCP Admin',
    levels: inSpaces,
    gives: ['openshift.cluster: create delete get update'],
    description: 'Manages OpenShift clusters.',
  },
  { name: 'OCP Viewer', levels: inSpaces, gives: ['openshift.cluster: get'], description: 'Sees OpenShift clusters.' },
  {
    name: 'PostgreSQL Admin',
    levels: inSpaces,
    gives: ['postgresql.backup: delete get', 'postgresql.cluster: create delete get resetPassword update'],
    description: 'Manages database clusters and their backups.',
  },
  {
    name: 'PostgreSQL Viewer',
    levels: inSpaces,
    gives: ['postgresql.backup: get', 'postgresql.cluster: get'],
    description: 'Sees database clusters and their backups.',
  },
  {
    name: 'Kubernetes Admin',
    levels: inSpaces,
    gives: ['kubernetes.cluster: create delete get update'],
    description: 'Manages Kubernetes clusters, upgrades included.',
  },
  {
    name: 'Kubernetes Viewer',
    levels: inSpaces,
    gives: ['kubernetes.cluster: get'],
    description: 'Sees Kubernetes clusters and their operations.',
  },
  {
    name: 'Connectivity Admin',
    levels: inSpaces,
    gives: [
      'connectivity.bridge: create delete get',
      'connectivity.directlink: create delete get',
      'connectivity.vpnconnection: create delete get update',
    ],
    description: 'Manages bridges, direct links and VPN connections.',
  },
  {
    name: 'Organisation Admin',
    levels: inOrganisations,
    gives: 'all',
    description: 'Holds every right at the level of the organisation.',
  },
  {
    name: 'Organisation Viewer',
    levels: inOrganisations,
    gives: [
      'iam: getPolicy',
      'iam.permission: get',
      'iam.role: get',
      'iam.serviceAccount: get',
      'iam.space: get',
      'iam.user: get',
    ],
    description: 'Sees spaces, identities, roles and policies of the organisation.',
  },
  {
    name: 'Space Admin',
    levels: everywhere,
    gives: 'allInSpaces',
    description: 'Holds every right that can be given in a space.',
  },
  { name: 'Space Creator', levels: inOrganisations, gives: ['iam.space: create get'], description: 'Creates spaces.' },
  {
    name: 'Space Editor',
    levels: everywhere,
    gives: ['iam.space: get update'],
    description: 'Renames and describes spaces.',
  },
  {
    name: 'Space Viewer',
    levels: everywhere,
    gives: 'seeAllInSpaces',
    description: 'Sees everything in a space, changes nothing.',
  },
  {
    name: 'Space Deleter',
    levels: inOrganisations,
    gives: ['iam.space: delete get'],
    description: 'May have spaces deleted.',
  },
  {
    name: 'Compute Admin',
    levels: inSpaces,
    gives: ['compute: *'],
    description: 'Manages virtual machines, networks and storage.',
  },
  {
    name: 'IAM Policy Admin',
    levels: everywhere,
    gives: ['iam: createPolicy deletePolicy getPolicy'],
    description: 'Sees and changes policies.',
  },
  { name: 'IAM Policy Viewer', levels: everywhere, gives: ['iam: getPolicy'], description: 'Sees policies.' },
  {
    name: 'IAM Role Admin',
    levels: everywhere,
    gives: ['iam.role: create delete get update'],
    description: 'Manages custom roles.',
  },
  {
    name: 'IAM Role Viewer',
    levels: everywhere,
    gives: ['iam.role: get', 'iam.permission: get'],
    description: 'Sees roles and permissions.',
  },
  {
    name: 'IAM Security Reviewer',
    levels: everywhere,
    gives: ['iam: getPolicy', 'iam.permission: get', 'iam.role: get'],
    description: 'Sees roles, permissions and policies, for reviews.',
  },
  {
    name: 'Identity Admin',
    levels: everywhere,
    gives: ['iam.user: *', 'iam.serviceAccount: *'],
    description: 'Manages users and service accounts.',
  },
  {
    name: 'Identity Viewer',
    levels: everywhere,
    gives: ['iam.user: get', 'iam.serviceAccount: get'],
    description: 'Sees users and service accounts.',
  },
  {
    name: 'Identity User Account Admin',
    levels: everywhere,
    gives: ['iam.user: create delete get recover update'],
    description: 'Manages users.',
  },
  {
    name: 'Identity User Account Manager',
    levels: everywhere,
    gives: ['iam.user: get recover update'],
    description: 'Changes and recovers users.',
  },
  { name: 'Identity User Account Viewer', levels: everywhere, gives: ['iam.user: get'], description: 'Sees users.' },
  {
    name: 'Identity Service Account Admin',
    levels: everywhere,
    gives: ['iam.serviceAccount: create delete get owner update'],
    description: 'Manages service accounts.',
  },
  {
    name: 'Identity Service Account Manager',
    levels: everywhere,
    gives: ['iam.serviceAccount: get update'],
    description: 'Changes service accounts.',
  },
  {
    name: 'Identity Service Account Viewer',
    levels: everywhere,
    gives: ['iam.serviceAccount: get'],
    description: 'Sees service accounts.',
  },
  {
    name: 'Object Storage Bucket Admin',
    levels: inSpaces,
    gives: ['objectstorage.bucket: create delete get update'],
    description: 'Manages buckets.',
  },
  {
    name: 'Object Storage Bucket Creator',
    levels: inSpaces,
    gives: ['objectstorage.bucket: create'],
    description: 'Creates buckets.',
  },
  {
    name: 'Object Storage Bucket Editor',
    levels: inSpaces,
    gives: ['objectstorage.bucket: get update'],
    description: 'Changes buckets.',
  },
  {
    name: 'Object Storage Bucket Viewer',
    levels: inSpaces,
    gives: ['objectstorage.bucket: get'],
    description: 'Sees buckets.',
  },
  {
    name: 'Object Storage Object Admin',
    levels: inSpaces,
    gives: ['objectstorage.bucket.object: create delete get update'],
    description: 'Manages objects in buckets.',
  },
  {
    name: 'Object Storage Object Creator',
    levels: inSpaces,
    gives: ['objectstorage.bucket.object: create'],
    description: 'Adds objects to buckets.',
  },
  {
    name: 'Object Storage Object Editor',
    levels: inSpaces,
    gives: ['objectstorage.bucket.object: get update'],
    description: 'Changes objects in buckets.',
  },
  {
    name: 'Object Storage Object Viewer',
    levels: inSpaces,
    gives: ['objectstorage.bucket.object: get'],
    description: 'Reads objects in buckets.',
  },
];
