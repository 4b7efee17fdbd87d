import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
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

it('garbage that was read for an operation is passed over', async () => {
  const { tab, read } = openPage();
  for (const data of [null, 'text', 5, { items: 5 }, { items: [null, {}] }, { pages: [null] }]) read(listKey(), data);
  await delivery();
  expect(tab.live.store.space(inA)?.operations ?? []).toEqual([]);
});
