/** Reads a request's body whole, up to a limit. */
import type { IncomingMessage } from 'node:http';

/** The largest value of the contract must pass, 500 KiB of a machine's start script in Base64. Bytes. */
export const largestBody = 1024 * 1024;

/** The body says or turns out to be larger than the limit. What is left of it is not read. */
export class BodyTooLarge extends Error {
  override readonly name = 'BodyTooLarge';
}

/** The bytes of the body, none without one. Throws `BodyTooLarge`, and the connection's error when it breaks off. */
export async function readWholeBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) throw new BodyTooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop early must not cut the connection before the refusal is sent.
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw new BodyTooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
