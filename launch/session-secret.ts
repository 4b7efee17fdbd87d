/** The session secret of `npm start`: made once per data folder and kept, so that a restart signs nobody out. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/** Reads the secret kept in `file`, or makes one of 48 random bytes, readable by the owner only. */
export function keepSessionSecret(file: string): string {
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(file, 'utf8').trim();
}
