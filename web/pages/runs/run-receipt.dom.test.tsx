/** What is told of what a run has changed once its steps were read, and before. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Run, RunStep } from '#shared/run.ts';
import { runStepsQuery } from '#web/api/run-calls.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { RunReceipt } from './RunReceipt.tsx';

vi.mock('#web/runs/use-step-words.ts', () => ({ useStepWords: () => () => 'Ada' }));

beforeAll(() => loadMessages(['core', 'access', 'runs']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const run: Run = {
  id: 'a-run',
  kind: 'deactivate',
  scope: { region: 'eu-1', kind: 'organisation', id: 'the-organisation' },
  about: '',
  state: 'done',
  isConfirmed: true,
  counts: { todo: 0, sending: 0, accepted: 0, done: 1, failed: 0, skipped: 0, unknown: 0 },
  unclear: 0,
  changes: [],
  createdAt: '2026-11-26T12:00:00Z',
  changedAt: '2026-11-26T12:00:00Z',
};

const step: RunStep = {
  position: 0,
  operation: 'PatchUserStateOrganisation',
  path: { organisationId: 'the-organisation', userId: 'ada' },
  body: { active: false },
  state: 'done',
};

async function show(status: number, body: object) {
  const answer = () => Promise.resolve(Response.json(body, { status }));
  vi.stubGlobal('fetch', vi.fn<typeof fetch>(answer));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const element = (
    <QueryClientProvider client={client}>
      <Words>
        <RunReceipt run={run} />
      </Words>
    </QueryClientProvider>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const { queryKey } = runStepsQuery(run, undefined);
  await vi.waitFor(() => expect(client.getQueryState(queryKey)?.status).not.toBe('pending'));
}

test('a run whose steps could not be read is not told to have changed something, or nothing', async () => {
  await show(403, { title: 'Forbidden', status: 403 });
  expect(document.body.textContent).toBe('');
});

test('a run whose steps were read tells what they have changed', async () => {
  await show(200, { items: [step] });
  const receipt = await screen.findByRole('region', { name: 'What it changed' });
  expect(receipt.textContent).toContain('Lost (1)');
  expect(receipt.textContent).toContain('Ada');
});
