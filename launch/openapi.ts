/** Writes docs/openapi.json; with `--check` only says whether it is current (exit 1 when not). */
import { readFile, writeFile } from 'node:fs/promises';
import { openApiDocument } from '#shared/contract/openapi.ts';

const file = new URL('../docs/openapi.json', import.meta.url);
const current = `${JSON.stringify(openApiDocument(), null, 2)}\n`;

if (process.argv.includes('--check')) {
  const committed = await readFile(file, 'utf8').catch(() => '');
  if (committed !== current) {
    process.stderr.write('docs/openapi.json does not match the catalogue; run `npm run openapi` and commit it\n');
    process.exitCode = 1;
  }
} else {
  await writeFile(file, current);
}
