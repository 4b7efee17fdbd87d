import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterPages } from './filter-index.ts';
import { folded } from './folded.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

const people = (from: number, ...names: string[]): Person[] => names.map((name, index) => ({ id: from + index, name }));
const words = ({ name }: Person) => name;
const list = { rowKey: ({ id }: Person) => String(id), wordsOf: words };

describe('filtering page by page', () => {
  const pages = [
    { items: people(1, 'Hélène Girard', 'Ada Lovelace'), totalSize: 5 },
    { items: people(3, 'Helene Costa', 'Zoltán'), totalSize: 5 },
  ];

  it('finds every word, whatever its case and accents', () => {
    const { rows } = filterPages(pages, ' helene  GIR', list);
    expect(rows.map(words)).toEqual(['Hélène Girard']);
  });

  it('says how much has been looked at, of how much', () => {
    expect(filterPages(pages, 'zoltan', list)).toMatchObject({ loaded: 4, total: 5 });
  });

  it('copes with regions that do not say how many there are', () => {
    expect(filterPages([{ items: people(1, 'A') }], 'a', list).total).toBeUndefined();
  });

  it('shows a row once that came twice because the list grew meanwhile', () => {
    const shifted = [...pages, { items: people(4, 'Zoltán', 'Eve'), totalSize: 6 }];
    expect(filterPages(shifted, '', list)).toMatchObject({ loaded: 5, total: 6 });
  });
});

describe('filtering as pages come and letters are typed', () => {
  const person = record({ id: nat(12), name: constantFrom('Ada', 'Adam', 'Zoë', 'Zoe Ada', 'Eve') });
  const text = constantFrom('', 'a', 'ad', 'ada', 'adam', 'zoe', 'zoe a', 'x');

  it('finds what looking through everything anew finds', () => {
    assert(
      property(
        array(array(person, { maxLength: 4 }), { maxLength: 6 }),
        array(text, { minLength: 1 }),
        (all, typed) => {
          const pages = all.map((items) => ({ items }));
          typed.forEach((now, step) => {
            const read = pages.slice(0, Math.max(1, (step * 2) % (pages.length + 1)));
            const byId = new Map(read.flatMap(({ items }) => items).map((row) => [row.id, row]));
            const needles = folded(now).split(' ').filter(Boolean);
            const wanted = [...byId.values()].filter(({ name }) =>
              needles.every((word) => folded(name).includes(word)),
            );
            expect(filterPages(read, now, list)).toMatchObject({ rows: wanted, loaded: byId.size });
          });
        },
      ),
    );
  });

  it('looks at each of 100,000 rows once, whatever is typed', () => {
    let asked = 0;
    const counting = { ...list, wordsOf: (row: Person) => `${++asked} ${row.name}` };
    const all = Array.from({ length: 2_000 }, (_, page) => ({ items: people(50 * page, ...names) }));
    for (let read = 1; read <= all.length; read += 1) filterPages(all.slice(0, read), 'g', counting);
    for (const typed of ['gi', 'gir', 'gira', 'ada', '']) filterPages([...all], typed, counting);
    expect(asked).toBe(100_000);
    expect(filterPages(all, 'girard', counting).rows).toHaveLength(2_000);
  });

  it('is the same answer while nothing new is found, so that nothing is drawn again', () => {
    const pages = [{ items: people(1, 'Ada') }, { items: people(2, 'Eve') }];
    expect(filterPages(pages, 'ada', list).rows).toBe(filterPages([...pages], 'ada', list).rows);
  });
});

const names = ['Hélène Girard', ...Array.from({ length: 49 }, (_, n) => `Ada ${n}`)];
