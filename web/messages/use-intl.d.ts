/**
 * Tells use-intl which languages and messages there are, so that a wrong key is a type error. `core.titles` has the title of
 * every page that the side navigation leads to, by its path (vite/linked-pages.ts).
 */
import type { Language } from '#shared/languages.ts';
import type { Messages } from './areas.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages & { readonly core: { readonly titles: Readonly<Record<string, string>> } };
  }
}
