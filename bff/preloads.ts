/** What the browser should fetch beside the page's own scripts, because the page will ask for it at once. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Preloads } from './page.ts';

type Manifest = Readonly<Record<string, { readonly file: string; readonly name?: string }>>;

/** Addresses that are shown without the console behind the sign-in. */
const withoutConsole = /^\/(sign-in|activation)(\/|$)/;

/**
 * Everywhere but on the sign-in page the code of the console is needed first (vite.config.ts names the chunk); without
 * the link it would be asked for only once the application has started. A folder without a build has no links.
 */
export function readPreloads(webRoot: string): Preloads {
  const file = join(webRoot, '.vite/manifest.json');
  const manifest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
  const chunk = Object.values(manifest).find(({ name }) => name === 'console');
  const link = chunk === undefined ? '' : `<link rel="modulepreload" crossorigin href="/${chunk.file}">`;
  return (path) => (withoutConsole.test(path) ? '' : link);
}
