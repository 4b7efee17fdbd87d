/** What a step takes away, by what the region says now and not by what the look has found some time ago. */
import { noGrants, sameGrants, sizeOf, type Grants } from '#shared/rules/policy-delta.ts';
import { keyOfItem, keyOfPair } from '#web/access/acl-entry.ts';
import type { Inputs } from '#web/access/inputs.ts';
import { permissionsOf, rolesOf } from '#web/access/permission-names.ts';
import { aclsOf, granularOf, policyOf } from '#web/access/subject-reads.ts';
import { allFor } from '#web/api/all-pages.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope } from '#web/api/scope.ts';
import { isUnknownPerson } from './find-granular.ts';
import { keyOfGranular, type Gap } from './findings.ts';
import type { Task } from './tasks.ts';

/** What a task takes away. */
export interface Removal {
  /** Of the task. */
  readonly key: string;
  /** False when it is gone already. */
  readonly held: boolean;
  /** Roles and permissions that go: those of the policy, or those at a place that is left. */
  readonly grants: Grants;
  /** Ids of the spaces that somebody is taken out of by being deleted. */
  readonly spaces: readonly string[];
}

/** One removal for each task of a step, in their order. */
export type StepEffect = readonly Removal[];

export interface StepFound {
  readonly removal: Removal;
  /** Names of roles and permissions that the look did not come across. */
  readonly names: ReadonlyMap<string, string>;
}

/** Reads what is there of a task now. @throws ApiProblem when it cannot be read. */
export async function lookNow(task: Task, inputs: Inputs): Promise<StepFound> {
  const removal = { key: task.key, grants: noGrants, spaces: [], ...(await heldNow(task, inputs)) };
  return { removal, names: await newNames(task, removal.grants, inputs) };
}

async function heldNow(task: Task, inputs: Inputs): Promise<Partial<Removal> & Pick<Removal, 'held'>> {
  const { place, person } = task;
  const { scope } = place;
  const subject = { type: 'users', id: person.id } as const;
  const isNobody = (error: unknown) => error instanceof ApiProblem && error.status === 404;
  switch (task.kind) {
    case 'policy': {
      const { grants } = await inputs.read(policyOf(scope, subject));
      return { held: sizeOf(grants) > 0, grants };
    }
    case 'acl': {
      const items = await noneOf(isNobody, inputs.read(aclsOf(scope, subject, task.item)));
      return { held: items.some((item) => keyOfItem(item) === keyOfItem(task.item)) };
    }
    case 'granular': {
      const { objectType } = task.item;
      const items = await noneOf(isUnknownPerson, inputs.read(granularOf(scope, subject, objectType)));
      return { held: items.some((item) => keyOfGranular({ ...item, objectType }) === keyOfGranular(task.item)) };
    }
    case 'unassign': {
      const { here, grants } = await inputs.read(policyOf(scope, subject));
      return { held: here, grants };
    }
    default: {
      const path = { userId: person.id };
      const [user] = await noneOf(
        isNobody,
        inputs.read(queryFor(...inScope(scope, 'GetUser', { path }))).then((one) => [one]),
      );
      if (user === undefined) return { held: false };
      if (task.kind === 'deactivate') return { held: user.active !== false };
      const spacesOfUser = { path: { ...path, organisationId: scope.id } };
      const [{ grants }, spaces] = await Promise.all([
        inputs.read(policyOf(scope, subject)),
        inputs.read(allFor(scope.region, 'ListSpacesOfUser', spacesOfUser)),
      ]);
      return { held: true, grants, spaces: spaces.map(({ id }) => id) };
    }
  }
}

/** An answer that says nothing is there is none that is missing. @throws what `reading` throws otherwise. */
async function noneOf<Item>(
  isNone: (error: unknown) => boolean,
  reading: Promise<readonly Item[]>,
): Promise<readonly Item[]> {
  try {
    return await reading;
  } catch (error) {
    if (isNone(error)) return [];
    throw error;
  }
}

/** For the words alone: whoever may not list them reads ids. */
async function newNames({ place }: Task, { roles, permissions }: Grants, { client }: Inputs) {
  const isNew = (id: string) => !place.names.has(id);
  const newRoles = roles.some(isNew) ? await client.fetchQuery(rolesOf(place.scope)).catch(() => []) : [];
  const catalogue = permissions.some(isNew) ? await client.fetchQuery(permissionsOf(place.scope)).catch(() => []) : [];
  return new Map([...newRoles, ...catalogue].map(({ uuid, name = uuid }) => [uuid, name] as const));
}

/** What is known so far; of what could not be read, what the look has found. */
export function effectOf(tasks: readonly Task[], found: readonly StepFound[]): StepEffect {
  const known = new Map(found.map(({ removal }) => [removal.key, removal]));
  return tasks.map(
    (task) =>
      known.get(task.key) ?? {
        key: task.key,
        held: true,
        grants: task.kind === 'policy' ? task.grants : noGrants,
        spaces: [],
      },
  );
}

/** True when both take the same away. */
export function sameRemoval(one: Removal, other: Removal): boolean {
  return (
    one.held === other.held &&
    sameGrants(one.grants, other.grants) &&
    [...one.spaces].sort().join() === [...other.spaces].sort().join()
  );
}

/** The tasks with what they take away by `effect`. */
export function tasksBy(effect: StepEffect, tasks: readonly Task[]): readonly Task[] {
  const removals = new Map(effect.map((removal) => [removal.key, removal]));
  return tasks.flatMap((task) => {
    const removal = removals.get(task.key);
    if (removal === undefined) return [];
    return [task.kind === 'policy' && removal.held ? { ...task, grants: removal.grants } : task];
  });
}

/** What is not known when a task could not be read. */
export function gapOf(task: Task, error: unknown): Gap {
  if (task.kind === 'acl') return { kind: 'acls', kinds: [keyOfPair(task.item)], error };
  if (task.kind === 'granular') return { kind: 'granular', kinds: [task.item.objectType], error };
  return { kind: task.kind === 'policy' || task.kind === 'unassign' ? 'policy' : 'user', error };
}
