import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { Greeting } from './Greeting.tsx';

const person = { name: 'Ada Example', email: 'ada@example.com' };
const region = {
  name: 'eu-std-1',
  clientId: '0b0f7e1c-2f43-4c7e-9d1f-111111111111',
  organisationId: 'o',
  expiresAt: '',
};
let regions: readonly object[] = [];

vi.mock('#web/session/use-session.ts', () => ({ useSession: () => ({ regions }) }));
vi.mock('#web/scope/use-organisation.ts', () => ({
  useOrganisation: (name: string) => ({ region: name, kind: 'organisation', id: 'o' }),
}));

beforeAll(() => loadMessages(['core', 'tour']));
beforeEach(() => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as a browser that nothing was kept in
  document.cookie = 'portico-greeted=; Max-Age=0; Path=/';
});
afterEach(cleanup);

function show() {
  render(
    <MemoryRouter>
      <Words>
        <Greeting within={{}} />
      </Words>
    </MemoryRouter>,
  );
}

test('a person is told once where they are and where they learn what they may do', async () => {
  regions = [{ ...region, person }];
  show();
  expect(await screen.findByText('Welcome, Ada Example')).toBeDefined();
  const link = screen.getByRole('link', { name: 'What you may do here' });
  expect(link.getAttribute('href')).toBe('/eu-std-1/organisations/o/account');
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  expect(screen.queryByText('Welcome, Ada Example')).toBeNull();
  cleanup();
  show();
  await Promise.resolve();
  expect(screen.queryByText('Welcome, Ada Example')).toBeNull();
});

test('a service account, which administrators work with, is told nothing', () => {
  regions = [region];
  show();
  expect(screen.queryByRole('button')).toBeNull();
});
