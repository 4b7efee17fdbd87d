import { useMemo } from 'react';
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from 'use-intl';
import type { Space } from '#shared/contract/iam/organisations.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { ownRight } from '#web/access/own-right.ts';
import { rolesOf } from '#web/access/permission-names.ts';
import { allFor } from '#web/api/all-pages.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import type { Reading } from '#web/directory/reading.ts';
import { userList } from '#web/directory/user-list.ts';
import { useWalk } from '#web/list/use-walk.ts';
import { useScopeNames } from '#web/scope/scope-names.ts';
import { useSignedInRegion } from '#web/session/use-session.ts';
import { shortId } from '#web/ui/short-id.ts';
import { namesIn, type PersonRecord } from './people-csv.ts';
import { rightsAsked, sameName, type PeopleFacts } from './people-plan.ts';

export interface PeopleReading {
  /** Undefined until as much is read as rows are judged by. */
  readonly facts: PeopleFacts | undefined;
  /** How far everybody is read, who may be there already. */
  readonly reading: Reading | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What rows are judged by: spaces, roles and own rights of the places they name, and who is there. Never asks by row. */
export function usePeopleFacts(scope: Scope, records: readonly PersonRecord[]): PeopleReading {
  const { organisation } = useScopeNames(scope);
  const spaces = useSpaces(
    scope,
    records.some(({ cells }) => cells.spaces !== ''),
  );
  const used = useMemo(() => {
    const names = new Set(records.flatMap(({ cells }) => namesIn(cells.spaces)).map(sameName));
    const isUsed = ({ id, name = id }: Space) => names.has(sameName(name)) || names.has(id);
    return (spaces.data ?? []).filter((space) => isUsed(space) && (space.status ?? 'READY') === 'READY');
  }, [records, spaces.data]);
  const places = useMemo(
    () => [scope, ...used.map(({ id }): Scope => ({ region: scope.region, kind: 'space', id }))],
    [scope, used],
  );
  const { roles, ...unread } = useRolesOf(places, records);
  const lacking = useLacking(scope, places);
  const { view: people } = useWalk<User>(
    userList,
    inScope(scope, 'ListUser', {}),
    { text: '', columns: [], sort: undefined, locale: useLocale() },
    records.length > 0,
  );
  const isRead = people?.complete === true && !people.running;
  const rows = isRead ? people.rows : undefined;
  const there = useMemo(() => rows && new Set(rows.map(({ email }) => email.toLowerCase())), [rows]);
  const name = organisation?.name ?? shortId(scope.id);
  const facts = useMemo(
    (): PeopleFacts | undefined =>
      roles && lacking && spaces.isKnown
        ? {
            organisation: { id: scope.id, name },
            spaces: spaces.data ?? [],
            rolesOf: (id) => roles.get(id),
            isThere: (email) => there?.has(email),
            lacks: (permission, id) => lacking.has(`${permission} ${id}`),
          }
        : undefined,
    [scope, name, roles, lacking, spaces.isKnown, spaces.data, there],
  );
  const { error, retry } = spaces.error === null ? unread : spaces;
  return { facts, reading: people, error, retry };
}

/** All of the organisation, or those one is assigned to where the region refuses to list all. */
function useSpaces({ region, id }: Scope, isWanted: boolean) {
  const path = { organisationId: id };
  const all = useQuery({ ...allFor(region, 'ListSpaces', { path }), enabled: isWanted });
  const mayNot = isRefused(all.error);
  const own = useQuery({ ...allFor(region, 'ListMySpaces', { path }), enabled: isWanted && mayNot });
  const { data, error, refetch } = mayNot ? own : all;
  return { data, isKnown: !isWanted || data !== undefined, error, retry: () => void refetch() };
}

/** Roles by place, of those that rows give any in; those that may not be read are left out. Undefined while some are read. */
function useRolesOf(places: readonly Scope[], records: readonly PersonRecord[]) {
  const isWanted = {
    space: records.some(({ cells }) => cells.spaceRoles !== ''),
    organisation: records.some(({ cells }) => cells.organisationRoles !== ''),
  };
  const asked = places.filter(({ kind }) => isWanted[kind]);
  const ids = asked.map(({ id }) => id).join();
  const answers = useQueries({
    queries: asked.map((place) => rolesOf(place)),
    combine: (all) => ({
      isPending: all.some((one) => one.isPending),
      roles: all.map(({ data }) => data),
      // Who may not see them is told so at the rows; anything else may pass.
      failed: all.filter((one) => one.error !== null && !isRefused(one.error)),
    }),
  });
  const roles = useMemo(() => {
    if (answers.isPending || answers.failed.length > 0) return undefined;
    const found = ids.split(',').map((id, index) => [id, answers.roles[index]] as const);
    return new Map(found.flatMap(([id, list]) => (list === undefined ? [] : [[id, list] as const])));
  }, [answers, ids]);
  return {
    roles,
    error: answers.failed[0]?.error ?? null,
    retry: () => answers.failed.forEach((one) => void one.refetch()),
  };
}

const isRefused = (error: unknown) => error instanceof ApiProblem && error.status === 403;

/** What the own account is known not to hold, as `permission place`; undefined while it is read. */
function useLacking(scope: Scope, places: readonly Scope[]): ReadonlySet<string> | undefined {
  const client = useQueryClient();
  const signedIn = useSignedInRegion(scope.region);
  const asked = places.flatMap((place) => rightsAsked.map((permission) => ({ place, permission })));
  const keys = asked.map(({ place, permission }) => `${permission} ${place.id}`).join();
  const answers = useQueries({
    queries:
      signedIn === undefined
        ? []
        : asked.map(({ place, permission }) => ownRight(client, place, signedIn, permission, scope.id)),
    combine: (all) => ({ isPending: all.some((one) => one.isPending), rights: all.map(({ data }) => data) }),
  });
  return useMemo(
    () =>
      answers.isPending ? undefined : new Set(keys.split(',').filter((_, index) => answers.rights[index] === 'denied')),
    [answers, keys],
  );
}
