/** Typing into the filter of a list that was read to its end. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import type { Read } from '#web/api/scope.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { FilterIndex } from '#web/directory/filter-index.ts';
import { ListView } from './ListView.tsx';
import { useList } from './use-list.ts';

interface Row {
  readonly id: string;
}

const path = { organisationId: '11111111-1111-4111-8111-111111111111' };
const walk: Read = ['eu-std-1', 'ListUserOrganisation', { path }];
const definition = { rowKey: ({ id }: Row) => id, wordsOf: ({ id }: Row) => id };
const rows = Array.from({ length: 120 }, (_, place) => ({ id: `row ${place}` }));
/** Drawing by drawing: what is looked for, how many rows are shown, and whether they are still those of before. */
let drawn: string[] = [];

function Rows() {
  const list = useList<Row>(definition, {
    columns: [{ id: 'id', header: 'ID', cell: ({ id }) => id }],
    read: () => undefined,
    walk,
  });
  drawn.push(`${list.state.text}: ${list.rows?.length}${list.pending ? ' of before' : ''}`);
  return (
    <ListView
      list={list}
      region="eu-std-1"
      caption="Rows"
      rowName={({ id }) => id}
      filterLabel="Filter"
      none={{ title: 'None yet' }}
      titles={{ forbidden: 'Not for you', failed: 'Could not be read' }}
    />
  );
}

beforeAll(() => Promise.all([loadMessages(['core', 'directory']), import('#web/directory/follow.ts')]));
beforeEach(async () => {
  const lines = [
    { rows, total: rows.length },
    { complete: true, asOf: '2026-11-22T02:14:00Z' },
  ];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))),
  );
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={['/eu-std-1/organisations/x/users?all=1&size=50']}>
        <Words>
          <Rows />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(50));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function type(text: string) {
  drawn = [];
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent.change(field, { target: { value: text } });
  return field;
}

test('what was looked for while the typing paused is there in the drawing of its address', async () => {
  type('row 1');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(39));
  expect(drawn.filter((one) => one.startsWith('row 1: '))).not.toContain('row 1: 120 of before');
});

test('until the next text was looked for, what is shown is what the one before has found', async () => {
  type('row 1');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(39));
  vi.spyOn(FilterIndex.prototype, 'found').mockReturnValue(undefined);
  type('row 2');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(21));
  expect(drawn).toContain('row 2: 39 of before');
  expect(drawn).not.toContain('row 2: 120 of before');
});

test('of what another text finds no more is shown at first than of any other', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Show 50 more' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(100));
  type('row');
  await waitFor(() => expect(drawn).toContain('row: 120'));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(50));
});

test('a filter that found nothing and is cleared keeps the focus, and does not say that there is nothing', async () => {
  // As in a list so long that it could not be looked through meanwhile.
  vi.spyOn(FilterIndex.prototype, 'found').mockReturnValue(undefined);
  const field = type('nobody');
  await waitFor(() => expect(screen.queryAllByRole('rowheader')).toEqual([]));
  const shown: (string | null)[] = [];
  const watching = new MutationObserver(() => shown.push(document.body.textContent));
  watching.observe(document.body, { childList: true, subtree: true });
  type('');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(50));
  watching.disconnect();
  expect(drawn).toContain(': 0 of before');
  expect(document.activeElement).toBe(field);
  expect(shown.filter((text) => text?.includes('None yet'))).toEqual([]);
});
