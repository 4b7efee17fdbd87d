/** The place of a cluster's history is kept while its operations are on their way: nothing below it moves when they come. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { queryFor } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import { createUnsentReads } from '#web/api/unsent-reads-for-tests.ts';
import { clusterOperationsRead } from '#web/cluster/cluster-reads.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { ClusterHistory } from './ClusterHistory.tsx';

beforeAll(() => loadMessages(['core', 'operations', 'work']));
afterEach(cleanup);

const scope: Scope = { region: 'eu-std-1', kind: 'space', id: 'the-space' };
const clusterId = 'the-cluster';
const created = {
  id: 'the-creation',
  operationType: 'CreateCluster' as const,
  status: 'DONE' as const,
  clusterId,
  createdAt: '2026-11-25T08:00:00.000Z',
  startedAt: '2026-11-25T08:00:40.000Z',
  endedAt: '2026-11-25T08:05:40.000Z',
};

test('it stands before they have come, and from the first of them on', async () => {
  const client = createUnsentReads();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Words>
          <ClusterHistory scope={scope} clusterId={clusterId} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const before = screen.getByRole('region', { name: 'History' });
  expect(before.getAttribute('aria-busy')).toBe('true');
  const heightOf = (within: Element) => within.querySelector('svg.history-strip')?.getAttribute('height');
  const kept = heightOf(before);

  const { queryKey } = queryFor(...clusterOperationsRead(scope, clusterId));
  act(() => void client.setQueryData(queryKey, { items: [created] }));
  await screen.findByRole('group', { name: /^the last 1 operation/ });
  const after = screen.getByRole('region', { name: 'History' });
  expect(after.getAttribute('aria-busy')).toBeNull();
  expect(kept).toBeDefined();
  expect(heightOf(after)).toBe(kept);
});
