/**
 * Theme and language: choices of the browser. The console's server dresses the document by them (bff/page/dressed-page.ts),
 * also for who follows a link from a mail.
 */
import { firstSpoken, languageCodes, type Language } from '#shared/languages.ts';
import { showLanguage } from '#web/messages/message-store.ts';
import { keepChoice, readChoice } from '#web/ui/choice-cookie.ts';
import { lazyCode } from '#web/ui/lazy-code.ts';
import { applyTheme, type Theme } from '#web/ui/theme.ts';

export const themes: readonly [Theme, ...Theme[]] = ['system', 'light', 'dark'];
export function chosenTheme(): Theme {
  return readChoice('portico-theme', themes) ?? 'system';
}

export function chooseTheme(theme: Theme): void {
  keepChoice('portico-theme', theme);
  applyTheme(theme);
}

/** The language chosen here, else the first of the browser's that we speak, else English. */
export function chosenLanguage(): Language {
  return readChoice('portico-language', languageCodes) ?? firstSpoken(navigator.languages);
}

/** Shows another language, and from now on, once its words are here. @throws CodeMissing */
export async function chooseLanguage(language: Language): Promise<void> {
  await lazyCode(() => showLanguage(language)).load();
  keepChoice('portico-language', language);
}
