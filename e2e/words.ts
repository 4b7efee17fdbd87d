/** The console's words in every language, so that a test finds its way whatever the language. */
import { readdirSync } from 'node:fs';
import { languageCodes, type Language } from '#shared/languages.ts';
import type { Messages } from '#web/messages/areas.ts';
import type { Translation } from '#web/messages/translation.ts';

/** The areas a test finds its way by. */
export type Words = Translation<Messages>;

const folderOf = (language: Language) => new URL(`../web/messages/${language}/`, import.meta.url);

/** Names of all areas, with which the key of every message begins. */
export const areaNames = readdirSync(folderOf('en')).flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? []);

export const words = Object.fromEntries(
  await Promise.all(languageCodes.map(async (language) => [language, await wordsIn(language)] as const)),
) as Readonly<Record<Language, Words>>;

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
