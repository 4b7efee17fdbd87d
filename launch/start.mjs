/** `npm start`: builds in a process of its own (its memory goes with it), then supervises the console and two regions. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const build = spawnSync(process.execPath, [fileURLToPath(new URL('build.mjs', import.meta.url))], { stdio: 'inherit' });
if (build.status !== 0) process.exit(1);

await import('../dist/server/supervise.js');
