import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Preview } from '#shared/rules/policy-preview.ts';
import { paths } from '#web/address/paths.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { CountedPreview } from './AffectedLine.tsx';

beforeAll(() => loadMessages(['core', 'access', 'roles']));
afterEach(cleanup);

const scope = { region: 'eu-1', kind: 'organisation', id: '11111111-1111-4111-8111-111111111111' } as const;
const preview: Preview = {
  lost: [{ permission: 'iam.user.get', paths: [] }],
  gained: [],
  kept: [],
  inert: [],
  uncertain: [],
};

test('where one thing alone becomes of rights, it is said once, above their sentences', () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[paths.user(scope, 'one')]}>
        <Words>
          <CountedPreview preview={preview} open />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  expect(screen.getAllByText(/1 permission/)).toHaveLength(1);
  expect(screen.getByText('see users')).toBeDefined();
  expect(errors).not.toHaveBeenCalled();
});
