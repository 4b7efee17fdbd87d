/** Roles side by side: what the picture shows of each stands beside it in words that tell the roles apart. */
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import fc from 'fast-check';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { ComparedRoles, type ComparedRole } from './ComparedRoles.tsx';

beforeAll(async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  await loadMessages(['core', 'roles', 'role']);
});
afterEach(cleanup);

const place = (region: string) => ({ region, kind: 'space', id: '11111111-1111-4111-8111-111111111111' }) as const;

function role(name: string, gives: readonly string[], more: { region?: string; custom?: boolean } = {}): ComparedRole {
  const { region = 'eu-std-1', custom = true } = more;
  const held = gives.map((permission) => ({ uuid: `${region} ${permission}`, name: permission }));
  return { role: { uuid: crypto.randomUUID(), name, custom }, held, scope: place(region) };
}

function show(...roles: readonly ComparedRole[]) {
  const element = (
    <Words>
      <ComparedRoles roles={roles} />
    </Words>
  );
  const entry = `/eu-std-1/spaces/${place('').id}/roles/compare`;
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [entry] })} />);
}

const ways = () => screen.queryAllByRole('link', { name: /^Make/ }).map(({ textContent }) => textContent);
const cells = () => within(screen.getByRole('grid')).getAllByRole('link');

test('one role over two places is told apart by its letter, in the list and for whoever copies its names', () => {
  show(role('Crew', ['a.b.get', 'a.b.create']), role('Crew', ['a.b.get', 'a.c.get'], { region: 'eu-snc-1' }));
  const titles = ['Both', 'Only Crew (A)', 'Only Crew (B)'];
  const items = screen.getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(titles.map((title) => `AB ${title} 1`));
  for (const [index, title] of titles.entries()) {
    expect(
      within(items[index] ?? document.body).getByRole('button', { name: `Copy the names: ${title}` }),
    ).toBeDefined();
  }
});

test('each of three can be made like each that gives something else, those that may be changed', () => {
  show(role('One', ['a.b.get']), role('Two', ['a.b.get']), role('Three', [], { custom: false }));
  expect(ways()).toEqual(['Make A like C…', 'Make B like C…']);
});

test('roles that give nothing are said to, in the place of a matrix of nothing', () => {
  show(role('One', []), role('Two', []));
  expect(screen.getByText('Neither of the roles gives anything.')).toBeTruthy();
  expect(screen.queryByRole('grid')).toBeNull();
});

describe('whatever the roles give', () => {
  const names = ['iam.user.get', 'iam.user.delete', 'iam.user.recover', 'iam.getPolicy', 'vm.disk.get', 'odd'];
  const lists = fc.array(fc.subarray(names), { minLength: 2, maxLength: 3 });

  test('the words of every cell, and what its picture fills, are what the roles give', () => {
    fc.assert(
      fc.property(lists, (given) => {
        fc.pre(given.some((list) => list.length > 0));
        const { unmount } = show(...given.map((list, index) => role(`Role ${index}`, list)));
        const box = screen.queryByRole('checkbox', { name: 'Only differences' });
        if (box) fireEvent.click(box);
        const letters = (name: string) => ['A', 'B', 'C'].filter((_, index) => given[index]?.includes(name));
        const said = new Map(cells().map((cell) => [cell.getAttribute('aria-label'), cell]));
        const wanted = names.filter((name) => letters(name).length > 0);
        expect(said.size).toBe(wanted.length);
        for (const name of wanted) {
          const giving = letters(name);
          const sides = giving.length < given.length ? `only ${giving.join(giving.length === 2 ? ' and ' : '')}` : '';
          const cell = said.get(`${name}: ${sides || (given.length === 2 ? 'both' : 'all')}`);
          const filled = [...(cell?.querySelectorAll('[data-on]') ?? [])].map(({ textContent }) => textContent);
          expect(filled).toEqual(giving);
        }
        unmount();
      }),
      { numRuns: 40 },
    );
  });
});
