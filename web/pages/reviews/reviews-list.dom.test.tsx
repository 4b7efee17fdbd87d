/** Lists of the console's own: narrowed, columns chosen, saved as views and taken away as files, as every other list. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Review } from '#shared/review.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { ReviewsPage } from './ReviewsPage.tsx';

// Their code is there before it is asked for, however long a busy machine takes over that.
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  await Promise.all([
    loadMessages(['core', 'reviews', 'directory']),
    import('#web/directory/ListTools.tsx'),
    import('#web/directory/ColumnChoice.tsx'),
  ]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const review = (id: string, name: string, by: string): Partial<Review> => ({
  id,
  name,
  by,
  status: 'open',
  at: '2026-11-25T20:00:00.000Z',
  parts: [],
});

function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

async function open(search: string) {
  const items = [review('one', 'Autumn', 'Ada'), review('two', 'Winter', 'Ben')];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ items })));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[`/reviews${search}`]}>
        <Words>
          <ReviewsPage />
          <Address />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return within(await screen.findByRole('table'));
}

const names = () => screen.getAllByRole('row').map((row) => within(row).queryByRole('link')?.textContent);

test('what a list is narrowed to is in its address, and found again there', async () => {
  await open('?q=ben');
  expect(names()).toEqual([undefined, 'Winter']);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nobody' } });
  expect(await screen.findByText('No review matches')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(names()).toEqual([undefined, 'Autumn', 'Winter']));
  expect(screen.getByTestId('address').textContent).toBe('');
});

test('columns are chosen, and what is shown can be saved and taken away', async () => {
  const table = await open('?columns=by');
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Begun by']);
  expect(await screen.findByRole('button', { name: 'Export 2 rows' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Views' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Status' }));
  expect(screen.getByTestId('address').textContent).toBe('?columns=status%2Cby');
});
