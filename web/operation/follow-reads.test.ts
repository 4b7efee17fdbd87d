import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import type { Run } from '#shared/run.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { delivery, ScriptedBrowser, spaceA, spaceB, until } from '#web/live/scripted-browser-for-tests.ts';
import { followReads } from './follow-reads.ts';

const inA = { region: 'eu-std-1', spaceId: spaceA };
const record = { id: 'o1', type: 'AddWorker', status: 'RUNNING', createTime: '2026-01-15T09:00:00Z' };
const state = (status: string): OperationState => ({ ...inA, id: 'o1', kind: 'AddWorker', status });
const listKey = (spaceId = spaceA) => ['eu-std-1', 'ListOperations', { path: { spaceId } }];
const clusterKey = (spaceId = spaceA) => ['eu-std-1', 'GetCluster', { path: { spaceId, clusterId: 'c1' } }];

let stop: () => void;
afterEach(() => stop());

/** A page with a cache, its live watch not answered yet; what was read before goes into the cache. */
function openPage(fetchOperation = () => Promise.resolve<OperationState | undefined>(undefined)) {
  const browser = new ScriptedBrowser();
  const tab = browser.openTab();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const stopFollowing = followReads(client, tab.live, () => browser.time.now());
  const offset = () => browser.time.now() - Date.now();
  tab.live.want([inA]);
  const stopWatching = tab.start({ fetchOperation });
  stop = () => {
    stopFollowing();
    stopWatching();
    client.clear();
  };
  const ended: string[] = [];
  tab.live.onOperationEnded(({ id }) => ended.push(id));
  return {
    browser,
    tab,
    client,
    ended,
    read: (key: readonly unknown[], data: unknown, ago = 0) =>
      client.setQueryData(key, data, { updatedAt: Date.now() - ago }),
    isOld: (key: readonly unknown[]) => client.getQueryState(key)?.isInvalidated,
    snapshot: async (operations: OperationState[]) => {
      (await browser.nextStream()).send('snapshot', { spaces: [{ ...inA, status: 'READY', operations }] });
      await until(tab, () => tab.live.store.space(inA)?.isLoaded === true);
    },
    /** A time on the server's clock. */
    ago: (milliseconds: number) => new Date(Date.now() + offset() - milliseconds).toISOString(),
  };
}

describe('the steps of a run', () => {
  const change = { does: 'version', version: '1.29.5' } as const;
  const step = {
    position: 0,
    state: 'accepted',
    operation: 'UpgradeWorkers',
    path: {},
    work: { id: 'o1', kind: '', change },
  };

  it.each([
    ['page by page', ['runs', 'r1', 'steps', undefined], { pages: [{ items: [step] }], pageParams: ['0'] }],
    ['at once', ['runs', 'r1', 'all'], [step]],
  ])('read %s tell what the operations do whose records do not', async (_, key, data) => {
    const page = openPage();
    await page.snapshot([state('RUNNING')]);
    page.read(key, data);
    expect(page.tab.live.store.space(inA)?.operations).toMatchObject([{ id: 'o1', change }]);
  });
});

describe('what was read before the first snapshot', () => {
  it('locks at once what it showed as running', () => {
    const { tab, read } = openPage();
    read(listKey(), { items: [record] });
    expect(tab.live.store.space(inA)?.operations).toMatchObject([{ id: 'o1', status: 'RUNNING' }]);
  });

  it('is read again when an operation it showed as running has ended meanwhile, which is told', async () => {
    const page = openPage();
    page.read(listKey(), { items: [record] });
    page.read(clusterKey(), { id: 'c1' });
    await page.snapshot([state('DONE')]);
    expect(page.ended).toEqual(['o1']);
    expect([page.isOld(listKey()), page.isOld(clusterKey())]).toEqual([true, true]);
  });

  it('is read again also when the snapshot lacks that operation, once the region has told its end', async () => {
    const page = openPage(() => Promise.resolve(state('FAILED')));
    page.read(listKey(), { pages: [{ items: [record] }] });
    page.read(clusterKey(), { id: 'c1' });
    await page.snapshot([]);
    await expect.poll(() => page.ended).toEqual(['o1']);
    expect(page.isOld(clusterKey())).toBe(true);
  });

  it('is read again when something moved after it, although it knew of no operation', async () => {
    const page = openPage();
    page.read(clusterKey(), { id: 'c1' }, 10_000);
    await page.snapshot([{ ...state('DONE'), createdAt: page.ago(9_000), endedAt: page.ago(5_000) }]);
    expect(page.isOld(clusterKey())).toBe(true);
    expect(page.ended).toEqual([]);
  });

  it('is not read again when all that moved in the space did so long before, nor for another space', async () => {
    const page = openPage();
    page.read(clusterKey(), { id: 'c1' });
    page.read(clusterKey(spaceB), { id: 'c2' });
    await page.snapshot([{ ...state('DONE'), createdAt: page.ago(900_000), endedAt: page.ago(600_000) }]);
    expect([page.isOld(clusterKey()), page.isOld(clusterKey(spaceB))]).toEqual([false, false]);
  });

  it('is read again after the answer when it is still under way', async () => {
    const page = openPage();
    const answers: ((data: unknown) => void)[] = [];
    const observer = new QueryObserver(page.client, {
      queryKey: clusterKey(),
      queryFn: () => new Promise((resolve) => answers.push(resolve)),
    });
    const unsubscribe = observer.subscribe(() => undefined);
    await page.snapshot([{ ...state('DONE'), endedAt: page.ago(1_000) }]);
    answers[0]?.({ nodes: 2 });
    await expect.poll(() => answers.length).toBe(2);
    answers[1]?.({ nodes: 3 });
    await expect.poll(() => observer.getCurrentResult().data).toEqual({ nodes: 3 });
    unsubscribe();
  });
});

describe('what a run of the server changes', () => {
  const usersKey = (region = 'eu-std-1') => [region, 'ListUserOrganisation', {}];
  const rolesKey = ['eu-std-1', 'ListRolesOrganisation', {}];
  const aRun: Run = {
    id: 'r1',
    kind: 'activate',
    scope: { region: 'eu-std-1', kind: 'organisation', id: spaceA },
    about: 'Aurelia',
    state: 'running',
    isConfirmed: true,
    counts: { todo: 0, sending: 0, accepted: 0, done: 1, failed: 0, skipped: 0, unknown: 0 },
    unclear: 0,
    changes: ['users'],
    createdAt: '2026-01-15T09:00:00Z',
    changedAt: '2026-01-15T09:00:00Z',
  };

  it.each([
    ['done', true, true],
    ['paused', true, true],
    ['running', true, false],
    // Nothing was written before somebody confirmed it.
    ['stopped', false, false],
  ] as const)('is read again when it is %s, confirmed: %s', async (state, isConfirmed, isOld) => {
    const page = openPage();
    for (const key of [usersKey(), usersKey('eu-snc-1'), rolesKey]) page.read(key, { items: [] });
    const stream = await page.browser.nextStream();
    const run: Run = { ...aRun, state, isConfirmed };
    page.read(['runs', 'r1'], { ...run, state: 'checking' });
    stream.send('run', { run });
    await expect.poll(() => page.client.getQueryData(['runs', 'r1'])).toEqual(run);
    expect(page.isOld(usersKey())).toBe(isOld);
    expect([page.isOld(usersKey('eu-snc-1')), page.isOld(rolesKey)]).toEqual([false, false]);
  });

  it('is read again once, whether the watch or a read tells first that the run has come to rest', () => {
    const { read, isOld, tab } = openPage();
    const done: Run = { ...aRun, state: 'done', changedAt: '2026-01-15T09:00:05Z' };
    read(['runs', 'r1'], aRun);
    read(usersKey(), { items: [] });
    read(['runs'], { items: [done] });
    expect(isOld(usersKey())).toBe(true);
    read(usersKey(), { items: [] });
    tab.live.store.apply({ name: 'run', data: { now: done.changedAt, run: done } });
    read(['runs', 'r1'], done);
    expect(isOld(usersKey())).toBe(false);
  });

  it('is not read again for a run that was at rest when it was first read', () => {
    const { read, isOld } = openPage();
    read(usersKey(), { items: [] });
    read(['runs'], { items: [{ ...aRun, state: 'done' }] });
    expect(isOld(usersKey())).toBe(false);
  });

  it('shows a run that somebody else has begun in the list, and asks nobody for it', () => {
    const { read, tab, client, isOld } = openPage();
    const other: Run = { ...aRun, id: 'r2' };
    read(['runs'], { items: [aRun] });
    tab.live.store.apply({ name: 'run', data: { now: other.changedAt, run: other } });
    expect(client.getQueryData(['runs'])).toEqual({ items: [other, aRun] });
    expect(isOld(['runs'])).toBe(false);
  });
});

it('runs are read again when the watch listens again, as nothing tells what became of them meanwhile', async () => {
  const page = openPage();
  await page.snapshot([]);
  page.read(['runs', 'r1'], { id: 'r1' });
  page.tab.live.store.connect('connecting');
  expect(page.isOld(['runs', 'r1'])).toBe(false);
  page.tab.live.store.connect('live');
  expect(page.isOld(['runs', 'r1'])).toBe(true);
});

it('runs are read again when another stream has taken the place of the one that told of them', async () => {
  const page = openPage();
  await page.snapshot([]);
  page.read(['runs', 'r1'], { id: 'r1', state: 'paused' });
  page.tab.live.want([{ region: 'eu-std-1', spaceId: spaceB }]);
  const other = await page.browser.nextStream();
  expect(page.isOld(['runs', 'r1'])).toBe(false);
  other.write(':\n\n');
  await expect.poll(() => page.isOld(['runs', 'r1'])).toBe(true);
});

it('garbage that was read for an operation is passed over', async () => {
  const { tab, read } = openPage();
  for (const data of [null, 'text', 5, { items: 5 }, { items: [null, {}] }, { pages: [null] }]) read(listKey(), data);
  await delivery();
  expect(tab.live.store.space(inA)?.operations ?? []).toEqual([]);
});
