/** The permissions of the platform: families of names, each with the actions it knows. */

/** Where a permission or role can be granted. */
export interface Levels {
  readonly organisation: boolean;
  readonly space: boolean;
}

export const inSpaces: Levels = { organisation: false, space: true };
export const inOrganisations: Levels = { organisation: true, space: false };
export const everywhere: Levels = { organisation: true, space: true };

export interface PermissionFamily {
  /** `<service>[.<resource>[.<subResource>]]`: the name without its action. */
  readonly on: string;
  /** Actions, separated by spaces. */
  readonly may: string;
  readonly levels: Levels;
  /** What the actions are done to, for people. */
  readonly about: string;
}

export const permissionFamilies: readonly PermissionFamily[] = [
  { on: 'compute.blockStorage', may: 'create delete get update', levels: inSpaces, about: 'block storage volumes' },
  { on: 'compute.dhcpOptions', may: 'create delete get', levels: inSpaces, about: 'DHCP options' },
  { on: 'compute.gpu', may: 'create delete get update', levels: inSpaces, about: 'GPUs' },
  { on: 'compute.image', may: 'create delete get', levels: inSpaces, about: 'machine images' },
  { on: 'compute.internetGateway', may: 'create delete get update', levels: inSpaces, about: 'internet gateways' },
  { on: 'compute.keypair', may: 'create delete get', levels: inSpaces, about: 'key pairs' },
  { on: 'compute.loadBalancer', may: 'create delete get update', levels: inSpaces, about: 'load balancers' },
  { on: 'compute.natGateway', may: 'create delete get', levels: inSpaces, about: 'NAT gateways' },
  { on: 'compute.nic', may: 'create delete get update', levels: inSpaces, about: 'network interfaces' },
  { on: 'compute.publicIp', may: 'create delete get update', levels: inSpaces, about: 'public IP addresses' },
  { on: 'compute.routeTable', may: 'create delete get update', levels: inSpaces, about: 'route tables' },
  { on: 'compute.securityGroup', may: 'create delete get update', levels: inSpaces, about: 'security groups' },
  { on: 'compute.serverCertificate', may: 'create delete get update', levels: inSpaces, about: 'server certificates' },
  { on: 'compute.snapshot', may: 'create delete get', levels: inSpaces, about: 'volume snapshots' },
  { on: 'compute.subnet', may: 'create delete get update', levels: inSpaces, about: 'subnets' },
  { on: 'compute.vm', may: 'create delete get update', levels: inSpaces, about: 'virtual machines' },
  { on: 'compute.vpc', may: 'create delete get update', levels: inSpaces, about: 'virtual private clouds' },
  { on: 'connectivity.bridge', may: 'create delete get', levels: inSpaces, about: 'bridges' },
  { on: 'connectivity.directlink', may: 'create delete get', levels: inSpaces, about: 'direct links' },
  { on: 'connectivity.vpnconnection', may: 'create delete get update', levels: inSpaces, about: 'VPN connections' },
  { on: 'iam', may: 'createPolicy deletePolicy getPolicy', levels: everywhere, about: 'policies' },
  { on: 'iam.accessKey', may: 'create delete get', levels: inOrganisations, about: 'access keys' },
  { on: 'iam.permission', may: 'get', levels: everywhere, about: 'permissions' },
  { on: 'iam.role', may: 'create delete get update', levels: everywhere, about: 'roles' },
  { on: 'iam.serviceAccount', may: 'create delete get owner update', levels: everywhere, about: 'service accounts' },
  { on: 'iam.space', may: 'create createAdmin delete', levels: inOrganisations, about: 'spaces' },
  { on: 'iam.space', may: 'get update', levels: everywhere, about: 'spaces' },
  { on: 'iam.user', may: 'create delete get recover update', levels: everywhere, about: 'users' },
  { on: 'inventory.resource', may: 'get', levels: inSpaces, about: 'the resource inventory' },
  { on: 'kubernetes.cluster', may: 'create delete get update', levels: inSpaces, about: 'Kubernetes clusters' },
  { on: 'openshift.cluster', may: 'create delete get update', levels: inSpaces, about: 'OpenShift clusters' },
  { on: 'postgresql.backup', may: 'delete get', levels: inSpaces, about: 'database backups' },
  {
    on: 'postgresql.cluster',
    may: 'create delete get resetPassword update',
    levels: inSpaces,
    about: 'database clusters',
  },
  { on: 'registry.instance', may: 'create delete get update', levels: inSpaces, about: 'registries' },
  { on: 'registry.password', may: 'reset', levels: inSpaces, about: 'registry passwords' },
  { on: 'secrets.instance', may: 'create get delete update', levels: inSpaces, about: 'secret managers' },
  { on: 'objectstorage.bucket', may: 'delete create get update', levels: inSpaces, about: 'buckets' },
  { on: 'objectstorage.bucket.object', may: 'create delete get update', levels: inSpaces, about: 'objects in buckets' },
];
