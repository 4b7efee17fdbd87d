/** What stands below a list, which is as long as its rows: there once they are, so that it moves nowhere. */
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createQueryClient } from '#web/api/query-client.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { ListView } from './ListView.tsx';
import { useList } from './use-list.ts';

const read = ['eu-std-1', 'ListNodeProfiles', {}] as const;

interface Size {
  readonly name: string;
}

function Sizes() {
  const list = useList<Size>(
    { rowKey: ({ name }) => name, wordsOf: ({ name }) => name },
    { columns: [{ id: 'name', header: 'Name', cell: ({ name }) => name }], read: () => read, walk: read },
  );
  return (
    <ListView
      list={list}
      region="eu-std-1"
      caption="Sizes"
      rowName={({ name }) => name}
      filterLabel="Filter"
      none={{ title: 'None' }}
      titles={{ forbidden: 'Not for you', failed: 'Could not be read' }}
    />
  );
}

beforeAll(() => loadMessages(['core']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the foot comes with the first rows', async () => {
  const answers: (() => void)[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', async () => {
    await new Promise<void>((resolve) => answers.push(resolve));
    return Response.json({ items: [{ name: 'SMALL' }], totalSize: 1, nextToken: '' });
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <Words>
          <Sizes />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(0));
  expect(screen.getByRole('table', { name: /^Sizes/ })).toBeDefined();
  expect(screen.queryByLabelText('Rows per page')).toBeNull();
  for (const answer of answers) answer();
  expect(await screen.findByLabelText('Rows per page')).toBeDefined();
});
