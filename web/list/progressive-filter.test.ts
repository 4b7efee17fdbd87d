import { describe, expect, it } from 'vitest';
import { filterPages, sortRows } from './progressive-filter.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

const people = (from: number, ...names: string[]): Person[] => names.map((name, index) => ({ id: from + index, name }));
const key = ({ id }: Person) => String(id);
const words = ({ name }: Person) => name;

describe('filtering page by page', () => {
  const pages = [
    { items: people(1, 'Hélène Girard', 'Ada Lovelace'), totalSize: 5 },
    { items: people(3, 'Helene Costa', 'Zoltán'), totalSize: 5 },
  ];

  it('finds every word, whatever its case and accents', () => {
    const { rows } = filterPages(pages, ' helene  GIR', key, words);
    expect(rows.map(words)).toEqual(['Hélène Girard']);
  });

  it('says how much has been looked at, of how much', () => {
    expect(filterPages(pages, 'zoltan', key, words)).toMatchObject({ loaded: 4, total: 5 });
  });

  it('copes with regions that do not say how many there are', () => {
    expect(filterPages([{ items: people(1, 'A') }], 'a', key, words).total).toBeUndefined();
  });

  it('shows a row once that came twice because the list grew meanwhile', () => {
    const shifted = [...pages, { items: people(4, 'Zoltán', 'Eve'), totalSize: 6 }];
    expect(filterPages(shifted, '', key, words)).toMatchObject({ loaded: 5, total: 6 });
  });
});

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
