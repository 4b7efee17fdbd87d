import { describe, expect, it } from 'vitest';
import { languageCodes } from '#shared/languages.ts';

type Tree = string | readonly unknown[] | { readonly [key: string]: Tree };

const files = import.meta.glob<Record<string, Tree>>('./*/*.ts', { eager: true });
const areas = Object.keys(files).flatMap((file) => /^\.\/en\/(.+)\.ts$/.exec(file)?.[1] ?? []);

/** Every message by its path; messages are compiled (vite/compile-messages.ts), so those with arguments are arrays. */
function messagesOf(tree: Tree, path = ''): (readonly [string, unknown])[] {
  if (typeof tree === 'string' || Array.isArray(tree)) return [[path, tree]];
  return Object.entries(tree as Record<string, Tree>).flatMap(([key, child]) => messagesOf(child, `${path}.${key}`));
}

/** Names of the arguments and tags in a compiled message, each once, in order of the alphabet. */
function argumentsOf(message: unknown): string[] {
  const names = new Set<string>();
  const visit = (part: unknown): void => {
    if (!Array.isArray(part)) return;
    const [first, ...others] = part as unknown[];
    if (typeof first === 'string') names.add(first);
    for (const other of others) {
      if (Array.isArray(other)) other.forEach(visit);
      else if (typeof other === 'object' && other !== null) {
        for (const branch of Object.values(other)) if (Array.isArray(branch)) branch.forEach(visit);
      }
    }
  };
  if (Array.isArray(message)) message.forEach(visit);
  return [...names].sort();
}

const wordsOf = (language: string, area: string) =>
  new Map(messagesOf(files[`./${language}/${area}.ts`]?.[area] ?? {}).map(([path, text]) => [path, text]));

describe.each(languageCodes)('the words in %s', (language) => {
  it.each(areas)('of %s exist as in English, with the same arguments', (area) => {
    const words = wordsOf(language, area);
    const english = wordsOf('en', area);
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort());
    expect(words.size).toBeGreaterThan(0);
    expect([...words].filter(([, text]) => text === '')).toEqual([]);
    for (const [path, text] of english) {
      expect([path, argumentsOf(words.get(path))]).toEqual([path, argumentsOf(text)]);
    }
  });
});
