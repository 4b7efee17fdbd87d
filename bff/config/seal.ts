/** Things at rest: AES-256-GCM, bound to the key and to what they belong to, so that none can be put in another's place. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SealKey } from './secrets.ts';

const idLength = 12;
const ivLength = 12;
const authTagLength = 16;
const tagStart = idLength + ivLength;
const textStart = tagStart + authTagLength;

/** Layout: key id, initialisation vector, tag, ciphertext. The first key seals, all of them open. */
export interface Seal {
  seal(belongsTo: string, text: string): Uint8Array;
  /** Undefined when no key opens it: a retired key, something that belongs elsewhere, something damaged. */
  open(belongsTo: string, sealed: Uint8Array): string | undefined;
}

export function createSeal(keys: readonly [SealKey, ...SealKey[]]): Seal {
  const context = (keyId: string, belongsTo: string) => Buffer.from(`${keyId}\n${belongsTo}`);
  return {
    seal(belongsTo, text) {
      const [{ id, key }] = keys;
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength });
      cipher.setAAD(context(id, belongsTo));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from(id, 'latin1'), iv, cipher.getAuthTag(), content]);
    },
    open(belongsTo, sealed) {
      const bytes = Buffer.from(sealed);
      const id = bytes.subarray(0, idLength).toString('latin1');
      const found = keys.find((key) => key.id === id);
      if (found === undefined || bytes.length < textStart) return undefined;
      const iv = bytes.subarray(idLength, tagStart);
      try {
        const decipher = createDecipheriv('aes-256-gcm', found.key, iv, { authTagLength });
        decipher.setAAD(context(id, belongsTo));
        decipher.setAuthTag(bytes.subarray(tagStart, textStart));
        return Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
