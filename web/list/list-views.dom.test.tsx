import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { SavedView } from '#shared/saved-views.ts';
import { createQueryClient } from '#web/api/query-client.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { ViewsButton } from '#web/directory/ViewsButton.tsx';

// Its code is there before it is asked for, however long a busy machine takes over that.
beforeAll(() => Promise.all([loadMessages(['core', 'directory']), import('#web/directory/ListViews.tsx')]));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A server that keeps views of users; tells what it was asked. */
function serve(views: SavedView[], status = 204): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: { method?: string; body?: string } = {}) => {
    asked.push(`${method} ${address}`);
    if (method === 'GET') return Promise.resolve(Response.json({ items: views }));
    if (status !== 204)
      return Promise.resolve(
        Response.json({ title: 'Too many', detail: 'There are 20 views already: delete one.' }, { status }),
      );
    const name = decodeURIComponent(address.split('/').at(-1) ?? '');
    if (method === 'PUT') views.push({ name, query: (JSON.parse(body ?? '') as { query: string }).query });
    else views.splice(0, views.length, ...views.filter((view) => view.name !== name));
    return Promise.resolve(new Response(null, { status }));
  });
  return asked;
}

function Address() {
  return <output>{useLocation().search}</output>;
}

function open(address: string) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Words>
          <ViewsButton />
          <Address />
        </Words>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const button = screen.queryByRole('button', { name: 'Views' });
  if (button !== null) fireEvent.click(button);
}

test('what is shown is saved under a name, gone to from elsewhere, and deleted', async () => {
  const views: SavedView[] = [];
  const asked = serve(views);
  open('/eu-std-1/spaces/1f3a/users?q=ada&columns=email&after=t&page=2');
  await screen.findByText('No saved views yet.');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' Ada’s ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('link', { name: 'Ada’s' })).getAttribute('aria-current')).toBe('true');
  expect(views).toEqual([{ name: 'Ada’s', query: 'columns=email&q=ada' }]);
  expect(asked).toContain('PUT /api/views/users/Ada%E2%80%99s');
  cleanup();

  open('/eu-snc-1/organisations/77b2/users');
  fireEvent.click(await screen.findByRole('link', { name: 'Ada’s' }));
  expect(await screen.findByText('?columns=email&q=ada')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Views' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the view Ada’s' }));
  await screen.findByText('No saved views yet.');
  await waitFor(() => expect(views).toEqual([]));
});

test('why one cannot be saved is said, and what was typed stays', async () => {
  serve([], 409);
  open('/eu-std-1/spaces/1f3a/roles');
  await screen.findByText('No saved views yet.');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'one more' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('one more');
});

test('a page of one thing has none', () => {
  serve([]);
  open('/eu-std-1/spaces/1f3a/users/77b2');
  expect(screen.queryByRole('button', { name: 'Views' })).toBeNull();
});
