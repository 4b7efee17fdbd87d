/** One sweep over everybody in a scope tells who holds any of its roles. */
import type { QueryClient } from '@tanstack/react-query';
import { subjectSources, type NamedSubject } from './subject-list.ts';
import { policyOf } from './subject-reads.ts';
import type { Scope } from '#web/api/scope.ts';
import { isComplete, sweep, unswept, type Sweep } from '#web/api/sweep.ts';
import { roleHoldersOf, type RoleHolders } from './role-holders.ts';

interface Found {
  readonly subject: NamedSubject;
  readonly roles: readonly string[];
}

/** After so many answers they are shown only now and then, milliseconds apart. */
const fewAnswers = 100;
const showsEvery = 200;

/** Asks everybody in the scope for their roles, and tells of it as it goes. Ends early when the cache forgets about it. */
export async function findRoleHolders(client: QueryClient, scope: Scope): Promise<void> {
  const { queryKey } = roleHoldersOf(scope);
  client.getQueryData(queryKey)?.stop();
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const since = Date.now();
  let shownAt = -Infinity;
  const show = (state: Sweep<NamedSubject, Found>, isFirst = false) => {
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
      gaps: state.unread.length + state.missing.length,
      byRole: byRole(state.found),
      since,
      isOutdated: !isFirst && known?.isOutdated === true,
      stop,
    };
    client.setQueryData<RoleHolders | null>(queryKey, next);
  };
  show(unswept, true);
  await sweep<NamedSubject, Found>({
    sources: subjectSources(scope, signal),
    look: async (subject) => {
      const { grants } = await client.fetchQuery({ ...policyOf(scope, subject), staleTime: 0 });
      return grants.roles.length === 0 ? undefined : { subject, roles: grants.roles };
    },
    signal,
    onChange: show,
  });
}

function byRole(found: readonly Found[]): RoleHolders['byRole'] {
  const roles = new Map<string, NamedSubject[]>();
  for (const { subject, roles: held } of found) {
    for (const role of held) {
      const others = roles.get(role);
      if (others === undefined) roles.set(role, [subject]);
      else others.push(subject);
    }
  }
  return roles;
}
