/** The words loaded so far, in one language at a time; pages load theirs together with their code. */
import type { Language } from '#shared/languages.ts';
import { createStore } from '#web/ui/store.ts';
import type { Area, MessageModule, Messages } from './areas.ts';

/** What is shown: a language and the areas of it that have arrived. */
export interface Words {
  readonly language: Language;
  readonly messages: Partial<Messages>;
}

const firstWords = import.meta.glob<MessageModule>('./*/{core,users}.ts');
export const messageStore = createStore<Words>({ language: 'en', messages: {} });

/** Loads areas that are not here yet, in the language shown. @throws TypeError when a file cannot be fetched. */
export async function loadMessages(areas: readonly Area[]): Promise<void> {
  const { language, messages } = messageStore.read();
  const missing = areas.filter((area) => !(area in messages));
  if (missing.length > 0) await show(language, missing, messages);
}

/** Changes the language once every area in use has arrived in it. */
export async function showLanguage(language: Language): Promise<void> {
  const { language: shown, messages } = messageStore.read();
  if (language !== shown) await show(language, Object.keys(messages) as Area[], {});
}

async function show(language: Language, areas: readonly Area[], others: Partial<Messages>): Promise<void> {
  const loaded = await Promise.all(areas.map(async (area) => [area, await loadFile(language, area)] as const));
  // Another load may have finished meanwhile: keep what it brought when it is in the same language.
  const now = messageStore.read();
  const kept = now.language === language ? now.messages : others;
  document.documentElement.lang = language;
  messageStore.set({ language, messages: { ...kept, ...Object.fromEntries(loaded) } });
}

async function loadFile(language: Language, area: Area): Promise<Messages[Area]> {
  const file = `./${language}/${area}.ts`;
  const load = firstWords[file] ?? (await filesBesides(area)).words[file];
  const words = (await load?.())?.[area];
  if (words === undefined) throw new TypeError(`web/messages/${language}/${area}.ts does not export ${area}`);
  return words;
}

function filesBesides(area: Area) {
  return area === 'signIn' || area === 'activation' ? import('./outer-words.ts') : import('./other-words.ts');
}
