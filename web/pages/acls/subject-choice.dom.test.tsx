import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { namedUser } from '#web/access/subject-list.ts';
import { paths } from '#web/address/paths.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { SubjectChoice } from './SubjectChoice.tsx';

beforeAll(() => loadMessages(['core', 'access', 'acls']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const scope = { region: 'eu-1', kind: 'organisation', id: '11111111-1111-4111-8111-111111111111' } as const;
const called = (id: string, email: string) =>
  namedUser({ id, email, firstname: 'Ada', lastname: 'Byron', active: true });

test('of two people of one name it is seen whom one chose, and whom a button leaves out', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[paths.acls(scope)]}>
        <Words>
          <SubjectChoice chosen={[called('1', 'ada@a.example'), called('2', 'ada@b.example')]} onChoose={vi.fn()} />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const chips = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim());
  expect(chips).toEqual(['Ada Byron (ada@a.example)', 'Ada Byron (ada@b.example)']);
  expect(screen.getByRole('button', { name: 'Leave out Ada Byron (ada@b.example)' })).toBeDefined();
});
