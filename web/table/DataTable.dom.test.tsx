import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { KitForTests } from '#web/ui/kit-text-for-tests.tsx';
import { nextSort, type Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import type { DataTableProps } from './data-table-props.ts';

afterEach(cleanup);

interface Person {
  id: string;
  name: string;
  email: string;
}

const people: Person[] = [
  { id: '1', name: 'Ada', email: 'ada@example.org' },
  { id: '2', name: 'Linus', email: 'linus@example.org' },
];
const columns: Column<Person>[] = [
  { id: 'name', header: 'Name', cell: (person) => person.name, sortKey: (person) => person.name },
  { id: 'email', header: 'E-mail', cell: (person) => person.email },
];

function People(extra: Partial<DataTableProps<Person>>) {
  return (
    <DataTable
      caption="People"
      columns={columns}
      rows={people}
      rowKey={(person) => person.id}
      rowName={(person) => person.name}
      {...extra}
    />
  );
}

function SelectablePeople() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['elsewhere']));
  return (
    <>
      <People selection={{ selected, onChange: setSelected }} />
      <p>{[...selected].join(' ')}</p>
    </>
  );
}

test('names rows by their first column and links it', () => {
  render(<People rowHref={(person) => `/people/${person.id}`} />, { wrapper: KitForTests });
  const row = screen.getByRole('row', { name: /Ada/ });
  expect(within(row).getByRole('rowheader')).toBeDefined();
  expect(within(row).getByRole('link', { name: 'Ada' }).getAttribute('href')).toBe('/people/1');
});

test('fetches ahead when a link gets the focus', () => {
  const ahead = vi.fn();
  render(<People rowHref={() => '/people/1'} onRowIntent={ahead} />, { wrapper: KitForTests });
  fireEvent.focus(screen.getByRole('link', { name: 'Ada' }));
  expect(ahead).toHaveBeenCalledWith(people[0]);
});

test('the sorted column says so, and its header asks for another order', () => {
  const sortBy = vi.fn();
  render(<People sort={{ column: 'name', direction: 'descending' }} onSort={sortBy} />, { wrapper: KitForTests });
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(sortBy).toHaveBeenCalledWith('name');
  expect(within(screen.getByRole('columnheader', { name: 'E-mail' })).queryByRole('button')).toBeNull();
});

test('sorts a column upwards first, then the other way round', () => {
  const first = nextSort(undefined, 'name');
  expect(first).toEqual({ column: 'name', direction: 'ascending' });
  expect(nextSort(first, 'name')).toEqual({ column: 'name', direction: 'descending' });
  expect(nextSort(first, 'email')).toEqual({ column: 'email', direction: 'ascending' });
});

test('selecting all takes the loaded rows and leaves what is selected elsewhere', () => {
  render(<SelectablePeople />, { wrapper: KitForTests });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select Linus' }));
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows' });
  expect(all.indeterminate).toBe(true);
  fireEvent.click(all);
  expect(screen.getByText('elsewhere 2 1')).toBeDefined();
  fireEvent.click(all);
  expect(screen.getByText('elsewhere')).toBeDefined();
});

test('while loading it is busy and shows no rows to assistive technology', () => {
  render(<People rows={undefined} skeletonRows={4} />, { wrapper: KitForTests });
  const table = screen.getByRole('table', { name: 'People, Loading' });
  expect(table.getAttribute('aria-busy')).toBe('true');
  expect(within(table).getAllByRole('row')).toHaveLength(1);
});

test('an empty list gives way to its empty state', () => {
  render(<People rows={[]} empty={<p>No people yet</p>} />, { wrapper: KitForTests });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('No people yet')).toBeDefined();
});

test('each row has a menu named after it', () => {
  render(<People rowActions={() => [{ id: 'open', label: 'Open' }]} />, { wrapper: KitForTests });
  expect(screen.getByRole('button', { name: 'Actions for Linus' }).getAttribute('aria-haspopup')).toBe('menu');
});

test('what cannot be seen in a name is marked in its cell and in the words about its row', () => {
  const disguised = { id: '3', name: 'ad\u200Bmin\u202E', email: 'a@example.org' };
  render(
    <KitForTests>
      <People rows={[disguised]} rowActions={() => [{ id: 'open', label: 'Open', onAction: () => undefined }]} />
    </KitForTests>,
  );
  expect(screen.getByRole('rowheader').textContent).toBe('ad⟨U+200B⟩min⟨U+202E⟩');
  expect(screen.getByRole('button', { name: /ad⟨U\+200B⟩min⟨U\+202E⟩/ })).toBeTruthy();
});

test('what stands below the rows comes with the last of them: it would be pushed away while it is pressed', async () => {
  const many = Array.from({ length: 30 }, (_, index) => ({ id: `${index}`, name: `Ada ${index}`, email: '' }));
  const list = (foundBy: string) => (
    <People rows={many} foundBy={foundBy} foot={<button type="button">Show more</button>} />
  );
  const { rerender } = render(list('a'), { wrapper: KitForTests });
  await screen.findByRole('button', { name: 'Show more' });
  const met = new Set<number>();
  const look = new MutationObserver(() => {
    if (screen.queryByRole('button', { name: 'Show more' })) met.add(screen.getAllByRole('rowheader').length);
  });
  look.observe(document.body, { childList: true, subtree: true });
  rerender(list('ad'));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await screen.findByRole('button', { name: 'Show more' });
  look.disconnect();
  expect([...met]).toEqual([30]);
});

test('what stands below stays where nothing was found', () => {
  render(<People rows={[]} empty={<p>Nobody</p>} foot={<button type="button">Previous</button>} />, {
    wrapper: KitForTests,
  });
  expect(screen.getByText('Nobody')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDefined();
});
