import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '#web/messages/message-store.ts';
import { Words } from '#web/messages/Words.tsx';
import { createStore, useStore } from '#web/ui/store.ts';
import { allNames, catalogue, holds, inOrganisation, person } from './map-rows-for-tests.ts';
import { mapReader, type MapRow } from './map-rows.ts';
import { MapTable } from './MapTable.tsx';

beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
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
