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

const shown = (of: Review) => (
  <QueryClientProvider client={createQueryClient()}>
    <MemoryRouter>
      <Words>
        <PartSection review={of} part={part} index={0} />
      </Words>
    </MemoryRouter>
  </QueryClientProvider>
);

test('whoever decides second reads so, and what the first has decided', async () => {
  let now: VersionedLine = line;
  const conflict = { status: 409, type: 'conflict', title: 'Conflict', detail: 'In the words of the server.' };
  vi.stubGlobal('fetch', (_: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json({ sight: 'seen', lines: [now] }));
    now = { ...line, decision: { verdict: 'remove', ...by }, version: 2 };
    return Promise.resolve(Response.json(conflict, { status: 409 }));
  });
  render(shown(review));
  fireEvent.click(await screen.findByRole('button', { name: 'Keep: Cleo' }));
  expect(await screen.findByText(/^Somebody else has decided one of these meanwhile/)).toBeDefined();
  expect(screen.queryByText('In the words of the server.')).toBeNull();
  expect(await screen.findByText('by Ben')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Remove: Cleo' }).getAttribute('aria-pressed')).toBe('true');
});

test('a note that was not taken stays beside its line, and is there for the next try', async () => {
  let now: VersionedLine = line;
  const bodies: string[] = [];
  const offline = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
  let answer: () => Promise<Response> = offline;
  vi.stubGlobal('fetch', (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Promise.resolve(Response.json({ sight: 'seen', lines: [now] }));
    bodies.push(body as string);
    return answer();
  });
  render(shown(review));
  fireEvent.click(await screen.findByRole('button', { name: 'Change: Cleo' }));
  const field = await screen.findByLabelText('What is to change (a note)');
  fireEvent.change(field, { target: { value: 'Reads one cluster' } });
  fireEvent.click(screen.getByRole('button', { name: 'Mark as to be changed' }));
  expect(await screen.findByText('not kept yet:')).toBeDefined();
  expect(screen.getByText('Reads one cluster')).toBeDefined();
  // Among lines of which it is none, and back.
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'keep' } });
  expect(screen.getByText('There is no such line.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'all' } });
  expect(screen.getByText('Reads one cluster')).toBeDefined();

  answer = () => {
    now = { ...line, decision: { verdict: 'change', note: 'Reads one cluster', ...by }, version: 2 };
    return Promise.resolve(Response.json({ sight: 'seen', lines: [now] }));
  };
  fireEvent.click(screen.getByRole('button', { name: 'Change: Cleo' }));
  expect(await screen.findByDisplayValue('Reads one cluster')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as to be changed' }));
  expect(await screen.findByText('by Ben')).toBeDefined();
  expect(screen.queryByText('not kept yet:')).toBeNull();
  expect(bodies).toHaveLength(2);
});

test('nothing is begun any more once it is signed off, and what was not is said', async () => {
  const marked: VersionedLine = { ...line, decision: { verdict: 'remove', ...by }, version: 2 };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ sight: 'seen', lines: [marked] })));
  const signed: Review = { ...review, status: 'signedOff', signedOff: { ...by, sha256: '0' } };
  const { unmount } = render(shown(review));
  expect(await screen.findByRole('button', { name: 'Remove what 1 holds…' })).toBeDefined();
  unmount();
  render(shown(signed));
  expect(await screen.findByText('no removal was begun here')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
});

test('where no line is as one wants to see them, that is said instead of a table', async () => {
  const decided: VersionedLine = { ...line, decision: { verdict: 'keep', ...by } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ sight: 'seen', lines: [decided] })));
  render(shown(review));
  fireEvent.change(await screen.findByLabelText('Show'), { target: { value: 'open' } });
  expect(screen.getByText('There is no such line.')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
