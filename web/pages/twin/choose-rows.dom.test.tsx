/** Choosing among thousands: few are shown at once, and all of them are meant. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { ChooseRows } from './ChooseRows.tsx';

beforeAll(() => loadMessages(['core', 'access', 'twin']));
afterEach(cleanup);

test('of many rows the first are shown, all on demand, and none leaves out those that are not shown', () => {
  const rows = Array.from({ length: 250 }, (_, at) => ({ key: `${at}`, name: `Person ${at}` }));
  const onChange = vi.fn<(without: ReadonlySet<string>) => void>();
  render(
    <Words>
      <ChooseRows title="People" rows={rows} without={new Set()} onChange={onChange} hintOf={() => ''} />
    </Words>,
  );
  expect(screen.getAllByRole('checkbox')).toHaveLength(200);
  fireEvent.click(screen.getByRole('button', { name: 'Choose none' }));
  expect(onChange.mock.calls[0]?.[0].size).toBe(250);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 250' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(250);
});
