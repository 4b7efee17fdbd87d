import { useMemo, useState } from 'react';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import { roleHoldersOf, type RoleHolders } from '#web/access/role-holders.ts';
import { byService } from '#web/access/service-levels.ts';
import { roleContentOf } from '#web/access/subject-reads.ts';
import { useRoleHolders } from '#web/access/use-role-holders.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOrganisation } from '#web/scope/use-organisation.ts';
import { shortId } from '#web/ui/short-id.ts';
import { mapReader, type LevelPolicies, type MapRows } from './map-rows.ts';

export interface MapLevelState {
  /** Null before anybody has looked. */
  readonly known: RoleHolders | null;
  /** Roles that somebody holds and nobody could read, by name. */
  readonly unreadRoles: readonly string[];
  readonly policies: LevelPolicies;
  /** Contents of roles are on their way. */
  readonly isPending: boolean;
}

export interface AccessMap extends MapRows {
  readonly own: MapLevelState;
  /** In a space, of the organisation around it; undefined where nobody knows it. */
  readonly above: MapLevelState | undefined;
  /** Services with permissions in the scope, or that somebody holds something of. */
  readonly services: readonly string[];
  /** Which permissions there are could not be read: nobody is known to administer anything. */
  readonly isCatalogueUnread: boolean;
  readonly isRunning: boolean;
  /** Everybody has been asked, in the organisation too, and everything that they hold has been read. */
  readonly isWhole: boolean;
  /** Asks everybody, afresh. */
  readonly find: () => void;
  readonly stop: () => void;
}

/** The map of a scope, as far as it was read; it is kept while one goes to an explanation and back. */
export function useAccessMap(scope: Scope): AccessMap {
  const client = useQueryClient();
  const around = useOrganisation(scope.region);
  const hasAbove = scope.kind === 'space' && around !== undefined;
  const own = useRoleHolders(scope);
  const outer = useRoleHolders(around ?? scope);
  const catalogue = useQuery({ ...permissionsOf(scope), enabled: own.known !== null });
  const here = useLevel(scope, own.known);
  const above = useLevel(around ?? scope, hasAbove ? outer.known : null);
  const [read] = useState(mapReader);
  const [isFinding, setFinding] = useState(false);
  const all = useMemo(() => byService((catalogue.data ?? []).map(({ name }) => name)), [catalogue.data]);
  const made = useMemo(
    () => read({ own: here.policies, above: above.known === null ? undefined : above.policies, catalogue: all }),
    [read, here.policies, above.known, above.policies, all],
  );
  // A text, so that it stays the same as long as no service is new.
  const names = useMemo(() => {
    const held = made.rows.flatMap((row) => [...row.levels.keys()]);
    return JSON.stringify([...new Set([...all.keys(), ...held])].sort());
  }, [all, made.rows]);
  const services = useMemo(() => JSON.parse(names) as readonly string[], [names]);
  const levels = scope.kind === 'space' ? [here, above] : [here];
  const isRunning =
    isFinding || levels.some(({ known, isPending }) => known?.status === 'running' || (known !== null && isPending));

  // Between the space and its organisation it goes on, too.
  async function find() {
    setFinding(true);
    try {
      await own.find();
      // Who has stopped it, or gone elsewhere, wants no more of it.
      if (hasAbove && client.getQueryData(roleHoldersOf(scope).queryKey)?.status !== 'stopped') await outer.find();
    } finally {
      setFinding(false);
    }
  }
  return {
    ...made,
    own: here,
    above: hasAbove ? above : undefined,
    services,
    isCatalogueUnread: catalogue.error !== null,
    isRunning: isRunning || (own.known !== null && catalogue.isPending && catalogue.error === null),
    isWhole:
      levels.every(
        ({ known, unreadRoles, isPending }) => known?.status === 'complete' && unreadRoles.length === 0 && !isPending,
      ) &&
      catalogue.data !== undefined &&
      made.unreadAbove === 0 &&
      made.rows.every(({ reading }) => reading === 'whole'),
    find: () => void find(),
    stop: () => {
      setFinding(false);
      for (const { known } of levels) known?.stop();
    },
  };
}

const noPermissions: readonly Permission[] = [];
const nobody: readonly never[] = [];

/** What is needed to say what policies at one level give. */
function useLevel(scope: Scope, known: RoleHolders | null): MapLevelState {
  const roleIds = useMemo(() => [...(known?.byRole.keys() ?? [])].sort(), [known?.byRole]);
  const isDirect = known?.held.some(({ grants }) => grants.permissions.length > 0) ?? false;
  const { data: named = noPermissions, isLoading } = useQuery({ ...permissionsOf(scope), enabled: isDirect });
  const list = useQuery({ ...rolesOf(scope), enabled: roleIds.length > 0 });
  const contents = useQueries({ queries: roleIds.map((uuid) => roleContentOf(scope, uuid)), combine: answersOf });
  const permissionNames = useMemo(() => new Map(named.map(({ uuid, name }) => [uuid, name])), [named]);
  const [namesOf] = useState(memoOfNames);
  const roleNames = useMemo(() => new Map(list.data?.map(({ uuid, name }) => [uuid, name])), [list.data]);
  const roles = useMemo(() => {
    const nameOf = (uuid: string) => roleNames.get(uuid) ?? shortId(uuid);
    const read = roleIds.flatMap((uuid, index) => {
      const content = contents.data[index];
      return content === undefined ? [] : [[uuid, { name: nameOf(uuid), permissions: namesOf(content) }] as const];
    });
    return new Map(read);
  }, [roleIds, contents, roleNames, namesOf]);
  const isAtEnd = known?.status === 'complete' || known?.status === 'incomplete';
  const isEverybodyAsked = isAtEnd && known.unlisted.length === 0;
  const policies = useMemo(
    (): LevelPolicies => ({
      level: scope.kind,
      held: known?.held ?? nobody,
      unread: known?.unread ?? nobody,
      isEverybodyAsked,
      roles,
      permissionNames,
    }),
    [scope.kind, known?.held, known?.unread, isEverybodyAsked, roles, permissionNames],
  );
  return {
    known,
    policies,
    unreadRoles: roleIds.flatMap((uuid, index) =>
      contents.failed[index] === true ? [roleNames.get(uuid) ?? shortId(uuid)] : [],
    ),
    isPending: contents.pending || isLoading,
  };
}

interface Content {
  readonly data: readonly Permission[] | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
}

const answersOf = (results: readonly Content[]) => ({
  data: results.map(({ data }) => data),
  failed: results.map(({ data, error }) => data === undefined && error !== null),
  pending: results.some(({ isPending }) => isPending),
});

/** Names of what a role gives: the same list as long as it was read to be the same. */
function memoOfNames() {
  const known = new WeakMap<readonly Permission[], readonly string[]>();
  return (content: readonly Permission[]) => {
    let names = known.get(content);
    if (names === undefined) known.set(content, (names = content.map(({ name }) => name)));
    return names;
  };
}
