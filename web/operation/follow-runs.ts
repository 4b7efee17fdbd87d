/** What pages read of runs, kept in step with what the live watch tells of them. */
import type { Query, QueryClient } from '@tanstack/react-query';
import type { OperationChange } from '#shared/rules/operation-change.ts';
import type { Run, RunList, RunStep, RunSteps } from '#shared/run.ts';
import { refresh } from '#web/api/queries.ts';
import { hasChanged, runQuery, runsKey, runsQuery } from '#web/api/run-calls.ts';
import type { LiveWatch } from '#web/live/live-watch.ts';

/**
 * Tells the watch what the steps of runs have asked for, shows each run as the watch tells of it, and reads again what a run has changed once it comes to rest, whoever told of
 * that first: the watch, or a read in a browser that keeps no stream. What was at rest when it was first read is history.
 * @returns stops that.
 */
export function followRuns(client: QueryClient, live: LiveWatch): () => void {
  const cache = client.getQueryCache();
  /** When each run came to rest that was seen; undefined for one that has not. */
  const rests = new Map<string, string | undefined>();
  const see = (run: Run) => {
    const restedAt = hasChanged(run) ? run.changedAt : undefined;
    const isNews = rests.has(run.id) && restedAt !== undefined && rests.get(run.id) !== restedAt;
    rests.set(run.id, restedAt);
    if (isNews) void refresh(client, { region: run.scope.region, changes: run.changes });
  };
  const seeAll = (query: Query) => {
    runsIn(query).forEach(see);
    live.tellAsked(askedIn(query));
  };
  for (const query of cache.getAll()) seeAll(query);
  const unsubscribe = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') seeAll(event.query);
  });
  // What became of runs while nobody listened, no snapshot tells.
  const readAgain = () => void client.invalidateQueries({ queryKey: runsKey });
  const stop = live.onChange((change) => {
    if (change.kind === 'begun') readAgain();
    if (change.kind === 'runGone') forget(client, change.id);
    if (change.kind !== 'run') return;
    const { run } = change;
    if (!rests.has(run.id)) rests.set(run.id, undefined);
    see(run);
    show(client, run);
  });
  let connection = live.store.connection;
  const stopListening = live.store.subscribe(() => {
    const wasLive = connection === 'live';
    connection = live.store.connection;
    if (!wasLive && connection === 'live') readAgain();
  });
  return () => {
    unsubscribe();
    stop();
    stopListening();
  };
}

/** Puts the run where it has been read; what is being read may be older than what was told, and is read again. */
function show(client: QueryClient, run: Run): void {
  const one = runQuery(run.id).queryKey;
  const before = client.getQueryData(one);
  const isSame = before !== undefined && JSON.stringify(before.counts) === JSON.stringify(run.counts);
  // The steps of other counts are a read of their own (`runStepsQuery`).
  if (isSame) void client.invalidateQueries({ queryKey: [...one, 'steps'] });
  client.setQueryData(one, (known) => known && run);
  client.setQueryData(runsQuery.queryKey, (known) => known && withRun(known, run));
  void client.invalidateQueries({
    queryKey: runsKey,
    predicate: ({ queryKey, state }) => queryKey.length <= one.length && state.fetchStatus === 'fetching',
  });
}

/** Takes it out of lists; its own page finds out by asking. */
function forget(client: QueryClient, id: string): void {
  client.setQueryData(runsQuery.queryKey, (known) => known && { items: known.items.filter((run) => run.id !== id) });
  void client.invalidateQueries({ queryKey: runQuery(id).queryKey, exact: true });
}

function withRun({ items }: RunList, run: Run): RunList {
  const isKnown = items.some(({ id }) => id === run.id);
  return { items: isKnown ? items.map((item) => (item.id === run.id ? run : item)) : [run, ...items] };
}

/** What the steps of a run do, by the operations that carry them out: their records need not tell. */
function askedIn({ queryKey, state: { data } }: Query): ReadonlyMap<string, OperationChange> {
  const [first, , part] = queryKey;
  if (first !== runsKey[0] || data === undefined || (part !== 'steps' && part !== 'all')) return new Map();
  const steps = Array.isArray(data)
    ? (data as readonly RunStep[])
    : (data as { readonly pages: readonly RunSteps[] }).pages.flatMap(({ items }) => items);
  return new Map(steps.flatMap(({ work }) => (work?.change === undefined ? [] : [[work.id, work.change] as const])));
}

function runsIn({ queryKey, state: { data } }: Query): readonly Run[] {
  if (queryKey[0] !== runsKey[0] || queryKey.length > 2 || data === undefined) return [];
  return queryKey.length === 1 ? (data as RunList).items : [data as Run];
}
