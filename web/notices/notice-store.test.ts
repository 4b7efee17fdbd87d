import { describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Notice } from './notice.ts';
import { NoticeStore, type NoticeEnvironment } from './notice-store.ts';

const notice = (id: string, change: Partial<Notice> = {}): Notice => ({
  account: 'account-1',
  region: 'eu-std-1',
  spaceId: 's',
  id,
  kind: 'AddWorker',
  status: 'FAILED',
  at: '2026-01-15T09:00:00Z',
  ...change,
});

/** A browser whose tabs hear each other at once. */
function createBrowser() {
  const listeners = new Set<(message: unknown) => void>();
  const held = new Set<string>();
  const locks: NoticeEnvironment['locks'] = {
    request(name, _options, granted) {
      const isFree = !held.has(name);
      held.add(name);
      return Promise.resolve(granted(isFree ? {} : null));
    },
  };
  const openTab = (kept = new Map<string, string>(), change: Partial<NoticeEnvironment> = {}) => {
    let own: ((message: unknown) => void) | undefined;
    const store = new NoticeStore({
      storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) },
      post(message) {
        for (const listener of listeners) if (listener !== own) listener(structuredClone(message));
      },
      onMessage(listener) {
        own = listener;
        listeners.add(listener);
      },
      locks,
      ...change,
    });
    return { store, kept };
  };
  return { openTab };
}

describe('the notices of a browser', () => {
  it('are the same in every tab, whenever it was opened', () => {
    const { openTab } = createBrowser();
    const { store: first } = openTab();
    const { store: second } = openTab();
    first.put(notice('o1'));
    expect(second.read()).toEqual(first.read());
    second.markRead(({ id }) => id === 'o1');
    expect(first.read()).toMatchObject([{ id: 'o1', isRead: true }]);
    const { store: third } = openTab();
    expect(third.read()).toEqual(first.read());
  });

  it('survive a reload, read or unread', () => {
    const { store, kept } = createBrowser().openTab();
    store.put(notice('o1'), notice('o2'));
    store.markRead(({ id }) => id === 'o1');
    const { store: reloaded } = createBrowser().openTab(kept);
    expect(reloaded.read()).toEqual(store.read());
  });

  it('tell listeners of what is new only', () => {
    const { store } = createBrowser().openTab();
    let calls = 0;
    store.subscribe(() => (calls += 1));
    store.put(notice('o1'));
    store.put(notice('o1'));
    store.markRead(() => false);
    expect(calls).toBe(1);
  });

  it('may be told by one tab only, in each way', async () => {
    const { openTab } = createBrowser();
    const tabs = [openTab().store, openTab().store, openTab().store];
    for (const how of ['page', 'desktop'] as const) {
      const claims = await Promise.all(tabs.map((store) => store.claim('o1', how)));
      expect(claims.filter(Boolean)).toEqual([true]);
    }
  });

  it('are told by each tab where tabs cannot agree', async () => {
    const { store } = createBrowser().openTab(undefined, { locks: undefined });
    expect(await store.claim('o1', 'page')).toBe(true);
  });

  it('go with the account they belong to', () => {
    const { store } = createBrowser().openTab();
    store.put(notice('mine'), notice('other', { account: 'account-2' }), notice('elsewhere', { region: 'eu-snc-1' }));
    store.keepAccounts(new Map([['eu-std-1', 'account-1']]));
    expect(
      store
        .read()
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['elsewhere', 'mine']);
  });

  it('live without storage', () => {
    const forbidden = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { store } = createBrowser().openTab(undefined, { storage: { getItem: forbidden, setItem: forbidden } });
    store.put(notice('o1'));
    expect(store.read()).toHaveLength(1);
  });
});

describe('what runs', () => {
  const space = { region: 'eu-std-1', spaceId: 's', account: 'account-1' };
  const operation = (id: string, change: Partial<OperationState> = {}): OperationState => ({
    region: 'eu-std-1',
    spaceId: 's',
    id,
    kind: 'AddWorker',
    status: 'RUNNING',
    ...change,
  });

  it('is remembered over a reload, without what was asked for or failed', () => {
    const { store, kept } = createBrowser().openTab();
    store.rememberRunning([space], [operation('o1', { data: '{"password":1}', error: 'secret', clusterName: 'prod' })]);
    const { store: reloaded } = createBrowser().openTab(kept);
    expect(reloaded.running()).toEqual([{ account: 'account-1', ...operation('o1'), clusterName: 'prod' }]);
    expect(JSON.stringify([...kept.values()])).not.toContain('secret');
  });

  it('runs no more once its end was noticed, though its space was not looked at since', () => {
    const { store } = createBrowser().openTab();
    store.rememberRunning([space], [operation('o1'), operation('o2')]);
    store.put(notice('o1'));
    expect(store.running().map(({ id }) => id)).toEqual(['o2']);
  });

  it('is remembered of spaces that were not looked at this time', () => {
    const { store } = createBrowser().openTab();
    const other = { ...space, spaceId: 'other' };
    store.rememberRunning([space, other], [operation('o1'), operation('o2', { spaceId: 'other' })]);
    store.rememberRunning([space], []);
    expect(store.running().map(({ id }) => id)).toEqual(['o2']);
  });

  it('is forgotten with the account', () => {
    const { store } = createBrowser().openTab();
    store.rememberRunning([space], [operation('o1')]);
    store.keepAccounts(new Map([['eu-std-1', 'account-2']]));
    expect(store.running()).toEqual([]);
  });
});
