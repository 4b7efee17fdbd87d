import { join } from 'node:path';
import type { Plugin } from 'vite';
import { entryFiles, pagesLinked, web, wordsOf, type LinkedPage } from './page-entries.ts';

const id = 'virtual:linked-pages';
const wordsOfEveryPage = /\/web\/messages\/([\w-]+)\/core\.ts$/;

/**
 * What the first page has to know of all others: `virtual:linked-pages` is the table behind the side navigation, and
 * `core.titles`, among the words of every page, has what those pages are called. Both stand where they belong, beside
 * the page and in its own words, which come later: so they are read from there while building, and have to be literal.
 * Declared in web/frame/linked-pages.d.ts and web/messages/use-intl.d.ts.
 */
export function linkedPages(): Plugin {
  return {
    name: 'linked-pages',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      for (const file of entryFiles()) this.addWatchFile(file);
      return tableOf(pagesLinked());
    },
    transform(code, file) {
      const language = wordsOfEveryPage.exec(file)?.[1];
      if (language === undefined) return undefined;
      const titles = pagesLinked().map(({ path, link }) => {
        const { words, file } = wordsOf(link.title, language);
        this.addWatchFile(file);
        return [path, words];
      });
      return { code: `${code}\ncore.titles = ${JSON.stringify(Object.fromEntries(titles))};`, map: null };
    },
  };
}

function tableOf(pages: readonly LinkedPage[]): string {
  const icons = new Set(pages.map(({ link }) => link.icon));
  const groups = [...new Set(pages.map(({ link }) => link.group))].map((group) => {
    const rows = pages
      .filter(({ link }) => link.group === group)
      .map(({ path, kinds, link }) => `{ path: '${path}', kinds: ${JSON.stringify(kinds)}, icon: ${link.icon} }`);
    return `{ label: '${group}', pages: [${rows.join(', ')}] }`;
  });
  return `
import { ${[...icons].join(', ')} } from ${JSON.stringify(join(web, 'ui/icons.tsx'))};
export const linkedPages = [${groups.join(', ')}];`;
}
