import { useMemo } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Role } from '#shared/contract/iam/roles.ts';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import type { RoleHolders } from '#web/access/role-holders.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { roleContentOf } from '#web/access/subject-reads.ts';
import { useRoleHolders } from '#web/access/use-role-holders.ts';
import { allFor } from '#web/api/all-pages.ts';
import type { Scope } from '#web/api/scope.ts';
import { shortId } from '#web/ui/short-id.ts';
import type { PlaceRole, PlaceSubject } from './compare-places.ts';

/** What cannot be said of a place, part by part. */
export interface PlaceGaps {
  /** Which roles, or clusters, there are could not be read. */
  readonly roles: boolean;
  readonly clusters: boolean;
  /** What single permissions are called that somebody holds. */
  readonly permissions: boolean;
  /** Roles of which nobody could read what they give. */
  readonly contents: readonly string[];
  /** Whose policy could not be read. */
  readonly unread: readonly string[];
  /** Which lists of people could not be read to their end. */
  readonly unlisted: RoleHolders['unlisted'];
  /** So many were not asked, as somebody has stopped it. */
  readonly unasked: number;
}

export interface PlaceReading {
  readonly scope: Scope;
  /** Null before anybody has looked. */
  readonly holders: RoleHolders | null;
  /** Empty as long as they were not read. */
  readonly roles: readonly PlaceRole[];
  readonly subjects: readonly PlaceSubject[];
  readonly clusters: readonly Cluster[];
  readonly gaps: PlaceGaps;
  readonly isRunning: boolean;
  readonly find: () => Promise<void>;
  readonly stop: () => void;
}

/** The roles of a place, which tell whose contents are to be compared. */
export function useRoleList(scope: Scope, enabled: boolean) {
  return useQuery({ ...rolesOf(scope), enabled });
}

const nothing: readonly never[] = [];

/** A place as it is compared with another one; `wanted`: ids of roles whose contents are asked for. */
export function usePlaceReading(
  scope: Scope,
  isBegun: boolean,
  wanted: readonly string[],
  withClusters: boolean,
): PlaceReading {
  const { known: holders, find } = useRoleHolders(scope);
  const list = useRoleList(scope, isBegun);
  const contents = useQueries({
    queries: wanted.map((uuid) => ({ ...roleContentOf(scope, uuid), enabled: isBegun })),
    combine: answersOf,
  });
  const isDirect = holders?.held.some(({ grants }) => grants.permissions.length > 0) ?? false;
  const named = useQuery({ ...permissionsOf(scope), enabled: isBegun && isDirect });
  const clusters = useQuery({
    ...allFor(scope.region, 'ListClusters', { path: { spaceId: scope.id } }),
    enabled: isBegun && withClusters,
  });
  const roles = useMemo(
    () => (list.data ?? nothing).map((role) => placeRole(role, contents.data[wanted.indexOf(role.uuid)])),
    [list.data, contents.data, wanted],
  );
  const subjects = useMemo(() => subjectsOf(holders, list.data, named.data), [holders, list.data, named.data]);
  const unnamed = wanted.filter((_, index) => contents.failed[index] === true);
  const nameOf = (uuid: string) => list.data?.find((role) => role.uuid === uuid)?.name ?? shortId(uuid);
  return {
    scope,
    holders,
    roles,
    subjects,
    clusters: clusters.data ?? nothing,
    gaps: {
      roles: list.data === undefined && list.error !== null,
      clusters: clusters.data === undefined && clusters.error !== null,
      permissions: named.data === undefined && named.error !== null,
      contents: unnamed.map(nameOf),
      unread: holders?.unread.map(({ name }) => name) ?? nothing,
      unlisted: holders?.unlisted ?? nothing,
      unasked: holders?.status === 'stopped' ? Math.max(0, holders.total - holders.asked) : 0,
    },
    isRunning:
      isBegun &&
      (holders?.status === 'running' || contents.pending || [list, named, clusters].some(({ isLoading }) => isLoading)),
    find: async () => {
      if (isBegun) for (const read of [list, clusters]) if (read.isFetched) void read.refetch();
      await find();
    },
    stop: () => holders?.stop(),
  };
}

function placeRole({ uuid, name, description = '', custom }: Role, content?: readonly Permission[]): PlaceRole {
  return {
    uuid,
    name: name ?? shortId(uuid),
    description,
    custom,
    permissions: content?.map((permission) => permission.name),
  };
}

interface Content {
  readonly data: readonly Permission[] | undefined;
  readonly error: Error | null;
  readonly isLoading: boolean;
}

const answersOf = (results: readonly Content[]) => ({
  data: results.map(({ data }) => data),
  failed: results.map(({ data, error }) => data === undefined && error !== null),
  pending: results.some(({ isLoading }) => isLoading),
});

function subjectsOf(
  holders: RoleHolders | null,
  roles: readonly Role[] | undefined,
  permissions: readonly Permission[] | undefined,
): readonly PlaceSubject[] {
  if (holders === null) return nothing;
  const roleNames = roles && new Map(roles.map(({ uuid, name = uuid }) => [uuid.toLowerCase(), name]));
  const permissionNames = permissions && new Map(permissions.map(({ uuid, name }) => [uuid.toLowerCase(), name]));
  const read = holders.held.flatMap(({ subject, grants, here }) => {
    // Who has gone meanwhile is of neither place.
    if (!here) return [];
    const held = namesIn(roleNames, grants.roles);
    const direct = namesIn(permissionNames, grants.permissions);
    return [placeSubject(subject, held && direct && { roles: held, permissions: direct })];
  });
  return [...read, ...holders.unread.map((subject) => placeSubject(subject, undefined))];
}

/** Undefined where nobody knows what they are called; one that is not listed has its id for a name. */
function namesIn(
  names: ReadonlyMap<string, string> | undefined,
  ids: readonly string[],
): readonly string[] | undefined {
  return ids.length === 0 ? nothing : names && ids.map((id) => names.get(id.toLowerCase()) ?? id.toLowerCase());
}

function placeSubject(subject: NamedSubject, grants: PlaceSubject['grants']): PlaceSubject {
  const { type, id, name, email } = subject;
  return { ...subject, known: type === 'users' ? (email ?? id) : name, grants };
}
