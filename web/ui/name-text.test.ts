import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameText, nameToType } from './name-text.ts';

describe('a name as it is shown', () => {
  it.each([
    ['\u202Egnp.exe', '⟨U+202E⟩gnp.exe'],
    ['\u2067Ada\u2069', '⟨U+2067⟩Ada⟨U+2069⟩'],
    ['ad\u200Bmin', 'ad⟨U+200B⟩min'],
    ['ad\u200Dmin', 'ad⟨U+200D⟩min'],
    ['admin\u200C', 'admin⟨U+200C⟩'],
    ['\uFEFFadmin', '⟨U+FEFF⟩admin'],
    ['admin\u3164', 'admin⟨U+3164⟩'],
    ['ad\u0007min', 'ad⟨U+0007⟩min'],
  ])('%j marks what cannot be seen', (name, shown) => {
    expect(nameText(name)).toBe(shown);
  });

  it.each(['Ada Lovelace', 'Hélène', 'می\u200Cخواهم', 'क्\u200Dष', '👩\u200D💻', 'يوسف'])(
    '%j stays as it is',
    (name) => {
      expect(nameText(name)).toBe(name);
    },
  );

  it('turns no word around it, and is marked once however often it is shown', () => {
    const letter = fc.constantFrom(
      'a',
      '7',
      ' ',
      'ی',
      'é',
      '⟨',
      '\u200B',
      '\u200C',
      '\u200D',
      '\u202E',
      '\u2067',
      '\uFEFF',
    );
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 8 }), (name) => {
        const shown = nameText(name);
        expect(shown).not.toMatch(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/);
        expect(nameText(shown)).toBe(shown);
      }),
    );
  });
});

describe('what has to be typed', () => {
  it.each([
    ['runs of blanks read as one', ' Ada  Augusta Lovelace\u00A0King ', 'Ada Augusta Lovelace King'],
    ['an accent typed as one letter, however the region stores it', 'He\u0301le\u0300ne', 'H\u00E9l\u00E8ne'],
    ['nothing that cannot be seen', '\u202Egnp.exe\u200B \u2067Ada', 'gnp.exe Ada'],
    ['nor its mark', nameText('ad\u200Bmin'), 'admin'],
  ])('is %s', (_, name, typed) => {
    expect(nameToType(name)).toBe(typed);
  });
});
