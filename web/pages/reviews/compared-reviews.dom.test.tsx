/** Comparing reviews: what cannot be compared is named, and is no change. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { reviewFormat, type Review, type ReviewLine, type ReviewLines, type ReviewPart } from '#shared/review.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { ComparedReviews } from './ComparedReviews.tsx';

beforeAll(() => loadMessages(['core', 'access', 'reviews']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const scopeOf = (place: number) =>
  ({ region: 'eu-std-1', kind: 'space', id: `${place}`.repeat(8) + '-1111-4111-8111-111111111111' }) as const;
const line = (name: string, type: 'users' | 'serviceAccounts' = 'users'): ReviewLine => ({
  subject: { type, id: name, name },
  roles: [{ id: 'r', name: 'Viewer' }],
  permissions: [],
});

function part(place: number, more: Partial<ReviewPart> = {}): ReviewPart {
  const reviewer = { id: 'a', name: 'Ada' };
  return {
    scope: scopeOf(place),
    name: `Space ${place}`,
    reviewer,
    listed: 1,
    read: 1,
    isSwept: true,
    gaps: [],
    isOwn: true,
    ...more,
  };
}

/** A review of places with their lines; where there are none, the reader may not see them. */
function show(places: Readonly<Record<number, readonly ReviewLine[] | undefined>>, more: Partial<Review> = {}): void {
  const numbers = Object.keys(places).map(Number);
  const review: Review = {
    id: 'now',
    name: 'Now',
    by: 'Ada',
    at: '2026-11-25T20:00:00.000Z',
    status: 'open',
    services: [],
    subjects: ['users', 'serviceAccounts'],
    isOwn: true,
    parts: numbers.map((place) => part(place)),
    ...more,
  };
  vi.stubGlobal('fetch', (address: string) => {
    const asked = /\/parts\/(\d+)$/.exec(address)?.[1];
    if (asked === undefined) return Promise.resolve(Response.json({ items: [] }));
    const lines = places[numbers[Number(asked)] ?? 0];
    const told: ReviewLines = {
      sight: lines === undefined ? 'hidden' : 'seen',
      lines: (lines ?? []).map((one) => ({ ...one, version: 1 })),
    };
    return Promise.resolve(Response.json(told));
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Words>
          <ComparedReviews review={review} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** Chooses the file of an earlier review. */
function compareWith(places: Readonly<Record<number, readonly ReviewLine[]>>, more: object = {}): void {
  const file = {
    format: reviewFormat,
    name: 'Spring',
    services: [],
    subjects: ['users', 'serviceAccounts'],
    parts: Object.entries(places).map(([place, lines]) => ({
      scope: scopeOf(Number(place)),
      name: `Space ${place}`,
      gaps: [],
      lines,
    })),
    ...more,
  };
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('a file can be chosen');
  fireEvent.change(input, { target: { files: [new File([JSON.stringify(file)], 'spring.json')] } });
}

test('places of one of the two are named, and nobody there is new or gone', async () => {
  show({ 1: [line('Ada')], 2: [line('Ben')], 4: undefined });
  compareWith({ 1: [line('Ada')], 3: [line('Cleo')], 4: [line('Dan')] });
  expect(await screen.findByText('Nothing has changed since Spring.')).toBeDefined();
  expect(screen.getByText('Only in this review, and not compared: Space 2 (eu-std-1).')).toBeDefined();
  expect(screen.getByText('Only in the earlier one, and not compared: Space 3 (eu-std-1).')).toBeDefined();
  expect(screen.getByText('Not shown to your account now, and not compared: Space 4 (eu-std-1).')).toBeDefined();
  expect(screen.queryByText(/^(New|Gone):/)).toBeNull();
});

test('two without a place in common are not said to be the same', async () => {
  show({ 1: [line('Ada')] });
  compareWith({ 2: [line('Ada')] });
  expect(await screen.findByText('The two have nothing in common: nothing is compared.')).toBeDefined();
  expect(screen.queryByText(/Nothing has changed/)).toBeNull();
});

test('whose rights the other one did not ask for are not new', async () => {
  show({ 1: [line('Ada'), line('robot', 'serviceAccounts')] });
  compareWith({ 1: [line('Ada')] }, { subjects: ['users'] });
  expect(await screen.findByText('Nothing has changed since Spring.')).toBeDefined();
  expect(screen.getByText('Only users are in both: service accounts are not compared.')).toBeDefined();
});

test('that other rights were counted is said beside what has changed', async () => {
  show({ 1: [line('Ada'), line('Ben')] });
  compareWith({ 1: [line('Ada')] }, { services: ['kubernetes'] });
  expect(await screen.findByText('One change since Spring.')).toBeDefined();
  expect(screen.getByText(/^What counts is not the same in the two: all rights here, kubernetes before/)).toBeDefined();
});

test('who was not read yet may be no change', async () => {
  show({ 1: [line('Ada')] }, { parts: [part(1, { isSwept: false })], status: 'sweeping' });
  compareWith({ 1: [line('Ada'), line('Ben')] });
  expect(await screen.findByText('Gone: 1')).toBeDefined();
  expect(screen.getByText(/^Not everything could be read in one of the two/)).toBeDefined();
});
