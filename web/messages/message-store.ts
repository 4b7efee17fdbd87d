/** The words loaded so far, in one language at a time; pages load theirs together with their code. */
import type { Area, Language, Messages } from './areas.ts';

/** What is shown: a language and the areas of it that have arrived. */
export interface Words {
  readonly language: Language;
  readonly messages: Partial<Messages>;
}

type MessageModule = Readonly<Record<string, Messages[Area]>>;

const files = import.meta.glob<MessageModule>(['./en/*.ts', './fr/*.ts']);
const listeners = new Set<() => void>();
let words: Words = { language: 'en', messages: {} };

export const messageStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Words => words,
};

/** Loads areas that are not here yet, in the language shown. @throws TypeError when a file cannot be fetched. */
export async function loadMessages(areas: readonly Area[]): Promise<void> {
  const missing = areas.filter((area) => !(area in words.messages));
  if (missing.length > 0) await show(words.language, missing, words.messages);
}

/** Changes the language once every area in use has arrived in it. */
export async function showLanguage(language: Language): Promise<void> {
  if (language === words.language) return;
  await show(language, Object.keys(words.messages) as Area[], {});
}

async function show(language: Language, areas: readonly Area[], others: Partial<Messages>): Promise<void> {
  const loaded = await Promise.all(areas.map(async (area) => [area, await loadFile(language, area)] as const));
  // Another load may have finished meanwhile: keep what it brought when it is in the same language.
  const kept = words.language === language ? words.messages : others;
  words = { language, messages: { ...kept, ...Object.fromEntries(loaded) } };
  document.documentElement.lang = language;
  for (const listener of listeners) listener();
}

async function loadFile(language: Language, area: Area): Promise<Messages[Area]> {
  const load = files[`./${language}/${area}.ts`];
  const words = (await load?.())?.[area];
  if (words === undefined) throw new TypeError(`web/messages/${language}/${area}.ts does not export ${area}`);
  return words;
}
