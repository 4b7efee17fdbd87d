import { describe, expect, it } from 'vitest';
import type { User } from '#shared/contract/iam/users.ts';
import { fullName, userName } from './user-words.ts';

const user: User = { id: 'b7f3', email: 'ada@example.com' };

describe('userName', () => {
  it('is first and last name, as far as there are any', () => {
    expect(userName({ ...user, firstname: 'Ada', lastname: 'Lovelace' })).toBe('Ada Lovelace');
    expect(userName({ ...user, lastname: 'Lovelace' })).toBe('Lovelace');
  });

  it('falls back on the address when the region left the names out', () => {
    expect(fullName(user)).toBeUndefined();
    expect(userName(user)).toBe('ada@example.com');
  });
});

describe('a name with characters that cannot be seen', () => {
  it('turns no sentence around, and is marked', () => {
    const disguised = { ...user, firstname: '\u202Egnp.exe\u200B', lastname: '\u2067Ada' };
    expect(userName(disguised)).toBe('⟨U+202E⟩gnp.exe⟨U+200B⟩ ⟨U+2067⟩Ada');
  });

  it('keeps the joiners inside words', () => {
    expect(userName({ ...user, firstname: 'می\u200Cخواهم' })).toBe('می\u200Cخواهم');
  });
});
