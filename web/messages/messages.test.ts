import { describe, expect, it } from 'vitest';
import { languageCodes, languages } from '#shared/languages.ts';
import { usesOf, type Uses } from './uses-for-tests.ts';

type Tree = string | readonly unknown[] | { readonly [key: string]: Tree };

const files = import.meta.glob<Record<string, Tree>>('./*/*.ts', { eager: true });
const areas = Object.keys(files).flatMap((file) => /^\.\/en\/(.+)\.ts$/.exec(file)?.[1] ?? []);

/** Every message by its path; messages are compiled (vite/compile-messages.ts), so those with arguments are arrays. */
function messagesOf(tree: Tree, path = ''): (readonly [string, unknown])[] {
  if (typeof tree === 'string' || Array.isArray(tree)) return [[path, tree]];
  return Object.entries(tree as Record<string, Tree>).flatMap(([key, child]) => messagesOf(child, `${path}.${key}`));
}

const wordsOf = (language: string, area: string) =>
  new Map(messagesOf(files[`./${language}/${area}.ts`]?.[area] ?? {}).map(([path, text]) => [path, text]));

/** Branches `=0`, `=2` and so on, which say something else than the grammar of a language does. */
const exactOf = (branches: string) => branches.split(' ').filter((branch) => branch.startsWith('='));

/** What is wrong with a message beside the English one, for a language with these plural categories. */
function faultsOf(own: Uses, english: Uses, categories: readonly string[]): string[] {
  const faults: string[] = [];
  for (const [name, choices] of own.selects) {
    for (const branches of choices) {
      if (!english.selects.get(name)?.has(branches)) faults.push(`{${name}} chooses from ${branches}`);
    }
  }
  for (const [name, choices] of own.plurals) {
    for (const branches of choices) {
      const known = branches.split(' ').every((branch) => branch.startsWith('=') || categories.includes(branch));
      if (!known) faults.push(`{${name}} has a plural of another language: ${branches}`);
      const wanted = [...(english.plurals.get(name) ?? [])].map(exactOf);
      const isWhole = wanted.length === 0 || wanted.some((exact) => exact.every((one) => branches.includes(one)));
      if (!isWhole) faults.push(`{${name}} says nothing of its own for ${wanted.join(' or ')}: ${branches}`);
    }
  }
  for (const name of own.said) if (!english.said.has(name)) faults.push(`{${name}} is shown as it stands`);
  for (const name of english.said) if (!own.said.has(name)) faults.push(`{${name}} is not shown`);
  return faults;
}

describe.each(languageCodes)('the words in %s', (language) => {
  const categories = new Intl.PluralRules(languages[language].tag).resolvedOptions().pluralCategories;

  it.each(areas)('of %s exist as in English, with the same arguments, choices and numbers', (area) => {
    const words = wordsOf(language, area);
    const english = wordsOf('en', area);
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort());
    expect(words.size).toBeGreaterThan(0);
    expect([...words].filter(([, text]) => text === '')).toEqual([]);
    for (const [path, text] of english) {
      const [own, wanted] = [usesOf(words.get(path)), usesOf(text)];
      expect([path, [...own.names].sort()]).toEqual([path, [...wanted.names].sort()]);
      expect([path, faultsOf(own, wanted, categories)]).toEqual([path, []]);
    }
  });

  it.skipIf(language === 'en')('break no line before a mark that stands apart from its word', () => {
    const all = areas.flatMap((area) => [...wordsOf(language, area).values()]);
    expect(all.filter((text) => / [:;?!»%…]|« /.test(JSON.stringify(text)))).toEqual([]);
  });

  it('part no figure from its unit', () => {
    const all = areas.flatMap((area) => [...wordsOf(language, area).values()]);
    const parted = /≈ | %|(?:\d|\],?") (?:GiB|Gio|MB|Mo|vCPU|s)(?![\w’'])/;
    expect(all.filter((text) => parted.test(JSON.stringify(text)))).toEqual([]);
  });
});
