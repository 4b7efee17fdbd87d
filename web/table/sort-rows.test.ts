import { describe, expect, it } from 'vitest';
import type { Column, Sort } from '#web/table/column.ts';
import { sortRows } from './sort-rows.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

const people = (from: number, ...names: string[]): Person[] => names.map((name, index) => ({ id: from + index, name }));
const words = ({ name }: Person) => name;
const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', cell: words, sortKey: words },
  { id: 'number', header: 'Number', cell: ({ id }) => id, sortKey: ({ id }) => (id === 2 ? undefined : id) },
  { id: 'other', header: 'Other', cell: () => undefined },
];
const by = (column: string, direction: Sort['direction'] = 'ascending'): Sort => ({ column, direction });

describe('sorting what is loaded', () => {
  const rows = people(1, 'élan', 'Zoe', 'eagle', 'item 10', 'item 9');

  it('follows the language and reads numbers as numbers', () => {
    expect(sortRows(rows, columns, by('name'), 'fr').map(words)).toEqual(['eagle', 'élan', 'item 9', 'item 10', 'Zoe']);
  });

  it('puts what is unknown last, either way', () => {
    expect(sortRows(rows, columns, by('number'), 'en').map(({ id }) => id)).toEqual([1, 3, 4, 5, 2]);
    expect(sortRows(rows, columns, by('number', 'descending'), 'en').map(({ id }) => id)).toEqual([5, 4, 3, 1, 2]);
  });

  it.each([undefined, by('other'), by('none')])('keeps their order where none can be made: %o', (sort) => {
    expect(sortRows(rows, columns, sort, 'en')).toEqual(rows);
  });

  it('leaves the rows themselves alone', () => {
    sortRows(rows, columns, by('name'), 'en');
    expect(rows[0]?.name).toBe('élan');
  });
});
