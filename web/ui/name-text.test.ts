import { describe, expect, it } from 'vitest';
import { nameToType } from './name-text.ts';

describe('what has to be typed', () => {
  it.each([
    ['runs of blanks read as one', ' Ada  Augusta Lovelace\u00A0King ', 'Ada Augusta Lovelace King'],
    ['an accent typed as one letter, however the region stores it', 'He\u0301le\u0300ne', 'H\u00E9l\u00E8ne'],
    ['nothing that cannot be seen', '\u202Egnp.exe\u200B \u2067Ada', 'gnp.exe Ada'],
  ])('is %s', (_, name, typed) => {
    expect(nameToType(name)).toBe(typed);
  });
});
