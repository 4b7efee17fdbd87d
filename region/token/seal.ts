/** Secrets at rest: AES-256-GCM under a key that is kept apart from the database, each bound to its place in it. */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
  /** `place` names table and row: what is moved elsewhere does not open there. */
  seal(text: string, place: string): string;
  /** Throws an `Error` when this was sealed with none of the keys, or somewhere else. */
  open(sealed: string, place: string): string;
  /** False for what is not sealed, or with a key that is on its way out. */
  isCurrent(text: string): boolean;
}

const prefix = 'sealed';
const nonceBytes = 12;
const tagBytes = 16;

export function isSealed(text: string): boolean {
  return text.startsWith(`${prefix}:`);
}

/** The first secret seals, all of them open. At least one. */
export function createSeal(secrets: readonly string[]): Seal {
  const keys = secrets.map((secret) => {
    const key = Buffer.from(hkdfSync('sha256', secret, 'portico region', 'seal', 32));
    return { key, id: createHash('sha256').update(key).digest('hex').slice(0, 8) };
  });
  const [first] = keys;
  if (first === undefined) throw new Error('a seal needs a key');

  return {
    seal(text, place) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', first.key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return [prefix, first.id, Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')].join(':');
    },
    open(sealed, place) {
      const [, id, text = ''] = sealed.split(':');
      const found = keys.find((key) => key.id === id);
      if (found === undefined) throw new Error('sealed with another key');
      const bytes = Buffer.from(text, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', found.key, bytes.subarray(0, nonceBytes), {
        authTagLength: tagBytes,
      });
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
      return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8');
    },
    isCurrent: (text) => text.startsWith(`${prefix}:${first.id}:`),
  };
}

/** A seal that nothing outlives this process with, for databases in memory. */
export function createPassingSeal(): Seal {
  return createSeal([randomBytes(32).toString('base64url')]);
}
