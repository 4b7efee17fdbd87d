import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import type { Read } from '#web/api/scope.ts';
import { SelectAll } from './SelectAll.tsx';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { useSelection } from './use-selection.ts';

interface Row {
  readonly id: string;
}

const read: Read = [
  'eu-std-1',
  'ListUserOrganisation',
  { path: { organisationId: '11111111-1111-4111-8111-111111111111' } },
];
const definition = { rowKey: ({ id }: Row) => id, wordsOf: ({ id }: Row) => id };
const rowsTo = (count: number, name = 'row'): Row[] =>
  Array.from({ length: count }, (_, place) => ({ id: `${name} ${place}` }));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The server has these rows; `complete` tells whether it can read them to their end. */
function serve(rows: readonly Row[], complete = true) {
  const lines = [
    { rows, total: rows.length },
    { complete, asOf: '2026-11-22T02:14:00Z' },
  ];
  const body = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body)));
}

/** The first page of a list of which the region says that it has so many rows. */
function Page({ total, most }: { total: number | undefined; most: number }) {
  const rows = rowsTo(3);
  const { rows: chosen, selection, choose } = useSelection(rows);
  const state = { text: '', after: undefined };
  const list = { rows, total, state, pending: false, shown: 50, nextToken: 'next', walk: undefined };
  return (
    <>
      <button onClick={() => selection.onChange(new Set([...chosen, ...rows].map(({ id }) => id)))}>The page</button>
      <button onClick={() => selection.onChange(new Set(chosen.slice(1).map(({ id }) => id)))}>One less</button>
      <button onClick={() => choose((before) => new Map([...before, ['elsewhere', { id: 'elsewhere' }]]))}>
        Somebody elsewhere
      </button>
      <p>{chosen.length} selected</p>
      <SelectAll list={list} read={read} definition={definition} chosen={chosen} choose={choose} most={most} />
    </>
  );
}

async function mount(total: number | undefined, most = 10) {
  await loadMessages(['core', 'runs']);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Words>
          <Page total={total} most={most} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('all are offered once a page is selected, and told as they were counted when they were read', async () => {
  serve(rowsTo(5));
  await mount(4);
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
  press('The page');
  expect(screen.getByText('All 3 on this page are selected.')).toBeDefined();
  press('Select all 4');
  expect(await screen.findByText(/^All 5 are selected, as read at/)).toBeDefined();
  expect(screen.getByText('5 selected')).toBeDefined();
  press('One less');
  expect(screen.getByText(/^4 of all 5 are selected/)).toBeDefined();
  press('Clear the selection');
  expect(screen.getByText('0 selected')).toBeDefined();
});

test('what is selected and not shown is counted, and any selection is cleared', async () => {
  await mount(9);
  press('Somebody elsewhere');
  expect(screen.getByText('1 of 1 selected is not shown here.')).toBeDefined();
  press('The page');
  expect(screen.getByText(/All 3 on this page are selected. 1 other is selected too./)).toBeDefined();
  press('Clear the selection');
  expect(screen.getByText('0 selected')).toBeDefined();
  expect(screen.queryByText(/not shown here/)).toBeNull();
});

test('a list that may not be read says why nothing was selected', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify({ title: 'Forbidden', status: 403, detail: 'no right' }), {
        status: 403,
        headers: { 'content-type': 'application/problem+json' },
      }),
    ),
  );
  await mount(9);
  press('The page');
  press('Select all 9');
  expect(await screen.findByText(/ · Only 0 could be read. The selection is what it was.$/)).toBeDefined();
});

test('a list that breaks off changes nothing of the selection, and is read again when asked for', async () => {
  serve(rowsTo(4), false);
  await mount(9);
  press('The page');
  press('Select all 9');
  expect(
    await screen.findByText('Could not be read: no answer came · Only 4 could be read. The selection is what it was.'),
  ).toBeDefined();
  expect(screen.getByText('3 selected')).toBeDefined();
  serve(rowsTo(9));
  press('Try again');
  expect(await screen.findByText(/^All 9 are selected/)).toBeDefined();
});

test('more than a change takes are not selected: known beforehand, or once they are counted', async () => {
  await mount(11);
  press('The page');
  expect(screen.getByText(/^11 match, and one change takes 10 at most/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
  cleanup();

  serve(rowsTo(12));
  await mount(undefined);
  press('The page');
  press('Select all');
  expect(await screen.findByText(/^12 match, and one change takes 10 at most/)).toBeDefined();
  expect(screen.getByText('3 selected')).toBeDefined();
});

test('a list of very many is not gone through at each rendering for what is selected of it', async () => {
  await loadMessages(['core', 'runs']);
  const looks = { count: 0 };
  const rows = rowsTo(1_000);
  const counted = {
    ...definition,
    rowKey: ({ id }: Row) => {
      looks.count += 1;
      return id;
    },
  };
  const state = { text: '', after: undefined };
  const list = { rows, total: 1_000, state, pending: false, shown: 50, nextToken: 'next' };
  const chosen = [...rows.slice(2, 4), { id: 'elsewhere' }];
  const page = () => (
    <QueryClientProvider client={new QueryClient()}>
      <Words>
        <SelectAll
          list={{ ...list, walk: undefined }}
          read={read}
          definition={counted}
          chosen={chosen}
          choose={() => undefined}
          most={10}
        />
      </Words>
    </QueryClientProvider>
  );
  const { rerender } = render(page());
  expect(screen.getByText(/^1 /)).toBeDefined();
  looks.count = 0;
  rerender(page());
  expect(looks.count).toBe(0);
});
