/** What is folded in the matrix of a role, among all there is and among what was found. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';

beforeAll(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  await loadMessages(['core', 'role']);
});
afterEach(cleanup);

/** So many that services begin folded. */
const permissions = ['compute', 'storage'].flatMap((service) =>
  Array.from({ length: 40 }, (_, n) => `${service}.thing${n}.get`).map((name) => ({ uuid: name, name })),
);
const free = () => 'free';
const ignore = () => undefined;

function show() {
  render(
    <Words>
      <MemoryRouter initialEntries={['/eu-std-1/spaces/11111111-1111-4111-8111-111111111111/roles']}>
        <RoleMatrix permissions={permissions} stateOf={free} onChoose={ignore} />
      </MemoryRouter>
    </Words>,
  );
}
/** Whether a service is open, once it is shown so. */
async function expectState(name: string, state: 'open' | 'folded'): Promise<void> {
  const button = await screen.findByRole('button', { name });
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe(String(state === 'open'));
}
const turn = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const find = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

test('what is found is open, also where it was opened before', async () => {
  show();
  await expectState('compute', 'folded');
  turn('compute');
  await expectState('compute', 'open');
  find('9');
  await expectState('storage', 'open');
  await expectState('compute', 'open');
});

test('what was folded among what was found is as it was once everything is there again', async () => {
  show();
  await expectState('compute', 'folded');
  find('9');
  await expectState('compute', 'open');
  turn('compute');
  await expectState('compute', 'folded');
  find('');
  await expectState('storage', 'folded');
  turn('compute');
  await expectState('compute', 'open');
});
