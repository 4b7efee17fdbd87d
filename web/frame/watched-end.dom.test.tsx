import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { now, ScriptedBrowser, spaceA } from '#web/live/scripted-browser-for-tests.ts';
import { LiveWatchContext } from '#web/live/use-live.ts';
import { tourMemory } from '#web/preferences/tour-memory.ts';
import { useWatchedEnd } from './use-watched-end.ts';

beforeEach(() => tourMemory.beginAnew(0));
afterEach(cleanup);

/** An operation `o1` on the cluster `c1` runs and ends while this page is shown. */
function endAt(pathname: string): void {
  const { live } = new ScriptedBrowser().openTab();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[pathname]}>
      <LiveWatchContext value={live}>{children}</LiveWatchContext>
    </MemoryRouter>
  );
  renderHook(useWatchedEnd, { wrapper });
  for (const status of ['RUNNING', 'DONE']) {
    const operation = { region: 'eu-std-1', spaceId: spaceA, id: 'o1', kind: 'AddWorker', status, clusterId: 'c1' };
    act(() => void live.store.apply({ name: 'operation', data: { now, operation } }));
  }
}

test.each([
  '/eu-std-1/spaces/s/operations/o1',
  '/eu-std-1/spaces/s/clusters/c1',
  '/eu-std-1/spaces/s/clusters/c1/upgrade',
])('an operation that ends while %s is shown was watched', (pathname) => {
  endAt(pathname);
  expect(tourMemory.read().done).toEqual(['watch']);
});

test('one that ends while another page is shown was not', () => {
  endAt('/eu-std-1/spaces/s/clusters');
  expect(tourMemory.read().done).toEqual([]);
});
