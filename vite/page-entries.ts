/** The entries of pages, read from their sources: they cannot be run here. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportedAs, importedIn, literalOf, memberOf } from './source-tree.ts';

export const web = fileURLToPath(new URL('../web', import.meta.url));

/** What is read of a page's entry; web/page/page-entry.ts says what it means. */
export interface LinkedPage {
  readonly path: string;
  readonly kinds: readonly ('organisation' | 'space')[];
  readonly link: { readonly group: string; readonly order: number; readonly icon: string; readonly title: string };
}

export function entryFiles(): readonly string[] {
  const files = readdirSync(join(web, 'pages'), { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.page.ts')).map((file) => join(web, 'pages', file));
}

/** The pages that the side navigation leads to, in its order. */
export function pagesLinked(): readonly LinkedPage[] {
  const pages = entryFiles().flatMap((file) => {
    const page = exportedAs('page', file);
    if (memberOf(page, 'link') === undefined) return [];
    try {
      const [path, kinds, link] = ['path', 'kinds', 'link'].map((name) => literalOf(memberOf(page, name)));
      return [{ path, kinds, link } as LinkedPage];
    } catch (error) {
      throw new Error(`${file}: path, kinds and link are read while building`, { cause: error });
    }
  });
  return pages.sort((a, b) => a.link.order - b.link.order);
}

/** What a page's first visit asks for, as far as its entry says so. */
export interface PageParts {
  readonly path: string;
  readonly kinds: readonly ('organisation' | 'space')[];
  readonly areas: readonly string[];
  /** The file of its component. */
  readonly component: string;
  /** What it is called in the navigation: `users.title`. */
  readonly title: string | undefined;
}

/** Of every page below a scope. */
export function pageParts(): readonly PageParts[] {
  return entryFiles().map((file) => {
    const page = exportedAs('page', file);
    const [path, kinds, areas] = ['path', 'kinds', 'areas'].map((name) => literalOf(memberOf(page, name)));
    const [imported = ''] = importedIn(memberOf(page, 'load'));
    const link = memberOf(page, 'link');
    const title = link && literalOf(memberOf(link, 'title'));
    return { path, kinds, areas, component: join(dirname(file), imported), title } as PageParts;
  });
}

/** The words of a title key in a language, and the file they stand in. */
export function wordsOf(title: string, language: string): { readonly words: string; readonly file: string } {
  const [area = '', ...keys] = title.split('.');
  const file = join(web, 'messages', language, `${area}.ts`);
  return { words: literalOf(keys.reduce(memberOf, exportedAs(area, file))) as string, file };
}
