/**
 * Theme and language: cookies of their own, so that signing out (which clears the storage) leaves them alone. The console's
 * server dresses the document by them (bff/page/dressed-page.ts), also for who follows a link from a mail.
 */
import { firstSpoken, languageCodes, type Language } from '#shared/languages.ts';
import { showLanguage } from '#web/messages/message-store.ts';
import { lazyCode } from '#web/ui/lazy-code.ts';
import { applyTheme, type Theme } from '#web/ui/theme.ts';

export const themes: readonly [Theme, ...Theme[]] = ['system', 'light', 'dark'];
const oneYear = 365 * 24 * 60 * 60;

function read<Choice extends string>(name: string, choices: readonly Choice[]): Choice | undefined {
  const value = document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return choices.find((choice) => choice === value);
}

function write(name: string, value: string): void {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the cookie store API is not in every browser we support
  document.cookie = `${name}=${value}; Path=/; Max-Age=${oneYear}; SameSite=Lax`;
}

export function chosenTheme(): Theme {
  return read('portico-theme', themes) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  write('portico-theme', theme);
  applyTheme(theme);
}

/** The language chosen here, else the first of the browser's that we speak, else English. */
export function chosenLanguage(): Language {
  return read('portico-language', languageCodes) ?? firstSpoken(navigator.languages);
}

/** Shows another language, and from now on, once its words are here. @throws CodeMissing */
export async function chooseLanguage(language: Language): Promise<void> {
  await lazyCode(() => showLanguage(language)).load();
  write('portico-language', language);
}
