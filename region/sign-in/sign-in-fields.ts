/** What a person signs in with, on every page of the region that asks for it. */
import { field } from '#region/page/field.ts';
import type { Markup } from '#region/page/markup.ts';
import type { SignInWords } from './words.ts';

/** The three fields; `email` as typed before, which is all that comes back. */
export function signInFields(words: SignInWords, email = ''): readonly Markup[] {
  return [
    field({
      label: words.email,
      name: 'email',
      type: 'email',
      autocomplete: 'username',
      longest: 320,
      value: email,
      focused: email === '',
    }),
    field({
      label: words.password,
      name: 'password',
      type: 'password',
      autocomplete: 'current-password',
      focused: email !== '',
    }),
    field({ label: words.totp, name: 'totp', autocomplete: 'one-time-code', hint: words.totpHint }),
  ];
}
