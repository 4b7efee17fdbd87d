import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { paths } from '#web/address/paths.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { AclTable } from './AclTable.tsx';
import { keyOfEntry } from '#web/access/acl-entry.ts';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('fetch', () => new Promise<Response>(() => undefined));
  await loadMessages(['core', 'access', 'acls', 'directory']);
});
afterEach(cleanup);

const scope = { region: 'eu-1', kind: 'organisation', id: '11111111-1111-4111-8111-111111111111' } as const;
const question = { pair: 'all', resourceId: '', whose: 'everybody' } as const;

test('ACLs that were found are gone through once, whatever is selected of them', () => {
  const looks = { count: 0 };
  const rows = Array.from({ length: 1_000 }, (_, place) => ({
    subject: { type: 'users', id: `id ${place}` } as const,
    name: `Person ${String(place).padStart(4, '0')}`,
    record: { type: 'users', active: true } as const,
    item: {
      service: 'iam',
      resource: 'role',
      permissionId: 'permission',
      get resourceId() {
        looks.count += 1;
        return `resource ${place}`;
      },
    },
  }));
  const search = {
    state: undefined,
    rows,
    start: () => undefined,
    stop: () => undefined,
    refresh: () => Promise.resolve(),
  };
  const client = new QueryClient();
  const page = (selected: ReadonlySet<string>) => (
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[paths.acls(scope)]}>
        <Words>
          <AclTable
            search={search}
            question={question}
            selected={selected}
            onSelect={() => undefined}
            onDelete={() => undefined}
          />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>
  );
  const none = new Set<string>();
  const { rerender } = render(page(none));
  looks.count = 0;
  rerender(page(none));
  expect(looks.count).toBeLessThan(rows.length);

  const [, second] = rows;
  const one = new Set(second === undefined ? [] : [keyOfEntry(second)]);
  rerender(page(one));
  expect(screen.getByRole('button', { name: 'Delete one ACL…' })).toBeDefined();
  looks.count = 0;
  rerender(page(one));
  expect(looks.count).toBeLessThan(rows.length);
});
