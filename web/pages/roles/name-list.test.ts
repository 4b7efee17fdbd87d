import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchNames, namesAsText, parseNames } from './name-list.ts';

const part = fc.stringMatching(/^[a-z][a-zA-Z0-9]{0,11}$/);
const permissionName = fc.array(part, { minLength: 2, maxLength: 4 }).map((parts) => parts.join('.'));
const names = fc.uniqueArray(permissionName, { maxLength: 60 });

describe('reading pasted names', () => {
  it.each([
    ['lines', 'iam.role.get\niam.role.create\r\n'],
    ['a comma separated line', 'iam.role.get, iam.role.create'],
    ['a quoted column', '"iam.role.get";"iam.role.create"'],
    ['JSON', '["iam.role.get","iam.role.create"]'],
    ['bullets', '- iam.role.get\n* iam.role.create.\n'],
    ['remarks between', '# read\niam.role.get\n  # write\niam.role.create'],
  ])('takes %s', (_, text) => {
    expect(parseNames(text)).toEqual(['iam.role.get', 'iam.role.create']);
  });

  it('gives each name once, and nothing for nothing', () => {
    expect(parseNames('iam.role.get iam.role.get')).toEqual(['iam.role.get']);
    expect(parseNames(' \n,;"" - \n')).toEqual([]);
  });

  it('reads back what it wrote, whatever the names', () => {
    fc.assert(
      fc.property(names, (list) => {
        expect([...parseNames(namesAsText(list))].sort()).toEqual([...list].sort());
      }),
    );
  });

  it('reads the same names however they are separated', () => {
    const separator = fc.constantFrom('\n', '\r\n', ', ', ';', '\t', ' ', '","', '\n- ');
    fc.assert(
      fc.property(names, separator, (list, between) => {
        expect(parseNames(list.join(between))).toEqual(list);
      }),
    );
  });

  it('never fails and never gives an empty or repeated name, whatever is pasted', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '.', '-', ',', '"', '\n', '#', ' ', 'é', '\0') }),
        (text) => {
          const found = parseNames(text);
          expect(found).not.toContain('');
          expect(new Set(found).size).toBe(found.length);
        },
      ),
    );
  });
});

describe('finding what names name', () => {
  const items = ['iam.role.get', 'iam.serviceAccount.get', 'x.Y', 'x.y'].map((name) => ({ name }));

  it('tells the known from the unknown', () => {
    const { known, unknown } = matchNames(['iam.role.get', 'iam.role.fly'], items);
    expect(known).toEqual([items[0]]);
    expect(unknown).toEqual(['iam.role.fly']);
  });

  it('forgives letter case where only one thing can be meant', () => {
    expect(matchNames(['IAM.serviceaccount.GET'], items).known).toEqual([items[1]]);
    expect(matchNames(['X.Y'], items).unknown).toEqual(['X.Y']);
    expect(matchNames(['x.Y'], items).known).toEqual([items[2]]);
  });

  it('gives each item once', () => {
    expect(matchNames(['iam.role.get', 'IAM.role.get'], items).known).toEqual([items[0]]);
  });

  it('puts every name on exactly one side', () => {
    fc.assert(
      fc.property(names, names, (asked, there) => {
        const { known, unknown } = matchNames(
          asked,
          there.map((name) => ({ name })),
        );
        for (const name of asked.filter((each) => there.includes(each))) {
          expect(known.map((item) => item.name)).toContain(name);
        }
        expect(unknown.every((name) => !there.includes(name))).toBe(true);
      }),
    );
  });
});
