import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { permissionsOf, permissionsOfRole } from '#web/access/permission-names.ts';
import { paths } from '#web/address/paths.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { RolePermissions } from './RolePermissions.tsx';

beforeAll(() => loadMessages(['core', 'roles', 'role']));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const scope = { region: 'eu-1', kind: 'organisation', id: '11111111-1111-4111-8111-111111111111' } as const;
const role = { uuid: '22222222-2222-4222-8222-222222222222', name: 'viewer' };

test('what stands below the permissions comes with them, and is not pushed away by them', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[paths.role(scope, role.uuid)]}>
        <Words>
          <RolePermissions role={role}>
            <p>below</p>
          </RolePermissions>
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.queryByText('below')).toBeNull();
  act(() => {
    client.setQueryData(permissionsOf(scope).queryKey, []);
    client.setQueryData(permissionsOfRole(scope, role.uuid).queryKey, []);
  });
  expect(await screen.findByText('below')).toBeDefined();
});
