import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { createStore, useStore } from '#web/ui/store.ts';
import { allNames, catalogue, holds, inOrganisation, person } from './map-rows-for-tests.ts';
import { mapReader, type MapRow } from './map-rows.ts';
import { MapTable } from './MapTable.tsx';

/** Printing, as the browser tells of it. */
const paper = Object.assign(new EventTarget(), { matches: false });

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => paper);
  Element.prototype.checkVisibility = () => true;
  await loadMessages(['core', 'accessMap', 'access']);
});
afterEach(cleanup);

const services = [...catalogue.keys()];
const noOnly = new Map<string, MapRow>();
const shown = createStore<readonly MapRow[]>([]);

function Shown() {
  return <MapTable rows={useStore(shown)} services={services} only={noOnly} isSure />;
}

function show(rows: readonly MapRow[]) {
  shown.set(rows);
  const element = (
    <Words>
      <Shown />
    </Words>
  );
  const entry = '/eu-1/organisations/11111111-1111-4111-8111-111111111111/access-map';
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: [entry] })} />);
}

test('who comes before others takes their place without drawing their cells again', () => {
  const read = mapReader();
  const ada = holds(person('Ada'), [allNames.join('+')]);
  const others = [holds(person('Ben'), ['iam.user.get']), holds(person('Cy'), ['compute.vm.get'])];
  const all = inOrganisation([...others, ada]);
  show(read({ ...all, own: { ...all.own, held: others } }).rows);
  const { rows } = read(all);
  const looks = rows.map(({ levels }) => vi.spyOn(levels, 'get'));
  act(() => shown.set(rows));
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3', '4']);
  expect(rows[0]?.subject.name).toBe('Ada');
  expect(looks.map(({ mock }) => mock.calls.length)).toEqual([services.length, 0, 0]);
});

describe('of a thousand', () => {
  const people = Array.from({ length: 1_000 }, (_, at) =>
    holds(person(`P${String(at).padStart(3, '0')}`), ['iam.user.get']),
  );
  const { rows } = mapReader()(inOrganisation(people));
  const positions = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => Number(row.getAttribute('aria-rowindex')));
  const press = (key: string, ctrlKey = false) => fireEvent.keyDown(document.activeElement!, { key, ctrlKey });

  test('few rows are there, and their number and places are said', () => {
    show(rows);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('1001');
    expect(positions().length).toBeLessThan(50);
    expect(positions()[0]).toBe(2);
    expect(positions().at(-1)).toBe(1001);
  });

  test('keys lead to the last one, and a page up from there', () => {
    show(rows);
    act(() => screen.getByRole('link', { name: 'P000' }).focus());
    press('End', true);
    press('Home');
    expect(document.activeElement?.textContent).toBe('P999');
    press('PageUp');
    expect(document.activeElement?.textContent).toBe('P989');
    press('PageUp');
    press('ArrowUp');
    expect(document.activeElement?.textContent).toBe('P978');
  });

  test('all of them are on paper', () => {
    const some = rows.slice(0, 100);
    show(some);
    const print = (matches: boolean) =>
      act(() => {
        paper.matches = matches;
        paper.dispatchEvent(new Event('change'));
      });
    print(true);
    expect(positions()).toEqual(some.map((_, at) => at + 2));
    print(false);
    expect(positions().length).toBeLessThan(50);
  });
});
