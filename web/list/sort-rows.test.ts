import { describe, expect, it } from 'vitest';
import { sortRows } from './sort-rows.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

const people = (from: number, ...names: string[]): Person[] => names.map((name, index) => ({ id: from + index, name }));
const words = ({ name }: Person) => name;

describe('sorting what is loaded', () => {
  const rows = people(1, 'élan', 'Zoe', 'eagle', 'item 10', 'item 9');

  it('follows the language and reads numbers as numbers', () => {
    expect(sortRows(rows, words, 'ascending', 'fr').map(words)).toEqual(['eagle', 'élan', 'item 9', 'item 10', 'Zoe']);
  });

  it('puts what is unknown last, either way', () => {
    const keyOf = ({ id }: Person) => (id === 2 ? undefined : id);
    expect(sortRows(rows, keyOf, 'ascending', 'en').map(({ id }) => id)).toEqual([1, 3, 4, 5, 2]);
    expect(sortRows(rows, keyOf, 'descending', 'en').map(({ id }) => id)).toEqual([5, 4, 3, 1, 2]);
  });

  it('leaves the rows themselves alone', () => {
    sortRows(rows, words, 'ascending', 'en');
    expect(rows[0]?.name).toBe('élan');
  });
});
