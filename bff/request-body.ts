/** Reads a request's body whole, up to a limit. */
import type { IncomingMessage } from 'node:http';
import { hasBody } from './door.ts';
import { ConsoleProblem } from './problem.ts';

/** The start script of a machine must pass. Bytes. */
export const largestBody = 1024 * 1024;

/**
 * The bytes of the body, undefined without one. Throws a 413 `ConsoleProblem` at once when it says or turns out to be
 * larger than the limit, and a 400 one when the browser breaks off.
 */
export async function readBody(request: IncomingMessage, limit = largestBody): Promise<Buffer | undefined> {
  if (!hasBody(request)) return undefined;
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > limit) throw tooLarge(limit);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof ConsoleProblem) throw error;
    throw new ConsoleProblem('bad_request', { detail: 'The body broke off.' });
  }
  return Buffer.concat(chunks);
}

function tooLarge(limit: number): ConsoleProblem {
  return new ConsoleProblem('payload_too_large', { detail: `The body is larger than ${limit} bytes.` });
}
