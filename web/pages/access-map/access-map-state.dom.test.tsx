/** The map while it is read: a space and its organisation are one reading, whatever is between them. */
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { permissionsOf } from '#web/access/permission-names.ts';
import type { RoleHolders } from '#web/access/role-holders.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import type { Scope } from '#web/api/scope.ts';
import { useAccessMap } from './use-access-map.ts';

const space: Scope = { region: 'eu-1', kind: 'space', id: '22222222-2222-4222-8222-222222222222' };
const organisation: Scope = { region: 'eu-1', kind: 'organisation', id: '11111111-1111-4111-8111-111111111111' };
const nobody: RoleHolders = {
  status: 'complete',
  asked: 0,
  total: 0,
  held: [],
  unread: [],
  unlisted: [],
  byRole: new Map(),
  since: 0,
  isOutdated: false,
  stop: () => undefined,
};
const ends = new Map<Scope['kind'], () => void>();

vi.mock('#web/scope/use-organisation.ts', () => ({ useOrganisation: () => organisation }));
vi.mock('#web/access/use-role-holders.ts', () => ({
  useRoleHolders: ({ kind }: Scope) => ({
    known: nobody,
    find: () => new Promise<void>((resolve) => ends.set(kind, resolve)),
  }),
}));
afterEach(cleanup);

test('it is being read until both have been, although one of them looks finished', async () => {
  const client = createQueryClient();
  client.setQueryData(permissionsOf(space).queryKey, []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useAccessMap(space), { wrapper });
  expect(result.current.isRunning).toBe(false);
  act(() => result.current.find());
  expect(result.current.isRunning).toBe(true);
  await act(async () => ends.get('space')?.());
  expect(result.current.isRunning).toBe(true);
  await act(async () => ends.get('organisation')?.());
  await waitFor(() => expect(result.current.isRunning).toBe(false));

  act(() => result.current.find());
  act(() => result.current.stop());
  expect(result.current.isRunning).toBe(false);
});
