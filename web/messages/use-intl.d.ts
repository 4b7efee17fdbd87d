/** Tells use-intl which languages and messages there are, so that a wrong key is a type error. */
import type { Language } from '#shared/languages.ts';
import type { Messages } from './areas.ts';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language;
    Messages: Messages;
  }
}
