import { useMemo } from 'react';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { PolicyDelta } from '#shared/rules/policy-delta.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { keyOfSubject } from '#web/access/acl-entry.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { roleContentOf } from '#web/access/subject-reads.ts';
import type { Effect } from '#web/access/use-effect-of.ts';
import { useGrantOfEach, type GrantOfMany } from '#web/runs/use-grant-of-many.ts';
import { alikePlan, type AlikePlan, type Choice } from './alike-plan.ts';
import type { NamedGrants } from './compare-places.ts';
import type { Twin } from './use-twin.ts';

export interface AlikeReading {
  /** Undefined while what it takes is read. */
  readonly plan: AlikePlan | undefined;
  /** What it does to each of the people, but for roles that it creates. */
  readonly effect: Effect<GrantOfMany>;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** What the chosen would change in the first of two places, and what that does to people. */
export function useAlikePlan({ here, there }: Twin, choice: Choice): AlikeReading {
  const permissions = useQuery(permissionsOf(here.scope));
  const created = choice.roles.flatMap((row) => (row.standing === 'onlyThere' ? (row.there ?? []) : []));
  const contents = useQueries({ queries: created.map(({ uuid }) => roleContentOf(there.scope, uuid)) });
  const reads = [permissions, ...contents];
  const isRead = reads.every(({ data }) => data !== undefined);
  const ids = useMemo(
    () => ({
      roles: new Map(here.roles.map(({ name, uuid }) => [name, uuid])),
      permissions: new Map(permissions.data?.map(({ name, uuid }) => [name, uuid])),
    }),
    [here.roles, permissions.data],
  );
  const plan = useMemo(() => {
    if (!isRead) return undefined;
    const known = { roles: new Set(ids.roles.keys()), permissions: new Set(ids.permissions.keys()) };
    const contentOf = new Map(created.map(({ uuid }, index) => [uuid, contents[index]?.data?.map(({ name }) => name)]));
    return alikePlan(choice, known, ({ uuid }) => contentOf.get(uuid));
    // oxlint-disable-next-line react/exhaustive-deps -- contents are there once `isRead`
  }, [choice, ids, isRead]);
  const deltaOf = useMemo(() => {
    if (plan === undefined) return undefined;
    const idsOf = ({ roles, permissions: direct }: NamedGrants) => ({
      roles: roles.flatMap((name) => ids.roles.get(name) ?? []),
      permissions: direct.flatMap((name) => ids.permissions.get(name) ?? []),
    });
    const deltas = new Map(
      plan.people.map(({ subject, add, remove }): [string, PolicyDelta] => [
        keyOfSubject(subject),
        { add: idsOf(add), remove: idsOf(remove) },
      ]),
    );
    return (subject: NamedSubject) => deltas.get(keyOfSubject(subject)) ?? nothing;
  }, [plan, ids]);
  const people = plan?.people ?? [];
  const about = plan && JSON.stringify(people.map(({ subject, add, remove }) => [keyOfSubject(subject), add, remove]));
  const effect = useGrantOfEach(
    about,
    people.map(({ subject }) => subject),
    deltaOf,
  );
  return {
    plan,
    effect,
    error: reads.find(({ error, data }) => error !== null && data === undefined)?.error ?? null,
    retry: () => reads.forEach((read) => read.error !== null && void read.refetch()),
  };
}

const nothing: PolicyDelta = {
  add: { roles: [], permissions: [] },
  remove: { roles: [], permissions: [] },
};
