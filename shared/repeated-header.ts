/**
 * Headers that a message has once. Two readers of one request (a reverse proxy and the server behind it) may each take
 * another of two values, and then speak of different requests (RFC 9110 section 5.3, RFC 9112 sections 3.2 and 6.3).
 */
const single = new Map(
  ['host', 'content-length', 'transfer-encoding', 'content-type', 'authorization', 'origin', 'sec-fetch-site'].map(
    (name, index) => [name, 1 << index] as const,
  ),
);

export interface MessageHeaders {
  /** By name, in small letters. */
  readonly headers: object;
  /** Names and values in turn, as they came. */
  readonly rawHeaders: readonly string[];
}

/** The first of them that is there twice. */
export function repeatedHeader({ headers, rawHeaders }: MessageHeaders): string | undefined {
  const hasOneLineEach = Object.keys(headers).length * 2 === rawHeaders.length;
  if (hasOneLineEach) return undefined;
  let seen = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    const bit = single.get(name);
    if (bit === undefined) continue;
    if ((seen & bit) !== 0) return name;
    seen |= bit;
  }
  return undefined;
}
