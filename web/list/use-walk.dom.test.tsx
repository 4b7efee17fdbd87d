/** A whole list that takes another one's place on the same page. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import type { Read } from '#web/api/scope.ts';
import { useWalk, type Walk } from './use-walk.ts';

interface Row {
  readonly id: string;
}

const definition = { rowKey: ({ id }: Row) => id, wordsOf: ({ id }: Row) => id };
const wanted = { text: '', columns: [], sort: undefined, locale: 'en' };

/** The operations of a space, of one status. */
const operationsOf = (status: 'DONE' | 'FAILED'): Read => [
  'eu-std-1',
  'ListOperations',
  { path: { spaceId: '11111111-1111-4111-8111-111111111111' }, query: { status: [status] } },
];

beforeEach(() =>
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(Response.json({ items: [{ id: address, status: 'DONE' }], totalSize: 1 })),
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rowsOf = (view: Walk<Row>['view']) => view?.rows.map(({ id }) => id).join() ?? '';

/** Follows one list to its end, and then another: what is seen in the first drawing of that, and in the end. */
async function inTurn(first: Read, second: Read) {
  const client = createQueryClient();
  const seen: Walk<Row>[] = [];
  const { result, rerender } = renderHook(
    (read: Read) => {
      const walk = useWalk<Row>(definition, read, wanted, true);
      seen.push(walk);
      return walk;
    },
    {
      initialProps: first,
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    },
  );
  await waitFor(() => expect(result.current.view?.complete).toBe(true));
  seen.length = 0;
  rerender(second);
  const [next] = seen;
  await waitFor(() => expect(result.current.view?.complete).toBe(true));
  return { next, end: result.current };
}

test('what was read of one list is never taken for what is wanted of another', async () => {
  const { next, end } = await inTurn(operationsOf('DONE'), operationsOf('FAILED'));
  expect(next?.view).toBeUndefined();
  expect(rowsOf(next?.before)).toContain('DONE');
  expect(rowsOf(end.view)).toContain('FAILED');
});
