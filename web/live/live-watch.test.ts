import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { delivery, ScriptedBrowser, spaceA, spaceB, until, type ScriptedTab } from './scripted-browser.ts';

const inA = { region: 'eu-std-1', spaceId: spaceA };
const inB = { region: 'eu-snc-1', spaceId: spaceB };
const keyA = `eu-std-1/${spaceA}`;
const keyB = `eu-snc-1/${spaceB}`;
const operation = (status: string, space = inA): OperationState => ({ ...space, id: 'o1', kind: 'AddWorker', status });
const snapshot = (...operations: OperationState[]) => ({ spaces: [{ ...inA, status: 'READY' as const, operations }] });

function status(tab: ScriptedTab) {
  return tab.live.store.space(inA)?.operations[0]?.status;
}

async function liveTab(browser = new ScriptedBrowser(), options: Parameters<ScriptedTab['start']>[0] = {}) {
  const tab = browser.openTab();
  tab.live.want([inA]);
  const stop = tab.start(options);
  const stream = await browser.nextStream();
  stream.send('snapshot', snapshot(operation('RUNNING')));
  await until(tab, () => status(tab) === 'RUNNING');
  return { browser, tab, stream, stop };
}

describe('the stream', () => {
  it('is live with its answer and carries the spaces that are wanted', async () => {
    const { tab, stream } = await liveTab();
    expect(stream.spaces).toEqual([keyA]);
    expect(tab.live.store.connection).toBe('live');
  });

  it('goes on where it was after a break, a little later each time it fails', async () => {
    const { browser, tab, stream } = await liveTab();
    browser.refusals.push(new TypeError('network'), new Response('', { status: 503 }));
    stream.break();
    await until(tab, () => tab.live.store.connection === 'connecting');
    await until(tab, () => tab.live.store.connection === 'connecting');
    const again = await browser.nextStream();
    expect(browser.refusals).toEqual([]);
    expect(again.lastEventId).toBe('e.1');
    again.send('operation', { operation: operation('DONE') });
    await until(tab, () => status(tab) === 'DONE');
    expect(tab.live.store.connection).toBe('live');
  });

  it('shows as stale what it cannot renew', async () => {
    const { browser, tab, stream } = await liveTab();
    browser.refusals.push(...Array.from({ length: 3 }, () => new TypeError('network')));
    stream.end();
    const stale = until(tab, () => tab.live.store.connection === 'stale');
    await browser.nextStream();
    await stale;
  });

  it('is given up when not even a heartbeat came for 40 s', async () => {
    const { browser, stream } = await liveTab();
    await browser.time.advance(30_000);
    stream.write(':\n\n');
    await delivery();
    await browser.time.advance(30_000);
    expect(stream.isAborted).toBe(false);
    await browser.time.advance(12_000);
    expect(stream.isAborted).toBe(true);
    expect((await browser.nextStream()).lastEventId).toBe('e.1');
  });

  it('is opened anew at once when the page wakes after a sleep', async () => {
    const { browser, tab } = await liveTab();
    tab.wake();
    await browser.time.advance(0);
    expect(browser.streams).toHaveLength(1);
    await browser.time.advance(25_000);
    tab.wake();
    await browser.time.advance(0);
    expect(browser.streams).toHaveLength(2);
  });

  it('is opened anew over all spaces for a new one, and shrinks later', async () => {
    const { browser, tab } = await liveTab();
    const drop = tab.live.want([inB]);
    const wider = await browser.nextStream();
    expect(wider.spaces).toEqual([keyB, keyA]);
    expect(wider.lastEventId).toBeUndefined();
    drop();
    tab.live.want([inB])();
    expect(browser.streams).toHaveLength(2);
    expect((await browser.nextStream()).spaces).toEqual([keyA]);
  });

  it('asks for operations that a new snapshot lacks, until their end is known', async () => {
    let attempts = 0;
    const fetchOperation = () => {
      attempts += 1;
      return attempts === 1 ? Promise.reject(new Error('no answer')) : Promise.resolve(operation('FAILED'));
    };
    const { browser, tab, stream } = await liveTab(undefined, { fetchOperation });
    const ended: string[] = [];
    tab.live.onOperationEnded(({ status }) => ended.push(status));
    stream.end();
    const again = await browser.nextStream();
    again.send('snapshot', snapshot());
    const found = until(tab, () => status(tab) === 'FAILED');
    await expect.poll(() => attempts).toBe(1);
    await expect.poll(() => browser.time.advance(5_000).then(() => attempts)).toBe(2);
    await found;
    expect(ended).toEqual(['FAILED']);
  });
});

describe('the session', () => {
  it('that ends is told and nothing is opened any more', async () => {
    const ends: (string | undefined)[] = [];
    const { browser, stream } = await liveTab(undefined, { onSessionEnded: (region) => ends.push(region) });
    stream.send('session', { reason: 'ended' });
    stream.end();
    await expect.poll(() => ends).toEqual([undefined]);
    await browser.time.advance(300_000);
    expect(browser.streams).toHaveLength(1);
  });

  it('that goes on under another id is watched on', async () => {
    const ends: unknown[] = [];
    const { browser, stream } = await liveTab(undefined, {
      refreshRegions: () => Promise.resolve(['eu-std-1']),
      onSessionEnded: (region) => ends.push(region),
    });
    stream.send('session', { reason: 'ended' });
    stream.end();
    expect((await browser.nextStream()).spaces).toEqual([keyA]);
    expect(ends).toEqual([]);
  });

  it('that was lost meanwhile is asked for once, then told', async () => {
    const ends: (string | undefined)[] = [];
    const { browser, stream } = await liveTab(undefined, { onSessionEnded: (region) => ends.push(region) });
    browser.refusals.push(new Response('{}', { status: 401 }));
    stream.end();
    await expect.poll(() => browser.time.advance(1_000).then(() => ends)).toEqual([undefined]);
    await browser.time.advance(300_000);
    expect(browser.streams).toHaveLength(1);
  });

  it('that lost one region goes on with the others', async () => {
    const ends: (string | undefined)[] = [];
    const browser = new ScriptedBrowser();
    browser.refusals.push(new Response('{}', { status: 401 }));
    const tab = browser.openTab();
    tab.live.want([inA, inB]);
    tab.start({
      refreshRegions: () => Promise.resolve(['eu-snc-1']),
      onSessionEnded: (region) => ends.push(region),
    });
    expect((await browser.nextStream()).spaces).toEqual([keyB]);
    expect(ends).toEqual(['eu-std-1']);
    tab.live.setRegions(['eu-snc-1', 'eu-std-1']);
    expect((await browser.nextStream()).spaces).toEqual([keyB, keyA]);
  });
});

describe('several tabs', () => {
  it('share one stream over the spaces of all, and each sees every end once', async () => {
    const { browser, tab: first } = await liveTab();
    const second = browser.openTab();
    const ends = [0, 0];
    first.live.onOperationEnded(() => (ends[0] = (ends[0] ?? 0) + 1));
    second.live.onOperationEnded(() => (ends[1] = (ends[1] ?? 0) + 1));
    second.live.want([inA]);
    second.start();
    expect(status(second)).toBe('RUNNING');
    expect(second.live.store.connection).toBe('live');
    second.live.want([inB]);
    const shared = await browser.nextStream();
    expect(shared.spaces).toEqual([keyB, keyA]);
    shared.send('snapshot', snapshot(operation('DONE')));
    await until(second, () => status(second) === 'DONE');
    shared.send('operation', { operation: operation('DONE') });
    shared.send('operation', { operation: operation('RUNNING', inB) });
    await until(second, () => second.live.store.space(inB)?.operations.length === 1);
    expect(ends).toEqual([1, 1]);
    expect(browser.streams.filter(({ isAborted }) => !isAborted)).toHaveLength(1);
  });

  it('pass the stream on when the one that keeps it goes', async () => {
    const { browser, stream, stop } = await liveTab();
    const second = browser.openTab();
    second.live.want([inA, inB]);
    second.start();
    (await browser.nextStream()).send('snapshot', snapshot(operation('RUNNING')));
    stop();
    const passedOn = await browser.nextStream();
    expect(passedOn.spaces).toEqual([keyB, keyA]);
    passedOn.send('snapshot', snapshot(operation('DONE')));
    await until(second, () => status(second) === 'DONE');
    expect(stream.isAborted).toBe(true);
  });

  it('take the stream from one that is frozen, which joins the others when it thaws', async () => {
    const { browser, tab: first, stream } = await liveTab();
    const second = browser.openTab();
    second.live.want([inA]);
    second.start();
    first.freeze();
    const taken = await browser.nextStream();
    taken.send('snapshot', snapshot(operation('DONE')));
    await until(second, () => status(second) === 'DONE');
    await expect.poll(() => stream.isAborted).toBe(true);
    await first.thaw();
    first.wake();
    await until(first, () => status(first) === 'DONE');
    expect(browser.streams.filter(({ isAborted }) => !isAborted)).toEqual([taken]);
  });

  it('do not rob one that speaks', async () => {
    const { browser, stream } = await liveTab();
    browser.openTab().start();
    for (let beat = 0; beat < 20; beat += 1) {
      stream.write(':\n\n');
      await delivery();
      await browser.time.advance(15_000);
    }
    expect(browser.streams).toHaveLength(1);
    expect(stream.isAborted).toBe(false);
  });

  it('forget the spaces of a tab that went without a word', async () => {
    const { browser } = await liveTab();
    const second = browser.openTab();
    second.live.want([inB]);
    second.start();
    expect((await browser.nextStream()).spaces).toEqual([keyB, keyA]);
    second.freeze();
    let spaces = [keyB, keyA];
    while (spaces.length > 1) ({ spaces } = await browser.nextStream());
    expect(spaces).toEqual([keyA]);
  });

  it('hear together that the session is over', async () => {
    const ends: string[] = [];
    const { browser, stream } = await liveTab(undefined, { onSessionEnded: () => ends.push('first') });
    browser.openTab().start({ onSessionEnded: () => ends.push('second') });
    stream.send('session', { reason: 'ended' });
    await expect.poll(() => ends).toEqual(['first', 'second']);
  });
});

describe('without Web Locks', () => {
  it('each tab reads a snapshot every 5 s and keeps nothing open', async () => {
    const browser = new ScriptedBrowser({ hasLocks: false });
    const { tab, stream } = await liveTab(browser);
    await until(tab, () => tab.live.store.connection === 'live');
    await expect.poll(() => stream.isClosed).toBe(true);
    const second = await browser.nextStream();
    expect(second.lastEventId).toBeUndefined();
    second.send('snapshot', snapshot(operation('DONE')));
    await until(tab, () => status(tab) === 'DONE');
    browser.refusals.push(new TypeError('network'));
    const stale = until(tab, () => tab.live.store.connection === 'stale');
    await browser.nextStream();
    await stale;
  });
});
