/** Run once before tests of the built programs, also of a single file on a fresh clone: nothing when all is built. */
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Throws when the build fails. */
export function setup(): void {
  // A build as anybody makes it, not one for tests.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  execFileSync(process.execPath, [fileURLToPath(new URL('../launch/build.mjs', import.meta.url))], {
    env,
    stdio: 'inherit',
  });
}
