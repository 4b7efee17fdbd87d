/** The page as the next release ships it: the same, every file under another name. */
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies the build in `from` to the folder `to`, which must not exist, with new names throughout. */
export function copyRenamed(from: string, to: string): void {
  cpSync(from, to, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const assets = join(to, 'assets');
  const names = readdirSync(assets);
  const anyName = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of readdirSync(to, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html|json)$/.test(file)) continue;
    const text = readFileSync(join(to, file), 'utf8');
    writeFileSync(join(to, file), text.replaceAll(anyName, renamed));
  }
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
}

const renamed = (name: string) => `next-${name}`;
