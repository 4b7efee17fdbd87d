/** The session cookie: its name and attributes, and the way from a Cookie header to the hash of a session id. */
import { createHash } from 'node:crypto';
import { parse } from 'cookie';
import { unsign } from 'cookie-signature';

/** A session cookie in the strict sense: no Expires, no Domain. */
export function cookieAttributes(insecure: boolean) {
  return { secure: !insecure, httpOnly: true, sameSite: 'strict', path: '/' } as const;
}

/** The prefix makes the browser itself insist on Secure, HttpOnly, Path=/ and no Domain. */
export function cookieName(insecure: boolean): string {
  return insecure ? 'portico' : '__Host-Http-portico';
}

/** What the store knows a session by. */
export function sessionKey(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('base64url');
}

/** The session id of a Cookie header; undefined when it is absent or its signature is of none of the secrets. */
export function readSessionId(
  header: string | undefined,
  name: string,
  secrets: readonly string[],
): string | undefined {
  if (header === undefined) return undefined;
  const value = parse(header)[name];
  if (value === undefined || !value.startsWith('s:')) return undefined;
  for (const secret of secrets) {
    const id = unsign(value.slice(2), secret);
    if (id !== false) return id;
  }
  return undefined;
}
