/** The console's words in both languages, so that a test finds its way whatever the language. */
import { readdirSync } from 'node:fs';
import type { Language, Messages } from '#web/messages/areas.ts';
import type { Translation } from '#web/messages/translation.ts';

/** The areas a test finds its way by. */
export type Words = Translation<Messages>;

const folderOf = (language: Language) => new URL(`../web/messages/${language}/`, import.meta.url);

/** Names of all areas, with which the key of every message begins. */
export const areaNames = readdirSync(folderOf('en')).map((file) => file.replace('.ts', ''));

export const words: Readonly<Record<Language, Words>> = { en: await wordsIn('en'), fr: await wordsIn('fr') };

async function wordsIn(language: Language): Promise<Words> {
  const folder = folderOf(language);
  const areas = await Promise.all(
    areaNames.map((area) => import(new URL(`${area}.ts`, folder).href) as Promise<object>),
  );
  return Object.assign({}, ...areas) as Words;
}

/** Every message of a language, whatever its area. */
export function allSentences(language: Language): string[] {
  return sentences(words[language]);
}

function sentences(part: object): string[] {
  return Object.values(part).flatMap((value) => (typeof value === 'string' ? [value] : sentences(value as object)));
}
