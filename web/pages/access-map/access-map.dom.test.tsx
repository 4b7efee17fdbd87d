import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { levelCounts } from './map-filter.ts';
import { account, allNames, catalogue, holds, inOrganisation, person } from './map-rows-for-tests.ts';
import { mapReader } from './map-rows.ts';
import { MapTable } from './MapTable.tsx';
import { MapWords } from './MapWords.tsx';

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  Element.prototype.checkVisibility = () => true;
  await loadMessages(['core', 'accessMap', 'access']);
});
afterEach(cleanup);

const organisation = '/eu-1/organisations/11111111-1111-4111-8111-111111111111';
const services = [...catalogue.keys()];
const { own } = inOrganisation(
  [
    holds(person('Ada'), [allNames.join('+')]),
    holds(person('Ben'), ['compute.vm.create', 'iam.user.get']),
    holds(account('ci'), [], ['registry.image.get']),
    holds(person('Cy'), ['a role nobody could read']),
    holds(person('Dee'), []),
  ],
  [person('Eve')],
);
const roles = new Map([...own.roles].filter(([uuid]) => uuid !== 'a role nobody could read'));
const { rows } = mapReader()({ own: { ...own, roles }, catalogue });

function show(isSure = true) {
  const only = new Map([['compute', rows[0]!]]);
  const element = (
    <Words>
      <MapTable rows={rows} services={services} only={only} isSure={isSure} />
      <MapWords rows={rows} services={services} only={only} isWhole={isSure} />
    </Words>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`${organisation}/access-map`] });
  render(<RouterProvider router={router} />);
  return router;
}

test('each cell says in words what the data says, and who could not be read is there', () => {
  show();
  const lines = within(screen.getByRole('grid')).getAllByRole('row').slice(1);
  expect(lines).toHaveLength(rows.length);
  for (const [at, row] of rows.entries()) {
    const line = within(lines[at]!);
    if (row.reading === 'unread') {
      expect(line.getByText('Could not be read')).toBeDefined();
      continue;
    }
    for (const service of services) {
      const words = row.reading === 'part' ? 'not known' : (row.levels.get(service) ?? 'none');
      const cell = line.getByRole('link', { name: `${row.subject.name}, ${service}: ${words}` });
      // By which it is drawn, and left out on a phone where there is nothing.
      const level = words === 'not known' ? 'unknown' : words;
      expect(cell.closest('td')?.dataset['level']).toBe(level);
    }
  }
  expect(screen.getByText('only administrator of compute')).toBeDefined();
  expect(screen.getByText('1 direct right')).toBeDefined();
});

test('nothing that was not found is called none as long as not everything has been read', () => {
  show(false);
  expect(screen.getByRole('link', { name: 'Dee, iam: none found' })).toBeDefined();
  expect(screen.queryAllByRole('link', { name: /: none$/ })).toEqual([]);
  expect(screen.getByText('So far:')).toBeDefined();
});

test('the words below it count what the data says', () => {
  show();
  const said = within(screen.getByText('In words').closest('details')!).getAllByRole('listitem');
  const word = (count: number, none: string, one: string, many: string) =>
    count === 0 ? none : count === 1 ? one : many;
  expect(said.map((item) => item.textContent?.trim())).toEqual(
    services.map((service) => {
      const { administers, changes, reads } = levelCounts(rows, service);
      return [
        `${service}: ${word(administers, 'nobody administers', 'one administers', `${administers} administer`)} it, `,
        `${word(changes, 'nobody changes', 'one changes', `${changes} change`)} some of it, `,
        `${word(reads, 'nobody only reads', 'one only reads', `${reads} only read`)}.`,
        service === 'compute' ? ' Only Ada administers it.' : '',
      ].join('');
    }),
  );
});

test('arrow keys lead through the cells, and each is the way to the explanation', () => {
  const router = show();
  const grid = screen.getByRole('grid');
  const stop = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;
  within(grid).getByRole('link', { name: 'Ada' }).focus();
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  press('ArrowRight');
  press('ArrowRight');
  expect(stop()).toBe('Ada, iam: administers');
  press('ArrowDown');
  expect(stop()).toBe('ci, iam: none');
  press('ArrowDown');
  expect(stop()).toBe('Ben, iam: reads');
  press('Home');
  expect(stop()).toBe('Ben');
  press('ArrowRight');
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  fireEvent.click(document.activeElement!);
  const { pathname, search } = router.state.location;
  expect(`${pathname}${search}`).toBe(`${organisation}/users/id-of-ben/access?right=compute`);
});

test('a link pressed with a key that opens a tab is the browser’s, and no row is drawn again for another address', async () => {
  const router = show();
  const link = within(screen.getByRole('grid')).getByRole('link', { name: 'Ada' });
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  expect(router.state.location.pathname).toBe(`${organisation}/access-map`);
  const looks = rows.map(({ levels }) => vi.spyOn(levels, 'get'));
  await act(() => router.navigate('?q=ada'));
  expect(router.state.location.search).toBe('?q=ada');
  expect(looks.flatMap(({ mock }) => mock.calls)).toEqual([]);
});
