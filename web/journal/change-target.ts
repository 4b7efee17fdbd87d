/** What a change was done to, and where one looks at it. */
import type { JournalEntry } from '#shared/journal.ts';
import { paths } from '#web/address/paths.ts';
import type { Scope } from '#web/api/scope.ts';

export interface ChangeTarget {
  readonly kind: 'user' | 'serviceAccount' | 'role' | 'space' | 'cluster' | 'nodePool' | 'vm' | 'database' | 'other';
  /** Id, or the name of a node pool; absent where what was to be created is not known. */
  readonly id: string | undefined;
  readonly scope: Scope;
  /** Its page; undefined where there is none, or it was deleted. */
  readonly to: string | undefined;
}

/** What creating makes. */
const made: readonly (readonly [begin: string, kind: ChangeTarget['kind']])[] = [
  ['CreateUser', 'user'],
  ['CreateServiceAccount', 'serviceAccount'],
  ['CreateAdminServiceAccount', 'serviceAccount'],
  ['CreateRole', 'role'],
  ['CreateSpace', 'space'],
  ['CreateCluster', 'cluster'],
  ['CreateVms', 'vm'],
  ['CreateDatabaseCluster', 'database'],
];

export function changeTarget(
  entry: Pick<JournalEntry, 'region' | 'operation' | 'path' | 'created' | 'outcome'>,
): ChangeTarget {
  const { region, operation, path, created, outcome } = entry;
  const { spaceId, organisationId = '' } = path;
  const isOfSpace = spaceId !== undefined && organisationId === '';
  const scope: Scope = { region, kind: isOfSpace ? 'space' : 'organisation', id: isOfSpace ? spaceId : organisationId };
  const isGone = outcome === 'done' && /^(Delete(?!ACL)|Unassign)/.test(operation);
  const [kind, id] = kindAndId(operation, path, created);
  return { kind, id, scope, to: isGone || id === undefined ? undefined : pageOf(kind, id, scope, path) };
}

function kindAndId(
  operation: string,
  path: JournalEntry['path'],
  created: string | undefined,
): readonly [ChangeTarget['kind'], string | undefined] {
  const [, makes] = made.find(([begin]) => operation.startsWith(begin)) ?? [];
  if (makes !== undefined) return [makes, created];
  const { userId, serviceAccountId, roleUuid, subjectType, subjectId, nodePoolName, clusterId, id, spaceId } = path;
  if (subjectId !== undefined) return [subjectType === 'users' ? 'user' : 'serviceAccount', subjectId];
  if (userId !== undefined) return ['user', userId];
  if (serviceAccountId !== undefined) return ['serviceAccount', serviceAccountId];
  if (roleUuid !== undefined) return ['role', roleUuid];
  if (operation.endsWith('Backup')) return ['database', clusterId];
  if (nodePoolName !== undefined) return ['nodePool', nodePoolName];
  if (clusterId !== undefined) return ['cluster', clusterId];
  if (id !== undefined) return ['vm', id];
  if (operation === 'UpdateSpace') return ['space', spaceId];
  return ['other', path['registryId'] ?? created];
}

function pageOf(kind: ChangeTarget['kind'], id: string, scope: Scope, path: JournalEntry['path']): string | undefined {
  switch (kind) {
    case 'user':
      return paths.user(scope, id);
    case 'serviceAccount':
      return paths.serviceAccount(scope, id);
    case 'role':
      return paths.role(scope, id);
    case 'space':
      return paths.overview({ region: scope.region, kind: 'space', id });
    case 'cluster':
      return paths.cluster(scope, id);
    case 'nodePool':
      return paths.nodePools(scope, path['clusterId'] ?? '');
    case 'vm':
      return paths.vm(scope, id);
    case 'database':
      return paths.database(scope, id);
    default:
      return undefined;
  }
}
