import { array, assert, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowOrder } from '#web/table/sort-rows.ts';
import { FilterIndex, filterRows } from './filter-index.ts';
import { folded } from './folded.ts';
import { atOnce } from './in-slices.ts';

interface Person {
  readonly id: number;
  readonly name: string;
}

const people = (from: number, ...names: string[]): Person[] => names.map((name, index) => ({ id: from + index, name }));
const words = ({ name }: Person) => name;
const list = { rowKey: ({ id }: Person) => String(id), wordsOf: words };
const byName: RowOrder<Person> & { readonly name: string } = {
  name: 'name',
  keyOf: words,
  compare: (a, b) => String(a).localeCompare(String(b)),
};

function indexOf(...pages: readonly Person[][]): FilterIndex<Person> {
  const index = new FilterIndex(list);
  for (const page of pages) index.add(page);
  return index;
}

describe('filtering page by page', () => {
  const pages = [people(1, 'Hélène Girard', 'Ada Lovelace'), people(3, 'Helene Costa', 'Zoltán')];

  it('finds every word, whatever its case and accents', () => {
    expect(atOnce(indexOf(...pages).find(' helene  GIR')).map(words)).toEqual(['Hélène Girard']);
  });

  it('knows what it found last, of all there is and in that order, and nothing else', () => {
    const index = indexOf(...pages);
    expect(index.found('')).toBeUndefined();
    const found = atOnce(index.find('helene'));
    expect(index.found(' HELENE')).toBe(found);
    expect(index.found('hel')).toBeUndefined();
    expect(index.found('helene', byName)).toBeUndefined();
    index.add(people(9, 'Eve'));
    expect(index.found('helene')).toBeUndefined();
  });

  it('shows a row once that came twice because the list grew meanwhile', () => {
    const index = indexOf(...pages, people(4, 'Zoltán', 'Eve'));
    expect(index.size).toBe(5);
    expect(atOnce(index.find(''))).toHaveLength(5);
  });

  it('finds what a row was changed to, and nothing of one that went', () => {
    const index = indexOf(...pages);
    expect(atOnce(index.find('ada'))).toHaveLength(1);
    index.put({ id: 3, name: 'Ada Costa' });
    index.remove('2');
    expect(atOnce(index.find('ada')).map(words)).toEqual(['Ada Costa']);
    expect(atOnce(index.find('', byName)).map(words)).toEqual(['Ada Costa', 'Hélène Girard', 'Zoltán']);
    expect(index.size).toBe(3);
  });

  it('looks through a list that came whole', () => {
    const all = people(1, 'Ada', 'Eve');
    expect(filterRows(all, 'eve', list)).toEqual({ rows: [all[1]], loaded: 2 });
  });
});

describe('filtering as pages come and letters are typed', () => {
  const person = record({ id: nat(12), name: constantFrom('Ada', 'Adam', 'Zoë', 'Zoe Ada', 'Eve') });
  const text = constantFrom('', 'a', 'ad', 'ada', 'adam', 'zoe', 'zoe a', 'x');

  it('finds what looking through everything anew finds, in any order', () => {
    assert(
      property(
        array(array(person, { maxLength: 4 }), { maxLength: 6 }),
        array(text, { minLength: 1 }),
        (pages, typed) => {
          const index = indexOf();
          const byId = new Map<number, Person>();
          typed.forEach((now, step) => {
            for (const row of pages[step] ?? []) byId.set(row.id, row);
            index.add(pages[step] ?? []);
            const needles = folded(now).split(' ').filter(Boolean);
            const wanted = [...byId.values()].filter(({ name }) =>
              needles.every((word) => folded(name).includes(word)),
            );
            if (step % 2 === 0) expect(atOnce(index.find(now))).toEqual(wanted);
            const sorted = wanted.toSorted((a, b) => byName.compare(a.name, b.name));
            expect(atOnce(index.find(now, byName))).toEqual(sorted);
          });
        },
      ),
    );
  });

  it('looks at each of 100,000 rows once, whatever is typed', () => {
    let asked = 0;
    const index = new FilterIndex<Person>({ ...list, wordsOf: (row: Person) => `${++asked} ${row.name}` });
    for (let page = 0; page < 2_000; page += 1) {
      index.add(people(50 * page, ...names));
      if (page % 20 === 0) atOnce(index.find('g'));
    }
    for (const typed of ['gi', 'gir', 'gira', 'ada', '']) atOnce(index.find(typed));
    expect(asked).toBe(100_000);
    expect(atOnce(index.find('girard'))).toHaveLength(2_000);
  });

  it('never does more than a little at a time', () => {
    const index = new FilterIndex(list);
    for (let page = 0; page < 400; page += 1) index.add(people(50 * page, ...names));
    let slices = 0;
    const work = index.find('a', byName);
    while (!work.next().done) slices += 1;
    expect(slices).toBeGreaterThan(100);
  });

  it('is the same answer while nothing new is found, so that nothing is drawn again', () => {
    const index = indexOf(people(1, 'Ada'), people(2, 'Eve'));
    const found = atOnce(index.find('ada'));
    expect(atOnce(index.find('ada'))).toBe(found);
    index.add(people(3, 'Zoltán'));
    expect(atOnce(index.find('ada'))).toBe(found);
  });
});

const names = ['Hélène Girard', ...Array.from({ length: 49 }, (_, n) => `Ada ${n}`)];
