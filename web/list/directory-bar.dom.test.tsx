import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { LazyDirectoryBar } from './use-walk.ts';

afterEach(cleanup);

const ignore = () => undefined;
const read = { loaded: 1, total: 1, running: false, complete: true, asOf: '2026-11-22T02:14:00Z' };
const walk = { ...read, outdated: false, error: null, cost: undefined, stop: ignore, readAll: ignore };
const unsaid = () => {
  throw new RangeError('Invalid string length');
};
const list = {
  rows: [{}],
  columns: [{ id: 'name', header: 'Name', cell: unsaid }],
  total: 1,
  nextToken: undefined,
  state: { text: '', all: false, after: undefined, sort: undefined },
  isReadWhole: false,
  change: ignore,
};

test('an export that fails says so, and can be asked for again', async () => {
  await loadMessages(['core']);
  render(
    <MemoryRouter>
      <Words>
        <LazyDirectoryBar list={{ ...list, walk }} caption="Users" />
      </Words>
    </MemoryRouter>,
  );
  const button = await screen.findByRole('button', { name: 'Export 1 row' });
  fireEvent.click(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByText('The file could not be written.')).toBeDefined();
  expect(button.getAttribute('aria-busy')).toBeNull();
});
