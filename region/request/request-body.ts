/** Reads request bodies: bounded in size and depth, UTF-8 only, JSON or form. */
import type { IncomingMessage } from 'node:http';
import { deepestJson, isTooDeep } from '#server/json-depth.ts';
import { BodyTooLarge, largestBody, readWholeBody } from '#server/read-body.ts';
import { ProblemError, TokenRefusal } from './problem.ts';

/**
 * The whole body; empty when there is none. Throws 413 beyond `largestBody`, after which the connection is to be closed.
 */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  try {
    return await readWholeBody(request, largestBody);
  } catch (error) {
    if (!(error instanceof BodyTooLarge)) throw error;
    throw new ProblemError('payload_too_large', `A request body may have at most ${largestBody} bytes.`, {
      headers: { connection: 'close' },
    });
  }
}

function unreadable(detail: string): ProblemError {
  return new ProblemError('invalid_parameter', detail, { violations: [{ field: 'body', description: detail }] });
}

/** The JSON value of a body. Throws 400 for another content type, bad UTF-8, bad JSON or too deep nesting. */
export function parseJson(bytes: Buffer, request: IncomingMessage): unknown {
  const type = request.headers['content-type'];
  if (type !== undefined && !isJson(type)) throw unreadable('The body must be application/json in UTF-8.');
  if (isEncoded(request)) throw unreadable('The body must not be compressed.');
  const text = decode(bytes);
  if (text === undefined) throw unreadable('The body is not valid UTF-8.');
  if (isTooDeep(text)) throw unreadable(`The body is nested deeper than ${deepestJson} levels.`);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw unreadable('The body is not valid JSON.');
  }
}

/** The fields of a form body; empty ones count as left out (RFC 6749 section 3.2). Throws `invalid_request`. */
export function parseForm(bytes: Buffer, request: IncomingMessage): Record<string, string> {
  const type = mediaType(request.headers['content-type'] ?? '');
  const text = type === 'application/x-www-form-urlencoded' && !isEncoded(request) ? decode(bytes) : undefined;
  if (text === undefined) {
    throw new TokenRefusal(400, 'invalid_request', 'The body must be application/x-www-form-urlencoded in UTF-8.');
  }
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    if (value === '') continue;
    if (fields.has(name)) throw new TokenRefusal(400, 'invalid_request', 'A field of the form was given twice.');
    fields.set(name, value);
  }
  return Object.fromEntries(fields);
}

function mediaType(header: string): string {
  return (header.split(';')[0] ?? '').trim().toLowerCase();
}

function isJson(header: string): boolean {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(header)?.[1] ?? 'utf-8';
  return /^application\/(?:[\w.-]+\+)?json$/.test(mediaType(header)) && /^utf-?8$/i.test(charset);
}

function isEncoded(request: IncomingMessage): boolean {
  return (request.headers['content-encoding'] ?? 'identity') !== 'identity';
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
