/** `npm run backup [folder]`: a consistent copy of every database in DATA_DIR, taken while the product runs. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

const dataDir = resolve(process.env['DATA_DIR'] ?? './data');
const stamp = new Date().toISOString().replace(/[:.]/g, '-');
const target = resolve(process.argv[2] ?? join(dataDir, 'backups', stamp));

try {
  const files = existsSync(dataDir) ? readdirSync(dataDir, { recursive: true, encoding: 'utf8' }) : [];
  const databases = files.filter((file) => file.endsWith('.sqlite') && !file.startsWith('backups'));
  if (databases.length === 0) throw new Error(`DATA_DIR: no database in ${dataDir}`);
  for (const file of databases) {
    const copy = join(target, file);
    mkdirSync(join(copy, '..'), { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(join(dataDir, file), { readOnly: true });
    database.prepare('VACUUM INTO ?').run(copy);
    database.close();
    process.stdout.write(`${relative(process.cwd(), copy)}\n`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
