/** A secret made once per data folder and kept in a file, so that what it opens can be opened after a restart. */
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * Reads the secret kept in `file`, or makes one of 48 random bytes, readable by the owner only. Throws an `Error` of one
 * line when the file cannot be read.
 */
export function keepSecret(file: string): string {
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST')
      throw new Error(`DATA_DIR: ${file} cannot be written (${codeOf(error)})`, { cause: error });
  }
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new Error(`DATA_DIR: ${file} cannot be read (${codeOf(error)})`, { cause: error });
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
