import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { now, ScriptedBrowser, spaceA, spaceB, until } from './scripted-browser-for-tests.ts';
import {
  LiveWatchContext,
  useBusyOperation,
  useLiveness,
  useLiveState,
  useOperation,
  useOperationEnded,
  useOperations,
  useSpaceStatus,
  useWatchedSpaces,
} from './use-live.ts';

const inA = { region: 'eu-std-1', spaceId: spaceA };
const operation = (status: string): OperationState => ({
  ...inA,
  id: 'o1',
  kind: 'AddWorker',
  status,
  clusterId: 'c1',
});

afterEach(cleanup);

function show<Result>(hook: () => Result) {
  const browser = new ScriptedBrowser();
  const tab = browser.openTab();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LiveWatchContext value={tab.live}>{children}</LiveWatchContext>
  );
  const shown = renderHook(hook, { wrapper });
  const apply = (status: string) =>
    act(() => void tab.live.store.apply({ name: 'operation', data: { now, operation: operation(status) } }));
  const load = (...operations: OperationState[]) =>
    act(
      () =>
        void tab.live.store.apply({
          name: 'snapshot',
          data: { now, spaces: [{ ...inA, status: 'READY', operations }] },
        }),
    );
  return { browser, tab, shown, apply, load };
}

describe('hooks of the live watch', () => {
  it('watch spaces while they are shown, and start with the watch whenever that starts', async () => {
    const { browser, tab, shown } = show(() => useWatchedSpaces([inA, { region: 'eu-snc-1', spaceId: spaceB }]));
    tab.start();
    expect((await browser.nextStream()).spaces).toEqual([`eu-std-1/${spaceA}`, `eu-snc-1/${spaceB}`]);
    shown.unmount();
    expect((await browser.nextStream()).spaces).toEqual([]);
  });

  it('know operations only once the space was loaded', () => {
    const { shown, load } = show(() => useOperations(inA.region, inA.spaceId));
    expect(shown.result.current).toBeUndefined();
    load();
    expect(shown.result.current).toEqual([]);
    load(operation('RUNNING'));
    expect(shown.result.current).toEqual([operation('RUNNING')]);
  });

  it('say what keeps a cluster busy until that has ended', () => {
    const { shown, apply } = show(() => ({
      busy: useBusyOperation(inA.region, inA.spaceId, 'c1'),
      other: useBusyOperation(inA.region, inA.spaceId, 'c2'),
      one: useOperation(inA.region, inA.spaceId, 'o1'),
    }));
    apply('PENDING');
    expect(shown.result.current).toEqual({ busy: operation('PENDING'), other: undefined, one: operation('PENDING') });
    apply('FAILED');
    expect(shown.result.current).toEqual({ busy: undefined, other: undefined, one: operation('FAILED') });
  });

  it('call a space live only once and as long as its region has answered', async () => {
    const { browser, tab, shown } = show(() => ({
      status: useSpaceStatus(inA.region, inA.spaceId)?.status,
      connection: useLiveState().connection,
      here: useLiveness(inA.region, inA.spaceId).connection,
      elsewhere: useLiveness(inA.region, spaceB).connection,
    }));
    const waits = { connection: 'connecting', here: 'connecting', elsewhere: 'connecting' };
    expect(shown.result.current).toEqual({ status: undefined, ...waits });
    tab.live.want([inA]);
    tab.start();
    const stream = await browser.nextStream();
    const ready = until(tab, () => tab.live.store.space(inA)?.status === 'READY');
    stream.send('snapshot', { spaces: [{ ...inA, status: 'READY', operations: [] }] });
    await act(() => ready);
    const live = { connection: 'live', here: 'live', elsewhere: 'connecting' };
    expect(shown.result.current).toEqual({ status: 'READY', ...live });
    const since = '2026-01-15T09:29:58.000Z';
    act(() => void tab.live.store.apply({ name: 'stale', data: { now, ...inA, since } }));
    expect(shown.result.current).toMatchObject({ connection: 'live', here: 'stale' });
  });

  it('call back once for each end while they are shown', () => {
    const ended: string[] = [];
    const remember = ({ status }: OperationState) => void ended.push(status);
    const { shown, apply } = show(() => useOperationEnded(remember));
    for (const status of ['RUNNING', 'DONE', 'DONE']) apply(status);
    shown.unmount();
    expect(ended).toEqual(['DONE']);
  });
});
