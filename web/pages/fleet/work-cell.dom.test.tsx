/** When the last operation of a cluster ended, by the console's clock: the one of this device may be another day. */
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { OperationState } from '#shared/rules/operation-state.ts';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { WorkCell } from './WorkCell.tsx';

const noon = new Date(2031, 4, 14, 12).getTime();

vi.mock('#web/session/session-store.ts', async (load) => ({
  ...(await load()),
  serverNow: () => new Date(2031, 4, 14, 12).getTime(),
}));

beforeAll(() => loadMessages(['core', 'fleet', 'operations']));
afterEach(cleanup);

function show(endedAt: number) {
  const space = { region: 'eu-std-1', spaceId: 's' };
  const operation: OperationState = {
    ...space,
    id: 'o',
    kind: 'EditNodePool',
    status: 'DONE',
    endedAt: new Date(endedAt).toISOString(),
  };
  const cluster = { id: 'c', name: 'booking' };
  const scope = { region: 'eu-std-1', kind: 'space', id: 's' } as const;
  const row = { scope, cluster, space: 'main', operation, isWorkKnown: true, isWorkUnread: false, isOld: false };
  render(
    <MemoryRouter>
      <Words>
        <WorkCell row={row} />
      </Words>
    </MemoryRouter>,
  );
  return screen.getByText(/^done/).textContent;
}

test('its end has the minute where that is today, and the day where it is not', () => {
  expect(show(noon - 60_000)).toContain('11:59');
  cleanup();
  expect(show(noon - 24 * 60 * 60_000)).toMatch(/13\sMay$/);
});
