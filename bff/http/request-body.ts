/** Reads a request's body whole, up to a limit. */
import type { IncomingMessage } from 'node:http';
import { BodyTooLarge, largestBody, readWholeBody } from '#server/read-body.ts';
import { hasBody } from './request-guard.ts';
import { ConsoleProblem } from './problem.ts';

/**
 * The bytes of the body, undefined without one. Throws a 413 `ConsoleProblem` at once when it says or turns out to be
 * larger than the limit, and a 400 one when the browser breaks off.
 */
export async function readBody(request: IncomingMessage, limit = largestBody): Promise<Buffer | undefined> {
  if (!hasBody(request)) return undefined;
  try {
    return await readWholeBody(request, limit);
  } catch (error) {
    if (error instanceof BodyTooLarge) {
      throw new ConsoleProblem('payload_too_large', { detail: `The body is larger than ${limit} bytes.` });
    }
    throw new ConsoleProblem('bad_request', { detail: 'The body broke off.' });
  }
}
