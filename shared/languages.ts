/** The languages of the console. To add one: its words in a folder of web/messages, and a line here. */
export const languages = {
  en: { tag: 'en-GB', name: 'English' },
  fr: { tag: 'fr-FR', name: 'Français' },
  de: { tag: 'de-DE', name: 'Deutsch' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];

/** The first of a browser's languages that we speak, else English; takes tags, of which what stands before `-` counts. */
export function firstSpoken(tags: readonly string[]): Language {
  const asked = tags.map((tag) => tag.toLowerCase().split('-')[0]);
  return asked.flatMap((one) => languageCodes.find((language) => language === one) ?? []).at(0) ?? 'en';
}
