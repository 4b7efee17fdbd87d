import { describe, expect, it } from 'vitest';
import { delivery, ScriptedBrowser, spaceA, spaceB, until, type ScriptedTab } from './scripted-browser-for-tests.ts';

const inA = { region: 'eu-std-1', spaceId: spaceA };
const inB = { region: 'eu-snc-1', spaceId: spaceB };

async function liveTab() {
  const browser = new ScriptedBrowser();
  const tab = browser.openTab();
  tab.live.want([inA]);
  const stop = tab.start();
  const stream = await browser.nextStream();
  stream.send('snapshot', { spaces: [{ ...inA, operations: [] }] });
  await until(tab, () => tab.live.store.space(inA)?.isLoaded === true);
  return { browser, tab, stream, stop };
}

describe('what is called live, or otherwise', () => {
  it('is not offline any more once the browser is not, whatever the next attempt brings', async () => {
    const { browser, tab, stream } = await liveTab();
    const second = browser.openTab();
    second.live.want([inA]);
    second.start();
    browser.refusals.push(new TypeError('no network'));
    for (const each of [tab, second]) each.goOffline();
    await browser.time.advance(0);
    expect(stream.isAborted).toBe(true);
    browser.isOnline = true;
    second.wake();
    expect(second.live.store.connection).toBe('stale');
    tab.wake();
    expect(tab.live.store.connection).toBe('stale');
  });

  it('is not live from the moment on at which the page wakes after a sleep, before anything else is known', async () => {
    const { browser, tab } = await liveTab();
    tab.freeze();
    await browser.time.advance(60_000);
    expect(tab.live.store.connection).toBe('live');
    tab.wake();
    expect(tab.live.store.connection).toBe('stale');
  });

  it('is not old in another tab because the one that keeps the stream is left before it is heard', async () => {
    const browser = new ScriptedBrowser();
    const [left, opened] = [browser.openTab(), browser.openTab()];
    for (const tab of [left, opened]) {
      tab.live.want([inA]);
      tab.start();
    }
    let stream = await browser.nextStream();
    while (stream.isAborted) stream = await browser.nextStream();
    stream.break();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    left.leave();
    await delivery();
    await delivery();
    expect([left, opened].map(({ live }) => live.store.connection)).toEqual(['connecting', 'connecting']);
    browser.refusals.push(new TypeError('network'));
    left.wake();
    const stale = until(opened, () => opened.live.store.connection === 'stale');
    await browser.nextStream();
    await stale;
  });

  it('is old 19 s after the last sign also when the stream broke off in between', async () => {
    const { browser, tab, stream } = await liveTab();
    await browser.time.advance(18_000);
    browser.refusals.push(...Array.from({ length: 3 }, () => new TypeError('network')));
    stream.end();
    await until(tab, () => tab.live.store.connection === 'connecting');
    await browser.time.advance(1_000);
    expect(tab.live.store.connection).toBe('stale');
  });

  it('is old until the console is heard when the watch begins for another session', async () => {
    const { browser, tab, stop } = await liveTab();
    await browser.time.advance(19_000);
    expect(tab.live.store.connection).toBe('stale');
    stop();
    tab.start({ sessionKey: 'session-2' });
    expect(tab.live.store.connection).toBe('stale');
    let last = await browser.nextStream();
    while (last.isAborted) last = await browser.nextStream();
    last.write(':\n\n');
    await until(tab, () => tab.live.store.connection === 'live');
  });

  it('is not for ever on its way before the watch is started, be it that its code does not come', async () => {
    const browser = new ScriptedBrowser();
    const tab = browser.openTab();
    await browser.time.advance(18_000);
    expect(tab.live.store.connection).toBe('connecting');
    await browser.time.advance(1_000);
    expect(tab.live.store.connection).toBe('stale');
    tab.start();
    expect(tab.live.store.connection).toBe('stale');
    (await browser.nextStream()).write(':\n\n');
    await until(tab, () => tab.live.store.connection === 'live');
  });

  it('is judged again once the watch has ended and all that was known is dropped', async () => {
    const { browser, tab, stop } = await liveTab();
    stop();
    tab.live.clear();
    expect(tab.live.store.connection).toBe('connecting');
    await browser.time.advance(19_000);
    expect(tab.live.store.connection).toBe('stale');
    browser.isOnline = false;
    tab.live.clear();
    expect(tab.live.store.connection).toBe('offline');
  });

  it('is offline with the browser also before the watch is started', () => {
    const browser = new ScriptedBrowser();
    const tab = browser.openTab();
    tab.goOffline();
    expect(tab.live.store.connection).toBe('offline');
    browser.isOnline = true;
    tab.wake();
    expect(tab.live.store.connection).toBe('stale');
  });

  it('is nothing of a space the stream is no longer over, in any tab, until it is over it again', async () => {
    const { browser, tab } = await liveTab();
    const second = browser.openTab();
    second.start();
    const drop = tab.live.want([inB]);
    const wider = await browser.nextStream();
    wider.send('snapshot', { spaces: [{ ...inB, operations: [] }] });
    const loaded = (each: ScriptedTab) => each.live.store.space(inB)?.isLoaded;
    await until(second, () => loaded(second) === true);
    drop();
    await browser.nextStream();
    expect([tab, second].map(loaded)).toEqual([false, false]);
    expect(tab.live.store.space(inA)?.isLoaded).toBe(true);
    second.live.want([inB]);
    (await browser.nextStream()).send('snapshot', { spaces: [{ ...inB, operations: [] }] });
    await until(tab, () => loaded(tab) === true);
    expect(loaded(second)).toBe(true);
  });
});
