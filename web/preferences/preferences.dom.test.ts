import { afterEach, describe, expect, it, vi } from 'vitest';
import { chosenLanguage } from './preferences.ts';

function browserWith(cookie: string, spoken: readonly string[]): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- as the page reads it
  document.cookie = `portico-language=${cookie}`;
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(spoken);
}

afterEach(() => vi.restoreAllMocks());

describe('the language', () => {
  it.each([
    { cookie: 'fr', spoken: ['en-GB'], shown: 'fr', why: 'the one chosen here' },
    { cookie: 'xx', spoken: ['pt-BR', 'fr-CA', 'en'], shown: 'fr', why: 'the first of the browser’s that we speak' },
    { cookie: 'xx', spoken: ['pt-BR'], shown: 'en', why: 'English where there is no other' },
    { cookie: 'toString', spoken: [], shown: 'en', why: 'no name that every object has' },
  ])('is $why', ({ cookie, spoken, shown }) => {
    browserWith(cookie, spoken);
    expect(chosenLanguage()).toBe(shown);
  });
});
