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
const rows = Array.from({ length: 40 }, (_, place) => ({ id: `row ${place}` }));
/** Whether the list was drawn as one that holds nothing or is looked for yet, at any time. */
let drawn: string[] = [];

function Rows() {
  const list = useList<Row>(definition, {
    columns: [{ id: 'id', header: 'ID', cell: ({ id }) => id }],
    read: () => undefined,
    walk,
  });
  drawn.push(`${list.state.text}: ${list.pending ? 'pending' : list.rows?.length}`);
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
      <MemoryRouter initialEntries={['/eu-std-1/organisations/x/users?all=1']}>
        <Words>
          <Rows />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(40));
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
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(13));
  expect(drawn).not.toContain('row 1: pending');
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
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(40));
  watching.disconnect();
  expect(drawn).toContain(': pending');
  expect(document.activeElement).toBe(field);
  expect(shown.filter((text) => text?.includes('None yet'))).toEqual([]);
});
