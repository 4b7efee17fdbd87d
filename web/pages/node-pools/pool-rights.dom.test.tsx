/** What the forms of node pools say where nothing that can be read gives the own account the right they take. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { ClusterRights } from '#web/access/use-cluster-rights.ts';
import type { Scope } from '#web/api/scope.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { PoolPanels } from './PoolPanels.tsx';
import { usePoolPanels } from './use-pool-panels.ts';

vi.mock('./use-unsent-pool.ts', () => ({ useUnsentPool: () => ({ unsent: undefined, isKnown: true }) }));

beforeAll(() => loadMessages(['core', 'clusters', 'operations', 'later', 'pools']));
afterEach(cleanup);

const scope: Scope = { region: 'eu-std-1', kind: 'space', id: 'the-space' };
const pools = [{ name: 'workers', nodeProfile: 'm.large', nodeCount: 3 }];
const doubtful: ClusterRights = {
  change: { isHeld: false, doubt: 'Nothing gives your account kubernetes.cluster.update here.' },
  deletion: { isHeld: false, doubt: undefined },
  addition: { isHeld: false, doubt: 'Nothing gives your account kubernetes.nodepool.create here.' },
};
const held = { isHeld: true, doubt: undefined };

function Shown({ rights }: { rights: ClusterRights }) {
  const panels = usePoolPanels('now');
  const cluster = { id: 'the-cluster', name: 'booking', nodePools: pools };
  return (
    <PoolPanels {...{ panels, scope, cluster, pools, rights }} profiles={[{ name: 'm.large' }]} lock={undefined} />
  );
}

function show(panel: string, rights: ClusterRights) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[`/?${panel}`]}>
        <Words>
          <Shown rights={rights} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test.each([
  ['resize=workers', /kubernetes\.cluster\.update/],
  ['add', /kubernetes\.nodepool\.create/],
])('the form at ?%s says which right was not found', async (panel, permission) => {
  show(panel, doubtful);
  expect((await screen.findAllByText(permission)).length).toBeGreaterThan(0);
});

test('neither says anything to an account that holds it', async () => {
  show('resize=workers', { change: held, deletion: held, addition: held });
  await screen.findByRole('spinbutton');
  expect(screen.queryByText(/kubernetes\./)).toBeNull();
});
