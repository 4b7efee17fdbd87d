/** The entries of the side navigation; only pages that exist. To add one: a line here, its word in core.navigation. */
import type { Scope } from '#web/api/scope.ts';
import type { core } from '#web/messages/en/core.ts';
import { paths } from '#web/address/paths.ts';
import {
  AclIcon,
  ClusterIcon,
  DatabaseIcon,
  KeyIcon,
  LinkIcon,
  LockIcon,
  NodesIcon,
  OperationIcon,
  RegistryIcon,
  RoleIcon,
  ServiceAccountIcon,
  ShieldIcon,
  SpaceIcon,
  UsersIcon,
  VmIcon,
  type IconComponent,
} from '#web/ui/icons.tsx';

export interface NavigationEntry {
  readonly label: keyof (typeof core)['navigation'];
  readonly icon: IconComponent;
  readonly to: (scope: Scope) => string;
  readonly kinds: readonly Scope['kind'][];
}

export interface NavigationGroup {
  readonly label: 'access' | 'platform' | 'services';
  readonly entries: readonly NavigationEntry[];
}

const both = ['organisation', 'space'] as const;

const groups: readonly NavigationGroup[] = [
  {
    label: 'access',
    entries: [
      { label: 'users', icon: UsersIcon, to: paths.users, kinds: both },
      { label: 'serviceAccounts', icon: ServiceAccountIcon, to: paths.serviceAccounts, kinds: both },
      { label: 'roles', icon: RoleIcon, to: paths.roles, kinds: both },
      { label: 'permissions', icon: KeyIcon, to: paths.permissions, kinds: both },
      { label: 'acls', icon: AclIcon, to: paths.acls, kinds: both },
      { label: 'explain', icon: ShieldIcon, to: paths.explain, kinds: both },
      { label: 'recoveryLinks', icon: LinkIcon, to: paths.recoveryLinks, kinds: ['organisation'] },
    ],
  },
  {
    label: 'platform',
    entries: [
      { label: 'spaces', icon: SpaceIcon, to: paths.spaces, kinds: ['organisation'] },
      { label: 'clusters', icon: ClusterIcon, to: paths.clusters, kinds: ['space'] },
      { label: 'operations', icon: OperationIcon, to: paths.operations, kinds: ['space'] },
      { label: 'nodeProfiles', icon: NodesIcon, to: paths.nodeProfiles, kinds: ['space'] },
    ],
  },
  {
    label: 'services',
    entries: [
      { label: 'vms', icon: VmIcon, to: paths.vms, kinds: ['space'] },
      { label: 'databases', icon: DatabaseIcon, to: paths.databases, kinds: ['space'] },
      { label: 'registries', icon: RegistryIcon, to: paths.registries, kinds: ['space'] },
      { label: 'secretInstances', icon: LockIcon, to: paths.secretInstances, kinds: ['space'] },
    ],
  },
];

/** The groups with the entries that exist in a scope; groups without any are left out. */
export function navigationIn({ kind }: Scope): readonly NavigationGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter(({ kinds }) => kinds.includes(kind)) }))
    .filter(({ entries }) => entries.length > 0);
}
