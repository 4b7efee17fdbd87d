/** Doing what was planned, a few things at a time, with the outcome of each. */
import type { QueryClient } from '@tanstack/react-query';
import type { OperationId, Reply } from '#shared/contract/catalogue.ts';
import type { GranularAction } from '#shared/rules/granular-action.ts';
import { noGrants, sizeOf, type Grants } from '#shared/rules/policy-delta.ts';
import { changeAcls, type ItemResult } from '#web/access/acl-change.ts';
import { changePolicy } from '#web/access/change-policy.ts';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import { createGate } from '#web/api/gate.ts';
import { policyOf, readGranular } from '#web/access/subject-reads.ts';
import { allPages } from '#web/api/all-pages.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { CallArguments } from '#web/api/call.ts';
import { mutationFor, mutationInScope, type ScopedCall } from '#web/api/queries.ts';
import { inScope, type Scope, type ScopedName } from '#web/api/scope.ts';
import { keyOfPlace } from './findings.ts';
import { removeGranular } from './remove-granular.ts';
import type { StepEffect } from './step-effect.ts';
import type { Outcome, Result, Task } from './tasks.ts';

type Report = (key: string, outcome: Outcome) => void;
type AclTask = Extract<Task, { readonly kind: 'acl' }>;
type GranularTask = Extract<Task, { readonly kind: 'granular' }>;
/** Done by a call of its own. */
type SingleTask = Exclude<Task, AclTask | GranularTask>;

/** Carries out what `known` says of the tasks and reports each; what is gone already needs no call. Never rejects. */
export async function runTasks(
  client: QueryClient,
  all: readonly Task[],
  { value }: KnownEffect<StepEffect>,
  report: Report,
): Promise<void> {
  const gate = createGate();
  const held = new Set(value.filter((removal) => removal.held).map(({ key }) => key));
  const tasks = all.filter(({ key }) => held.has(key));
  for (const { key } of all.filter((task) => !held.has(task.key))) report(key, outcome('already'));
  const single = tasks.filter((task) => task.kind !== 'acl' && task.kind !== 'granular');
  const acls = tasks.filter((task) => task.kind === 'acl');
  const granular = tasks.filter((task) => task.kind === 'granular');
  await Promise.all([
    ...single.map((task) => gate(async () => report(task.key, await outcomeOf(client, task)))),
    ...groupsOf(acls, ({ place }) => keyOfPlace(place)).map((group) => gate(() => deleteAcls(client, group, report))),
    ...groupsOf(granular, ({ place, item }) => `${keyOfPlace(place)} ${item.objectType}`).map((group) =>
      gate(() => deleteGranular(client, group, report)),
    ),
  ]);
}

function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}

const outcome = (result: Result, error?: unknown): Outcome => ({
  result,
  at: new Date().toISOString(),
  ...(error === undefined ? {} : { error }),
});

/** Gone already, and somebody else has changed it, are outcomes like any other. */
async function outcomeOf(client: QueryClient, task: SingleTask): Promise<Outcome> {
  try {
    if (task.kind === 'policy') return await emptyPolicy(client, task.place.scope, task.person.id, task.grants);
    await carryOut(client, task);
    return outcome('done');
  } catch (error) {
    const isGone = task.kind !== 'policy' && error instanceof ApiProblem && error.status === 404;
    return isGone ? outcome('already') : outcome('failed', error);
  }
}

async function emptyPolicy(client: QueryClient, scope: Scope, userId: string, base: Grants): Promise<Outcome> {
  const subject = { type: 'users', id: userId } as const;
  const change = await changePolicy({
    base,
    delta: { add: noGrants, remove: base },
    read: async () => (await client.fetchQuery({ ...policyOf(scope, subject), staleTime: 0 })).grants,
    write: (body) =>
      writeInScope(client, scope, 'SetIAMPolicy', { path: { subjectType: 'users', subjectId: userId }, body }),
  });
  const after = change.kind === 'moved' ? change.now : change.receipt.after;
  if (sizeOf(after) > 0) return outcome('moved');
  return outcome(change.kind === 'moved' ? 'already' : 'done');
}

async function deleteAcls(client: QueryClient, tasks: readonly AclTask[], report: Report): Promise<void> {
  const [first] = tasks;
  if (first === undefined) return;
  const { scope } = first.place;
  const userId = first.person.id;
  const subject = { type: 'users', id: userId } as const;
  try {
    const entries = tasks.map(({ item }) => ({ subject, item }));
    const { results, error } = await changeAcls('delete', entries, {
      read: ({ pair }) => allPages(...inScope(scope, 'GetACLUser', { path: { userId }, query: pair })),
      send: (_verb, _subject, items) =>
        writeInScope(client, scope, 'DeleteACLUser*Bulk', { path: { userId }, body: { items: [...items] } }),
    });
    tasks.forEach(({ key }, index) => report(key, aclOutcome(results[index]?.result ?? 'failed', error)));
  } catch (error) {
    for (const { key } of tasks) report(key, outcome('failed', error));
  }
}

function aclOutcome(result: ItemResult, error: unknown): Outcome {
  if (result === 'done' || result === 'already') return outcome(result);
  return outcome('failed', error ?? new Error(result));
}

/** Tasks of one place and one type of object: a granular policy is read and written by that. */
async function deleteGranular(client: QueryClient, tasks: readonly GranularTask[], report: Report): Promise<void> {
  const [first] = tasks;
  if (first === undefined) return;
  const { place, person, item } = first;
  const subject = { type: 'users', id: person.id } as const;
  const path = { subjectType: subject.type, subjectId: subject.id, objectType: item.objectType };
  try {
    const removals = await removeGranular(
      tasks.map((task) => task.item),
      {
        read: () => readGranular(place.scope, subject, item.objectType),
        send: (items) => {
          // Words go back as they came: the region may know more of them than the contract.
          const taken = items.map(({ action, objectId }) => ({ action: action as GranularAction, objectId }));
          return writeInScope(client, place.scope, 'SetIAMGranularPolicy', { path, body: { delete: taken } });
        },
      },
    );
    tasks.forEach(({ key }, index) => {
      const { result, error } = removals[index] ?? { result: 'failed' };
      report(key, outcome(result, error));
    });
  } catch (error) {
    for (const { key } of tasks) report(key, outcome('failed', error));
  }
}

function carryOut(client: QueryClient, { kind, place: { scope }, person }: SingleTask): Promise<unknown> {
  const userId = person.id;
  switch (kind) {
    case 'unassign':
      return write(client, scope.region, 'UnassignUserSpace', { path: { spaceId: scope.id, userId } });
    case 'delete':
      return write(client, scope.region, 'DeleteUserOrganisation', { path: { organisationId: scope.id, userId } });
    default:
      return writeInScope(client, scope, 'PatchUserState', { path: { userId }, body: { active: false } });
  }
}

/** A write from outside of a component, after which what it changes is refreshed as after any other. */
function write<Id extends OperationId>(
  client: QueryClient,
  region: string,
  id: Id,
  args: CallArguments<Id>,
): Promise<Reply<Id>> {
  return client.getMutationCache().build(client, mutationFor(region, id)).execute(args);
}

function writeInScope<Name extends ScopedName>(client: QueryClient, scope: Scope, name: Name, args: ScopedCall<Name>) {
  return client.getMutationCache().build(client, mutationInScope(scope, name)).execute(args);
}
