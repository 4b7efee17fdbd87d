import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { delivery, ScriptedBrowser, spaceA, spaceB, until, type ScriptedTab } from './scripted-browser-for-tests.ts';

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
  it('is live with the first byte of its answer and carries the spaces that are wanted', async () => {
    const browser = new ScriptedBrowser();
    const tab = browser.openTab();
    tab.live.want([inA]);
    tab.start();
    const stream = await browser.nextStream();
    expect(stream.spaces).toEqual([keyA]);
    await delivery();
    expect(tab.live.store.connection).toBe('connecting');
    stream.write(':\n\n');
    await until(tab, () => tab.live.store.connection === 'live');
  });

  it('goes on where it was after a break, a little later each time it fails', async () => {
    const { browser, tab, stream } = await liveTab();
    browser.refusals.push(new TypeError('network'), new Response('', { status: 503 }));
    stream.break();
    await until(tab, () => tab.live.store.connection === 'connecting');
    const stale = until(tab, () => tab.live.store.connection === 'stale');
    const again = await browser.nextStream();
    await stale;
    expect(browser.refusals).toEqual([]);
    expect(again.lastEventId).toBe('e.1');
    again.send('operation', { operation: operation('DONE') });
    await until(tab, () => status(tab) === 'DONE');
    expect(tab.live.store.connection).toBe('live');
  });

  it('that the console ends is opened again when the console has asked for that', async () => {
    const { browser, stream } = await liveTab();
    for (const [asked, ends] of [[1_400, stream] as const, [600, undefined] as const]) {
      const ending = ends ?? browser.streams.at(-1)!;
      ending.write(`retry: ${asked}\n\n`);
      ending.end();
      const endedAt = browser.time.now();
      const again = await browser.nextStream();
      expect(browser.time.now() - endedAt).toBe(asked);
      again.write(':\n\n');
    }
  });

  it('shows as stale what it cannot renew', async () => {
    const { browser, tab, stream } = await liveTab();
    browser.refusals.push(...Array.from({ length: 3 }, () => new TypeError('network')));
    stream.end();
    const stale = until(tab, () => tab.live.store.connection === 'stale');
    await browser.nextStream();
    await stale;
  });

  it('is given up when not even a heartbeat came for 19 s: not live as of the last one, and opened again at once', async () => {
    const { browser, tab, stream } = await liveTab();
    await browser.time.advance(15_000);
    stream.write(':\n\n');
    await delivery();
    const heardAt = browser.time.now();
    await browser.time.advance(18_000);
    expect(stream.isAborted).toBe(false);
    expect(tab.live.store.connection).toBe('live');
    await browser.time.advance(1_000);
    expect(stream.isAborted).toBe(true);
    expect(tab.live.store.state).toEqual({ connection: 'stale', answeredAt: heardAt });
    await delivery();
    await browser.time.advance(0);
    expect((await browser.nextStream()).lastEventId).toBe('e.1');
    expect(tab.live.store.connection).toBe('stale');
  });

  it('that brings nothing is begun again within 10 s, however long that goes on', async () => {
    const { browser, tab, stream } = await liveTab();
    stream.break();
    let last = await browser.nextStream();
    for (let attempt = 0; attempt < 8; attempt += 1) {
      const begun = browser.time.now();
      last = await browser.nextStream();
      expect(browser.time.now() - begun).toBeLessThanOrEqual(10_100);
    }
    expect(tab.live.store.connection).toBe('stale');
    last.write(':\n\n');
    await until(tab, () => tab.live.store.connection === 'live');
  });

  it('that fails for long is tried again at moments that chance spreads, 5 to 10 s apart', async () => {
    const { browser, stream } = await liveTab();
    const attempts = 14;
    browser.refusals.push(...Array.from({ length: attempts }, () => new TypeError('network')));
    stream.break();
    const tried: number[] = [];
    while (tried.length < attempts) {
      await browser.time.advance(100);
      await delivery();
      while (tried.length < attempts - browser.refusals.length) tried.push(browser.time.now());
    }
    const pauses = tried.slice(-7).flatMap((at, index, all) => (index === 0 ? [] : [at - (all[index - 1] ?? at)]));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(10_000);
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(4_900);
    expect(new Set(pauses).size).toBeGreaterThan(3);
  });

  it('is not live from the moment on at which the browser says that it is offline, and back with the network', async () => {
    const { browser, tab, stream } = await liveTab();
    const answeredAt = browser.time.now();
    browser.refusals.push(...Array.from({ length: 3 }, () => new TypeError('no network')));
    tab.goOffline();
    expect(tab.live.store.state).toEqual({ connection: 'offline', answeredAt });
    await browser.time.advance(2_500);
    expect(stream.isAborted).toBe(true);
    expect(tab.live.store.connection).toBe('offline');
    browser.isOnline = true;
    browser.refusals.length = 0;
    tab.wake();
    await browser.time.advance(0);
    expect(browser.streams).toHaveLength(2);
    browser.streams[1]?.write(':\n\n');
    await until(tab, () => tab.live.store.connection === 'live');
  });

  it('is begun again at once when whoever looks at the page asks for it, from any tab', async () => {
    const { browser, tab: first } = await liveTab();
    const second = browser.openTab();
    second.start();
    await browser.time.advance(1_500);
    for (const [index, tab] of [first, second, first].entries()) {
      tab.live.reconnect();
      await browser.time.advance(0);
      expect(browser.streams).toHaveLength(index + 2);
      await browser.time.advance(1_500);
    }
  });

  it('is opened anew at once when the page wakes after a sleep', async () => {
    const { browser, tab } = await liveTab();
    tab.wake();
    await browser.time.advance(0);
    expect(browser.streams).toHaveLength(1);
    await browser.time.advance(17_000);
    tab.wake();
    await browser.time.advance(0);
    expect(browser.streams).toHaveLength(2);
  });

  it('is opened anew over all spaces for a new one, and shrinks later', async () => {
    const { browser, tab } = await liveTab();
    const drop = tab.live.want([inB]);
    const wider = await browser.nextStream();
    expect(wider.spaces).toEqual([keyA, keyB]);
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
    expect((await browser.nextStream()).spaces).toEqual([keyA, keyB]);
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
    expect(shared.spaces).toEqual([keyA, keyB]);
    shared.send('snapshot', snapshot(operation('DONE')));
    await until(second, () => status(second) === 'DONE');
    shared.send('operation', { operation: operation('DONE') });
    shared.send('operation', { operation: operation('RUNNING', inB) });
    await until(second, () => second.live.store.space(inB)?.operations.length === 1);
    expect(ends).toEqual([1, 1]);
    expect(browser.streams.filter(({ isAborted }) => !isAborted)).toHaveLength(1);
  });

  it('tell each of a stream that took the place of another: of runs it brings no snapshot', async () => {
    const { browser, tab: first } = await liveTab();
    const second = browser.openTab();
    second.live.want([inA]);
    second.start();
    const begun: string[] = [];
    first.live.onChange(({ kind }) => kind === 'begun' && begun.push('first'));
    second.live.onChange(({ kind }) => kind === 'begun' && begun.push('second'));
    second.live.want([inB]);
    const other = await browser.nextStream();
    await delivery();
    expect(begun).toEqual([]);
    other.send('snapshot', snapshot(operation('RUNNING')));
    await expect.poll(() => begun).toEqual(['first', 'second']);
    other.write(':\n\n');
    await delivery();
    expect(begun).toHaveLength(2);
    expect([first, second].map(({ live }) => live.store.connection)).toEqual(['live', 'live']);
  });

  it('pass the stream on when the one that keeps it goes', async () => {
    const { browser, stream, stop } = await liveTab();
    const second = browser.openTab();
    second.live.want([inA, inB]);
    second.start();
    (await browser.nextStream()).send('snapshot', snapshot(operation('RUNNING')));
    stop();
    const passedOn = await browser.nextStream();
    expect(passedOn.spaces).toEqual([keyA, keyB]);
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

  it('judge by themselves when they heard last, also while the one that keeps the stream is frozen', async () => {
    const { browser, tab: first } = await liveTab();
    const second = browser.openTab();
    second.live.want([inA]);
    second.start();
    expect(second.live.store.connection).toBe('live');
    first.freeze();
    await browser.time.advance(19_000);
    expect(second.live.store.connection).toBe('stale');
  });

  it('forget the spaces of a tab that went without a word', async () => {
    const { browser } = await liveTab();
    const second = browser.openTab();
    second.live.want([inB]);
    second.start();
    expect((await browser.nextStream()).spaces).toEqual([keyA, keyB]);
    second.freeze();
    let spaces = [keyA, keyB];
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
