/** Tokens at rest: AES-256-GCM, bound to the key, the session and the region they belong to. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { TokenPair } from '#bff/regions/token-answer.ts';
import type { SessionKeys } from '#bff/config/secrets.ts';

const idLength = 12;
const ivLength = 12;
const tagLength = 16;

interface Opened {
  readonly session: string;
  readonly region: string;
  readonly tokens: TokenPair;
}

/** Layout: key id, initialisation vector, tag, ciphertext. */
export interface TokenSeal {
  seal(session: string, region: string, tokens: TokenPair): Uint8Array;
  /** Undefined when no key opens it: a retired key, another session's record, a damaged one. */
  open(session: string, region: string, sealed: Uint8Array): TokenPair | undefined;
}

export function createTokenSeal(keys: SessionKeys['tokens']): TokenSeal {
  /** What was opened, for as long as somebody holds the record that it was opened from. */
  const opened = new WeakMap<Uint8Array, Opened>();
  const context = (keyId: string, session: string, region: string) => Buffer.from(`${keyId}\n${session}\n${region}`);

  return {
    seal(session, region, tokens) {
      const [{ id, key }] = keys;
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength });
      cipher.setAAD(context(id, session, region));
      const text = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.from(id, 'latin1'), iv, cipher.getAuthTag(), text]);
    },
    open(session, region, sealed) {
      const known = opened.get(sealed);
      if (known?.session === session && known.region === region) return known.tokens;
      const bytes = Buffer.from(sealed);
      const id = bytes.subarray(0, idLength).toString('latin1');
      const found = keys.find((key) => key.id === id);
      if (found === undefined || bytes.length < idLength + ivLength + tagLength) return undefined;
      const tagStart = idLength + ivLength;
      const textStart = tagStart + tagLength;
      const options = { authTagLength: tagLength };
      try {
        const decipher = createDecipheriv('aes-256-gcm', found.key, bytes.subarray(idLength, tagStart), options);
        decipher.setAAD(context(id, session, region));
        decipher.setAuthTag(bytes.subarray(tagStart, textStart));
        const text = Buffer.concat([decipher.update(bytes.subarray(textStart)), decipher.final()]);
        const tokens = JSON.parse(text.toString('utf8')) as TokenPair;
        opened.set(sealed, { session, region, tokens });
        return tokens;
      } catch {
        return undefined;
      }
    },
  };
}
