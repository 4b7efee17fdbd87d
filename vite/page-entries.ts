/** The entries of pages, read from their sources: they cannot be run here. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportedAs, literalOf, memberOf } from './source-tree.ts';

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
