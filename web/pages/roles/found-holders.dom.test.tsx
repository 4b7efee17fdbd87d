import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test } from 'vitest';
import type { Role } from '#shared/contract/iam/roles.ts';
import type { RoleHolders } from '#web/access/role-holders.ts';
import { paths } from '#web/address/paths.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { FoundHolders } from './FoundHolders.tsx';

beforeAll(() => loadMessages(['core', 'access', 'roles']));
afterEach(cleanup);

const scope = { region: 'eu-1', kind: 'organisation', id: '11111111-1111-4111-8111-111111111111' } as const;
const role: Role = { uuid: '22222222-2222-4222-8222-222222222222', name: 'viewer' };

/** People of whom the last is the first by name, and how often one of them is asked for it. */
function holdersTo(count: number) {
  const looks = { count: 0 };
  const found = Array.from({ length: count }, (_, place) => ({
    type: place === 0 ? ('serviceAccounts' as const) : ('users' as const),
    id: `id ${place}`,
    record: { type: 'users', active: true } as const,
    get name() {
      looks.count += 1;
      return `Person ${String(count - place).padStart(4, '0')}`;
    },
  }));
  const known: RoleHolders = {
    status: 'complete',
    asked: count,
    total: count,
    held: [],
    unread: [],
    unlisted: [],
    byRole: new Map([[role.uuid, found]]),
    since: 0,
    isOutdated: false,
    stop() {},
  };
  return { known, looks };
}

test('many holders are put in order once, not at each rendering', () => {
  const { known, looks } = holdersTo(1_000);
  const page = () => (
    <MemoryRouter initialEntries={[paths.role(scope, role.uuid)]}>
      <Words>
        <FoundHolders role={role} known={{ ...known }} />
      </Words>
    </MemoryRouter>
  );
  const { rerender } = render(page());
  expect(screen.getByText('999 people and 1 service account')).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)[0]).toBe('Person 0001');
  looks.count = 0;
  rerender(page());
  expect(looks.count).toBeLessThan(100);
});
