/** One sweep over everybody in a scope tells what each of them holds by policy, and so who holds any of its roles. */
import type { QueryClient } from '@tanstack/react-query';
import { subjectSources, type NamedSubject } from './subject-list.ts';
import { policyOf } from './subject-reads.ts';
import { readerUntil } from '#web/api/reader.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { isComplete, pagesOf, sweep, unswept, type Sweep, type SweepSource } from '#web/api/sweep.ts';
import { roleHoldersOf, type HeldPolicy, type RoleHolders } from './role-holders.ts';

/** After the first ones answers are shown only now and then, milliseconds apart. */
const fewAnswers = 10;
const showsEvery = 200;

/** Asks everybody in the scope for their policy, and tells of it as it goes. Ends early when the cache forgets about it. */
export async function findRoleHolders(client: QueryClient, scope: Scope): Promise<void> {
  const { queryKey } = roleHoldersOf(scope);
  client.getQueryData(queryKey)?.stop();
  const controller = new AbortController();
  const { signal } = controller;
  const reader = readerUntil(client, signal);
  const stop = () => controller.abort();
  const since = Date.now();
  let shownAt = -Infinity;
  const unlisted: Subject['type'][] = [];
  const show = (state: Sweep<NamedSubject, HeldPolicy>, isFirst = false) => {
    const isRunning = state.status === 'running';
    if (isRunning && state.asked > fewAnswers && performance.now() - shownAt < showsEvery) return;
    const known = client.getQueryData(queryKey);
    // Another one has begun since, or whoever was signed in has gone.
    if (!isFirst && known?.stop !== stop) return stop();
    shownAt = performance.now();
    const next: RoleHolders = {
      status: state.status === 'done' ? (isComplete(state) ? 'complete' : 'incomplete') : state.status,
      asked: state.asked,
      total: state.total,
      held: state.found,
      unread: state.unread.map(({ item }) => item),
      unlisted: [...unlisted],
      byRole: byRole(state.found),
      since,
      isOutdated: !isFirst && known?.isOutdated === true,
      stop,
    };
    client.setQueryData<RoleHolders | null>(queryKey, next);
  };
  show(unswept, true);
  const [accounts, users] = subjectSources(scope, signal);
  await sweep<NamedSubject, HeldPolicy>({
    sources: [listed(accounts, () => unlisted.push('serviceAccounts')), listed(users, () => unlisted.push('users'))],
    look: async (subject) => ({
      subject,
      ...(await reader.fetchQuery({ ...policyOf(scope, subject), staleTime: 0 })),
    }),
    signal,
    onChange: show,
  });
}

/** The list, which says so when it cannot be read to its end. */
function listed(source: SweepSource<NamedSubject>, onFailure: () => void): SweepSource<NamedSubject> {
  return async function* () {
    try {
      yield* pagesOf(source);
    } catch (error) {
      onFailure();
      throw error;
    }
  };
}

function byRole(found: readonly HeldPolicy[]): RoleHolders['byRole'] {
  const roles = new Map<string, NamedSubject[]>();
  for (const { subject, grants } of found) {
    for (const role of grants.roles) {
      const others = roles.get(role);
      if (others === undefined) roles.set(role, [subject]);
      else others.push(subject);
    }
  }
  return roles;
}
