import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdDataFolder, restoreMark } from '#server/data-folder.ts';
import { restoreFiles } from './restore-files.ts';
import { killProcesses, startProcess } from '#testing/test-process.ts';
import { freePorts } from '#testing/test-server.ts';

let folder: string;
let data: string;
let backup: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-restore-'));
  data = join(folder, 'data');
  backup = join(folder, 'backup');
  mkdirSync(join(data, 'console'), { recursive: true });
});
afterEach(async () => {
  await killProcesses();
  rmSync(folder, { recursive: true });
});

const file = () => join(data, 'console/console.sqlite');

function write(path: string, text: string, mode = 'WAL'): void {
  const database = new DatabaseSync(path);
  database.exec(`PRAGMA journal_mode = ${mode}; CREATE TABLE IF NOT EXISTS notes (text TEXT)`);
  database.prepare('INSERT INTO notes VALUES (?)').run(text);
  database.close();
}

function notes(path: string): string[] {
  const database = new DatabaseSync(path);
  const rows = database.prepare('SELECT text FROM notes').all() as { text: string }[];
  database.close();
  return rows.map(({ text }) => text);
}

async function runBackup(): Promise<void> {
  const { exit, errors } = startProcess('dist/server/backup.js', { DATA_DIR: data }, { arguments: [backup] });
  expect(await exit, errors()).toBe(0);
}

describe('restore', { timeout: 60_000 }, () => {
  it('brings back what was backed up, whatever a killed process left beside it', async () => {
    write(file(), 'kept');
    writeFileSync(join(data, 'session-secret'), 'old');
    await runBackup();
    const program = `import { DatabaseSync } from '@photostructure/sqlite';
      const database = new DatabaseSync(process.env.FILE);
      database.exec("PRAGMA wal_autocheckpoint = 0; INSERT INTO notes VALUES ('after the backup')");
      console.log('written'); setInterval(() => database, 1000);`;
    // Beside node_modules, where the import is found.
    const script = join(import.meta.dirname, `../node_modules/.portico-${process.pid}.mjs`);
    writeFileSync(script, program);
    const writer = startProcess(script, { FILE: file() });
    await writer.says('written');
    writer.process.kill('SIGKILL');
    await writer.exit;
    rmSync(script);
    expect(statSync(`${file()}-wal`).size).toBeGreaterThan(0);
    writeFileSync(join(data, 'session-secret'), 'new');

    const restore = startProcess('dist/server/restore.js', { DATA_DIR: data }, { arguments: [backup] });
    expect(await restore.exit, restore.errors()).toBe(0);
    expect(readdirSync(join(data, 'console')).toSorted()).toEqual(['console.sqlite', 'lock']);
    expect(notes(file())).toEqual(['kept']);
    expect(readFileSync(join(data, 'session-secret'), 'utf8')).toBe('old');
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  it('can be repeated when it was killed half way, and until then nothing starts', async () => {
    write(file(), 'kept');
    await runBackup();
    write(file(), 'after the backup');
    const restore = startProcess('dist/server/restore.js', { DATA_DIR: data }, { arguments: [backup] });
    restore.process.kill('SIGKILL');
    await restore.exit;
    writeFileSync(join(data, restoreMark), '');
    writeFileSync(join(data, 'console/console.sqlite.restoring'), 'half a copy');
    rmSync(file());
    expect(() => holdDataFolder(data)).toThrow(/^DATA_DIR: a restore of .* was broken off; run npm run restore again$/);

    restoreFiles(backup, data);
    expect(notes(file())).toEqual(['kept']);
    holdDataFolder(data).release();
  });

  it('refuses while a process holds the folder of one of the databases', () => {
    write(file(), 'kept');
    mkdirSync(join(backup, 'console'), { recursive: true });
    write(join(backup, 'console/console.sqlite'), 'other');
    const held = holdDataFolder(join(data, 'console'));
    expect(() => restoreFiles(backup, data)).toThrow(/is in use by another process$/);
    held.release();
    expect(notes(file())).toEqual(['kept']);
  });

  it.each([
    ['a copy that was cut short', (path: string) => writeFileSync(path, readFileSync(path).subarray(0, 5_000))],
    ['a copy without a table', (path: string) => writeFileSync(path, '')],
    ['what is no database', (path: string) => writeFileSync(path, 'no database'.repeat(1_000))],
  ])('refuses %s before anything is changed', (_, damage) => {
    write(file(), 'kept');
    write(join(data, 'whole.sqlite'), 'kept');
    mkdirSync(join(backup, 'console'), { recursive: true });
    write(join(backup, 'console/console.sqlite'), 'x'.repeat(20_000), 'DELETE');
    write(join(backup, 'whole.sqlite'), 'other');
    damage(join(backup, 'console/console.sqlite'));
    expect(() => restoreFiles(backup, data)).toThrow(/console\.sqlite is damaged \(.*\); nothing was restored$/);
    expect(notes(file())).toEqual(['kept']);
    expect(notes(join(data, 'whole.sqlite'))).toEqual(['kept']);
    expect(existsSync(join(data, restoreMark))).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)('leaves to the owner of the folder what root puts there', async () => {
    write(file(), 'kept');
    await runBackup();
    rmSync(file());
    chownSync(join(data, 'console'), 65_532, 65_532);
    expect(restoreFiles(backup, data)).toEqual([file()]);
    for (const name of ['console.sqlite', 'lock']) expect(statSync(join(data, 'console', name)).uid).toBe(65_532);
  });

  it('refuses a folder without a database', () => {
    expect(() => restoreFiles(join(folder, 'nothing'), data)).toThrow(/^no database in /);
  });
});

it('a region killed while it writes comes back as it was backed up', { timeout: 120_000 }, async () => {
  const [PORT] = (await freePorts(1)).map(String);
  const env = { DATA_DIR: data, PORT: PORT as string, SEED_USERS: '3', LOG_LEVEL: 'silent' };
  const first = startProcess('dist/server/region.js', env);
  await first.says('"ready"');
  await runBackup();
  const before = readFileSync(join(data, 'demo-accounts.json'), 'utf8');
  first.process.kill('SIGKILL');
  await first.exit;
  rmSync(join(data, 'demo-accounts.json'));
  restoreFiles(backup, data);
  expect(readFileSync(join(data, 'demo-accounts.json'), 'utf8')).toBe(before);
  await startProcess('dist/server/region.js', env).says('"ready"');
});
