/** A piece of Lua that Redis runs as one step. */
import { createHash } from 'node:crypto';

export interface Script {
  readonly text: string;
  readonly sha: string;
}

export function script(text: string): Script {
  return { text, sha: createHash('sha1').update(text).digest('hex') };
}
