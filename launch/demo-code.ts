/** `npm run demo:code`: address, password and present code of the demo people, for the form that people sign in with. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoPeopleText } from './demo-people.ts';
import { runCommand } from './run-command.ts';

runCommand(() => {
  const file = join(resolve(process.env['DATA_DIR'] || './data'), 'demo.json');
  if (!existsSync(file)) throw new Error(`DATA_DIR: no demo.json in it; it is there while npm start runs`);
  const lines = demoPeopleText(JSON.parse(readFileSync(file, 'utf8')), Date.now());
  if (lines.length === 0) throw new Error('The embedded regions have no demo person: fewer people were seeded.');
  process.stdout.write(`${lines.join('\n')}\n`);
});
