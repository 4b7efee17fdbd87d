/** What is said before a run whose account does not hold the right on everything in its place. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Run } from '#shared/run.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { RunRight } from '#web/runs/RunRight.tsx';

vi.mock('#web/session/use-session.ts', () => ({ useSignedInRegion: () => ({ name: 'eu-std-1', clientId: 'me' }) }));
vi.mock('#web/scope/scope-names.ts', () => ({ useOrganisationId: () => 'the-organisation' }));
vi.mock('#web/access/own-right.ts', async (original) => ({
  ...(await original<object>()),
  ownRight: () => ({ queryKey: ['right'], queryFn: () => 'denied' }),
}));

beforeAll(() => loadMessages(['core', 'runs']));
afterEach(cleanup);

const run: Run = {
  id: 'a-run',
  kind: 'deactivate',
  scope: { region: 'eu-std-1', kind: 'organisation', id: 'the-organisation' },
  about: '',
  state: 'ready',
  isConfirmed: false,
  counts: { todo: 2, sending: 0, accepted: 0, done: 0, failed: 0, skipped: 0, unknown: 0 },
  unclear: 0,
  changes: [],
  createdAt: '2026-11-25T20:00:00.000Z',
  changedAt: '2026-11-25T20:00:00.000Z',
};

function show(shown: Run) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Words>
        <RunRight run={shown} />
      </Words>
    </QueryClientProvider>,
  );
}

test('what an ACL on each of the chosen may give is not said to be refused everywhere', async () => {
  show({ ...run, kind: 'delete', operation: 'DeleteUserOrganisation' });
  expect(
    await screen.findByText(/^Your account holds iam\.user\.\w+ here neither by a role nor directly/),
  ).toBeDefined();
  expect(screen.queryByText(/every step/)).toBeNull();
});

test('what no ACL can give is refused in every step', async () => {
  show({ ...run, kind: 'grant', operation: 'SetIAMPolicyOrganisation' });
  expect(
    await screen.findByText(/does not hold iam\.createPolicy here: the region will refuse every step/),
  ).toBeDefined();
});
