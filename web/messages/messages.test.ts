import { describe, expect, it } from 'vitest';

type Tree = string | readonly unknown[] | { readonly [key: string]: Tree };

const files = import.meta.glob<Record<string, Tree>>(['./en/*.ts', './fr/*.ts'], { eager: true });
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

describe.each(areas)('the words of %s', (area) => {
  const read = (language: string) =>
    new Map(messagesOf(files[`./${language}/${area}.ts`]?.[area] ?? {}).map(([path, text]) => [path, text]));
  const english = read('en');
  const french = read('fr');

  it('exist in French as in English', () => {
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are never empty', () => {
    for (const words of [english, french]) expect([...words].filter(([, text]) => text === '')).toEqual([]);
  });

  it('take the same arguments in both languages', () => {
    for (const [path, text] of english) {
      expect([path, argumentsOf(french.get(path))]).toEqual([path, argumentsOf(text)]);
    }
  });
});
