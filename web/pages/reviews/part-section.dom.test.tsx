/** Two who decide the same line: the second is told in their own words, and shown what was decided. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Review, ReviewPart, VersionedLine } from '#shared/review.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { PartSection } from './PartSection.tsx';

beforeAll(() => loadMessages(['core', 'reviews']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const scope = { region: 'eu-std-1', kind: 'space', id: '11111111-1111-4111-8111-111111111111' } as const;
const by = { by: 'Ben', at: '2026-11-25T20:00:00.000Z' };
const line: VersionedLine = {
  subject: { type: 'users', id: 'u', name: 'Cleo' },
  roles: [{ id: 'r', name: 'Viewer' }],
  permissions: [],
  version: 1,
};
const facts = { listed: 1, read: 1, isSwept: true, gaps: [], isOwn: true };
const part: ReviewPart = { ...facts, scope, name: 'Space', reviewer: { id: 'a', name: 'Ada' } };
const review: Review = {
  ...by,
  id: 'now',
  name: 'Autumn',
  status: 'open',
  services: [],
  subjects: ['users'],
  isOwn: true,
  parts: [part],
};

test('whoever decides second reads so, and what the first has decided', async () => {
  let now: VersionedLine = line;
  const conflict = { status: 409, type: 'conflict', title: 'Conflict', detail: 'In the words of the server.' };
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json({ sight: 'seen', lines: [now] }));
    now = { ...line, decision: { verdict: 'remove', ...by }, version: 2 };
    return Promise.resolve(Response.json(conflict, { status: 409 }));
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Words>
          <PartSection review={review} part={part} index={0} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Keep: Cleo' }));
  expect(await screen.findByText(/^Somebody else has decided one of these meanwhile/)).toBeDefined();
  expect(screen.queryByText('In the words of the server.')).toBeNull();
  expect(await screen.findByText('by Ben')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove: Cleo' }).getAttribute('aria-pressed')).toBe('true');
});

test('nothing is begun any more once it is signed off, and what was not is said', async () => {
  const marked: VersionedLine = { ...line, decision: { verdict: 'remove', ...by }, version: 2 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ sight: 'seen', lines: [marked] })));
  const signed: Review = { ...review, status: 'signedOff', signedOff: { ...by, sha256: '0' } };
  const shown = (of: Review) => (
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Words>
          <PartSection review={of} part={part} index={0} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { unmount } = render(shown(review));
  expect(await screen.findByRole('button', { name: 'Remove what 1 holds…' })).toBeDefined();
  unmount();
  render(shown(signed));
  expect(await screen.findByText('no removal was begun here')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});
