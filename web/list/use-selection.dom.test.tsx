import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { useSelection } from './use-selection.ts';

afterEach(cleanup);

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
);

/** Rows that count how often one of them is asked for its id. */
function countedRows(count: number) {
  const looks = { count: 0 };
  const rows = Array.from({ length: count }, (_, place) => ({
    get id() {
      looks.count += 1;
      return `row ${place}`;
    },
  }));
  return { rows, looks };
}

test('a long list is not gone through at each rendering, neither with nothing selected nor with something', () => {
  const { rows, looks } = countedRows(1_000);
  const { result, rerender } = renderHook(() => useSelection(rows), { wrapper });
  rerender();
  expect(looks.count).toBe(0);

  act(() => result.current.selection.onChange(new Set(['row 7'])));
  expect(result.current.rows).toEqual([rows[7]]);
  looks.count = 0;
  rerender();
  expect(looks.count).toBe(0);
});

test('what is selected is told as the list shows it now, and stays as it was known once the list shows others', () => {
  const before = [{ id: 'a', name: 'Ada' }];
  const after = [{ id: 'a', name: 'Ada B.' }];
  const { result, rerender } = renderHook(({ rows }) => useSelection(rows), {
    wrapper,
    initialProps: { rows: before },
  });
  act(() => result.current.selection.onChange(new Set(['a'])));
  rerender({ rows: after });
  expect(result.current.rows).toEqual(after);
  rerender({ rows: [] });
  expect(result.current.rows).toEqual(before);
  act(() => result.current.selection.onChange(new Set()));
  expect(result.current.rows).toEqual([]);
});
