/** The languages of the console. To add one: its words in a folder of web/messages, and a line here. */
export const languages = {
  en: { tag: 'en-GB', name: 'English' },
  fr: { tag: 'fr-FR', name: 'Français' },
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as [Language, ...Language[]];
