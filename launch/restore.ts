/** `npm run restore <folder>`: puts the copies of a backup in place of the files in DATA_DIR. */
import { relative, resolve } from 'node:path';
import { restoreFiles } from './restore-files.ts';
import { runCommand } from './run-command.ts';

runCommand(() => {
  const [backup] = process.argv.slice(2);
  if (backup === undefined) throw new Error('usage: npm run restore <folder of a backup>');
  const dataDir = resolve(process.env['DATA_DIR'] || './data');
  for (const file of restoreFiles(resolve(backup), dataDir)) {
    process.stdout.write(`${relative(process.cwd(), file)}\n`);
  }
});
