/** `npm run backup [folder]`: a consistent copy of every database in DATA_DIR, taken while the product runs. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { dataFilesIn } from '#server/data-files.ts';
import { runCommand } from './run-command.ts';

runCommand(() => {
  const dataDir = resolve(process.env['DATA_DIR'] || './data');
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const target = resolve(process.argv[2] ?? join(dataDir, 'backups', stamp));
  const { databases, companions } = dataFilesIn(dataDir);
  if (databases.length === 0) throw new Error(`DATA_DIR: no database in ${dataDir}`);

  /** A copy that could not be finished never has its name. */
  function copy(file: string, make: (from: string, to: string) => void): void {
    const to = join(target, file);
    if (existsSync(to)) throw new Error(`${to} exists already`);
    mkdirSync(dirname(to), { recursive: true });
    rmSync(`${to}.part`, { force: true });
    make(join(dataDir, file), `${to}.part`);
    renameSync(`${to}.part`, to);
    process.stdout.write(`${relative(process.cwd(), to)}\n`);
  }

  for (const file of databases) copy(file, copyDatabase);
  for (const file of companions) copy(file, (from, to) => copyFileSync(from, to));
});

function copyDatabase(from: string, to: string): void {
  const database = new DatabaseSync(from, { readOnly: true });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
}
