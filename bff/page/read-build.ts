import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildMeta } from '#shared/console-build.ts';

const named = new RegExp(`<meta name="${buildMeta}" content="([\\w.]+)"`);

/** Which build lies in the folder Vite built into; undefined where there is none. */
export function readBuild(webRoot: string): string | undefined {
  try {
    // Byte by byte: a piece of a text with wider letters makes every header that it stands beside twice as wide.
    return named.exec(readFileSync(join(webRoot, 'index.html'), 'latin1'))?.[1];
  } catch {
    return undefined;
  }
}
