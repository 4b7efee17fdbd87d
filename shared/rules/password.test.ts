import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePassword, unmetPasswordRules, type PasswordRule } from './password.ts';

const filler = (length: number) => `Aa1!${'x'.repeat(length - 4)}`;

describe('password rules', () => {
  it.each<[string, PasswordRule[]]>([
    ['', ['shortest', 'upperCase', 'lowerCase', 'digit', 'special']],
    [filler(15), ['shortest']],
    [filler(16), []],
    [filler(72), []],
    [filler(73), ['longest']],
    ['correct-horse-battery-1', ['upperCase']],
    ['CORRECT-HORSE-BATTERY-1', ['lowerCase']],
    ['Correct-Horse-Battery', ['digit']],
    ['CorrectHorseBattery1', ['special']],
    ['Correct Horse Battery 1', ['special']],
    ['Été-à-la-plage-2026', []],
    ['ÉTÉ-À-LA-PLAGE-2026', ['lowerCase']],
    ['Zwölf Boxkämpfer 12 €', []],
    ['Пароль-длинный-77', []],
    [`Aa1${'🦊'.repeat(12)}`, ['shortest']],
    [`Aa1${'🦊'.repeat(69)}`, []],
    [`Aa1${'🦊'.repeat(70)}`, ['longest']],
    [`Aa1!${'e\u0301'.repeat(68)}`, []],
  ])('of %j: %j unmet', (password, unmet) => {
    expect(unmetPasswordRules(password)).toEqual(unmet);
  });

  it('accept every password made of the four classes in a good length, in any order', () => {
    const one = (characters: string) => fc.constantFrom(...Array.from(characters));
    const password = fc
      .tuple(
        one('ABCÉ'),
        one('abcé'),
        one('0123456789'),
        one('!-_.€'),
        fc.array(one('aB3$ ü'), { minLength: 12, maxLength: 68 }),
      )
      .map(([upper, lower, digit, special, rest]) => [upper, lower, digit, special, ...rest])
      .chain((all) => fc.shuffledSubarray(all, { minLength: all.length }))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(password, (text) => {
        expect(unmetPasswordRules(text)).toEqual([]);
      }),
    );
  });

  it('say the same of both ways to compose a text, and of any text something', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (text) => {
        expect(unmetPasswordRules(text.normalize('NFD'))).toEqual(unmetPasswordRules(normalisePassword(text)));
      }),
    );
  });
});
