import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { queryFor } from '#web/api/queries.ts';
import { createUnsentReads } from '#web/api/unsent-reads-for-tests.ts';
import type { Scope } from '#web/api/scope.ts';
import { now, ScriptedBrowser, spaceA } from '#web/live/scripted-browser-for-tests.ts';
import { LiveWatchContext } from '#web/live/use-live.ts';
import { clusterOperationsRead } from './cluster-reads.ts';
import { useClusterWork } from './use-cluster-work.ts';

const space: Scope = { region: 'eu-std-1', kind: 'space', id: spaceA };
const inA = { region: space.region, spaceId: spaceA };
const clusterId = '7d6d7a10-0000-4000-8000-000000000001';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

function show() {
  const client = createUnsentReads();
  const { live } = new ScriptedBrowser().openTab();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <LiveWatchContext value={live}>{children}</LiveWatchContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(() => useClusterWork(space, clusterId), { wrapper });
  const record = (status: 'RUNNING' | 'DONE') => ({ id: 'o1', operationType: 'UpgradeMasters' as const, status });
  const read = async (status?: 'RUNNING' | 'DONE') => {
    const { queryKey } = queryFor(...clusterOperationsRead(space, clusterId));
    client.setQueryData(queryKey, { items: status === undefined ? [] : [record(status)] });
    await waitFor(() => expect(result.current.isKnown).toBe(true));
  };
  const operation = (status: string): OperationState => ({
    ...inA,
    id: 'o1',
    kind: 'UpgradeMasters',
    status,
    clusterId,
  });
  let lacking: readonly OperationState[] = [];
  const snapshot = (...operations: OperationState[]) => {
    act(() => void (lacking = live.store.apply({ name: 'snapshot', data: { now, spaces: [{ ...inA, operations }] } })));
    return lacking;
  };
  const end = () =>
    act(() => void live.store.apply({ name: 'operation', data: { now, operation: operation('DONE') } }));
  return { result, read, snapshot, end, operation };
}

describe('the work on a cluster', () => {
  it('is unknown until a read or the live watch has told', async () => {
    const { result, read } = show();
    expect(result.current).toMatchObject({ busy: undefined, isKnown: false });
    await read();
    expect(result.current).toMatchObject({ busy: undefined, isKnown: true });
  });

  it('is what a read showed as running, before the first snapshot', async () => {
    const { result, read } = show();
    await read('RUNNING');
    expect(result.current).toMatchObject({ busy: { id: 'o1', kind: 'UpgradeMasters', clusterId }, isKnown: true });
  });

  it('goes on until an answer says that it has ended: a snapshot without it does not', async () => {
    const { result, read, snapshot, end } = show();
    await read('RUNNING');
    expect(snapshot()).toMatchObject([{ id: 'o1' }]);
    expect(result.current.busy?.id).toBe('o1');
    end();
    expect(result.current).toMatchObject({ busy: undefined, newest: { id: 'o1', status: 'DONE' }, isKnown: true });
  });

  it('has ended when the live watch knows so, whatever an earlier read said', async () => {
    const { result, read, snapshot, operation } = show();
    snapshot(operation('DONE'));
    await read('RUNNING');
    expect(result.current).toMatchObject({ busy: undefined, isKnown: true });
  });
});
