/** Keys made from SESSION_SECRET: one purpose, one key, so that neither a cookie nor a stored token tells of the other. */
import { createHash, hkdfSync } from 'node:crypto';

export interface SealKey {
  /** Public name of the key, stored beside what it sealed. */
  readonly id: string;
  readonly key: Buffer;
}

export interface SessionKeys {
  /** Secrets of the cookie signature: the first one signs, all of them verify. */
  readonly cookie: readonly string[];
  /** AES-256 keys of stored tokens: the first one seals, all of them open. */
  readonly tokens: readonly [SealKey, ...SealKey[]];
  /** AES-256 keys of runs, as those of tokens. */
  readonly runs: readonly [SealKey, ...SealKey[]];
  /** Keys of sign-ins that have begun (pending-sign-in.ts): the first one seals, all of them open. */
  readonly pending: readonly [Uint8Array, ...Uint8Array[]];
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `portico/v1/${purpose}`, 32));
}

/** Derives every kind of key from every entry of SESSION_SECRET, in their order. At least one entry. */
export function deriveKeys(secrets: readonly string[]): SessionKeys {
  const [first, ...rest] = secrets;
  if (first === undefined) throw new TypeError('at least one session secret is needed');
  const sealKeys = (purpose: string) =>
    [sealKey(first, purpose), ...rest.map((secret) => sealKey(secret, purpose))] as const;
  const pending = (secret: string) => derive(secret, 'pending sign-in');
  return {
    cookie: secrets.map((secret) => derive(secret, 'cookie').toString('base64url')),
    tokens: sealKeys('tokens'),
    runs: sealKeys('runs'),
    pending: [pending(first), ...rest.map(pending)],
  };
}

function sealKey(secret: string, purpose: string): SealKey {
  const key = derive(secret, purpose);
  return { id: createHash('sha256').update(key).digest('base64url').slice(0, 12), key };
}
