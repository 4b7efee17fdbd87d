import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { holdDataFolder } from './data-folder.ts';

const temporary = () => mkdtempSync(join(tmpdir(), 'portico-folder-'));

describe('data folder', () => {
  it('is made when absent and held by one at a time', () => {
    const path = join(temporary(), 'nested', 'data');
    const held = holdDataFolder(path);
    expect(() => holdDataFolder(path)).toThrow(`DATA_DIR: ${path} is in use by another process`);
    held.release();
    holdDataFolder(path).release();
  });

  it('is free again after its holder was killed', async () => {
    const path = temporary();
    const program = `import { holdDataFolder } from '${new URL('data-folder.ts', import.meta.url).href}';
      holdDataFolder(process.env.FOLDER); console.log('held'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      env: { ...process.env, FOLDER: path },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    await once(holder.stdout, 'data');
    expect(() => holdDataFolder(path)).toThrow(/in use/);
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    holdDataFolder(path).release();
  });

  it.runIf(process.platform === 'linux')('refuses a folder that cannot be made', () => {
    expect(() => holdDataFolder('/proc/portico/data')).toThrow(/^DATA_DIR: .* cannot be written \(ENOENT\)$/);
  });

  it('says in one line that it cannot be written', () => {
    const file = join(temporary(), 'file');
    writeFileSync(file, '');
    expect(() => holdDataFolder(join(file, 'data'))).toThrow(/^DATA_DIR: .* cannot be written \(ENOTDIR\)$/);
  });
});
