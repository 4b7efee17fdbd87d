/** Before a review is signed off it is said what the result will lack. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Decision, Review, VersionedLine } from '#shared/review.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { ReviewResult } from './ReviewResult.tsx';

beforeAll(() => loadMessages(['core', 'reviews']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const by = { by: 'Ada', at: '2026-11-25T20:00:00.000Z' };

async function signOff(...decisions: readonly (Omit<Decision, 'by' | 'at'> | undefined)[]) {
  const lines = decisions.map((decision, index): VersionedLine => ({
    subject: { type: 'users', id: `u${index}`, name: `User ${index}` },
    roles: [{ id: 'r', name: 'Viewer' }],
    permissions: [],
    ...(decision && { decision: { ...decision, ...by } }),
    version: 1,
  }));
  const detail = 'In the words of the server.';
  const fetched = vi.fn((_: string, { method = 'GET' }: RequestInit = {}) =>
    Promise.resolve(
      method === 'GET'
        ? Response.json({ sight: 'seen', lines })
        : Response.json({ status: 409, type: 'conflict', title: 'Conflict', detail }, { status: 409 }),
    ),
  );
  vi.stubGlobal('fetch', fetched);
  const scope = { region: 'eu-std-1', kind: 'space', id: '11111111-1111-4111-8111-111111111111' } as const;
  const facts = { listed: lines.length, read: lines.length, isSwept: true, gaps: [], isOwn: true };
  const review: Review = {
    ...by,
    id: 'now',
    name: 'Autumn',
    status: 'open',
    services: [],
    subjects: ['users'],
    isOwn: true,
    parts: [{ ...facts, scope, name: 'Space', reviewer: { id: 'a', name: 'Ada' } }],
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Words>
          <ReviewResult review={review} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  fireEvent.click(screen.getByRole('button', { name: 'Sign off' }));
  return within(await screen.findByRole('alertdialog'));
}

test('what is marked to be removed and was not begun is said', async () => {
  const dialog = await signOff({ verdict: 'remove' }, { verdict: 'remove', run: 'run-1' }, { verdict: 'keep' });
  expect(await dialog.findByText(/^What one subject holds is to be removed, and nothing has been begun/)).toBeDefined();
});

test('nothing is said of it where all of it was begun', async () => {
  const dialog = await signOff({ verdict: 'remove', run: 'run-1' }, { verdict: 'keep' });
  expect(dialog.queryByText(/to be removed/)).toBeNull();
});

test('why it was not signed off is said in the words of the page', async () => {
  const dialog = await signOff({ verdict: 'keep' });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign off now' }));
  expect(await dialog.findByText(/^It was not signed off: a line is still open, or was just decided/)).toBeDefined();
  expect(dialog.queryByText('In the words of the server.')).toBeNull();
});

test('what is still open is said before, and nothing is asked of the server', async () => {
  const dialog = await signOff({ verdict: 'keep' }, undefined, undefined);
  const button = await dialog.findByRole('button', {
    name: 'Sign off now',
    description: '2 lines are still open: decide them first.',
  });
  fireEvent.click(button);
  expect(dialog.queryByText(/^It was not signed off/)).toBeNull();
});
