/** What the browser should fetch beside the page's own scripts, because the page will ask for it at once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Preloads } from './page.ts';

type Manifest = Readonly<Record<string, { readonly file: string; readonly name?: string }>>;

/** Addresses that are shown without the console behind the sign-in. */
const withoutConsole = /^\/(sign-in|activation)(\/|$)/;

const usersList = /\/users$/;

/**
 * Everywhere but on the sign-in page the code of the console is needed first, and on all pages but the users list the
 * table of pages (web/routes/find-route.ts); without the links they would be asked for one after the other, once the
 * application has started. A folder without a build has no links.
 */
export function readPreloads(webRoot: string): Preloads {
  const file = join(webRoot, '.vite/manifest.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  const linkTo = (name: string) => {
    const chunk = Object.values(manifest).find((candidate) => candidate.name === name);
    return chunk === undefined ? '' : `<link rel="modulepreload" crossorigin href="/${chunk.file}">`;
  };
  const consoleCode = linkTo('console');
  const tableOfPages = linkTo('routes');
  return (path) => {
    if (withoutConsole.test(path)) return '';
    return usersList.test(path) ? consoleCode : consoleCode + tableOfPages;
  };
}
