/** The page as the next release ships it: the same, every file under another name. */
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildMeta } from '#shared/console-build.ts';

/** Copies the build in `from` to the folder `to`, which must not exist, with new names throughout. */
export function copyRenamed(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const assets = join(to, 'assets');
  const names = readdirSync(assets);
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|json)$/.test(file)) continue;
    const text = readFileSync(join(to, file), 'utf8');
    writeFileSync(join(to, file), text.replaceAll(anyName, renamed).replace(itsBuild, '$<before>2999$<time>0000'));
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
}

/** The year that it was built in, and the first digits of its hash. */
const itsBuild = new RegExp(`(?<before><meta name="${buildMeta}" content=")....(?<time>\\w+\\.)....`);

const renamed = (name: string) => `next-${name}`;
