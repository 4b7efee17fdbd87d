/** Secrets the region hands out: long random texts, of which it keeps hashes only. */
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits in characters that need no escaping anywhere: letters, digits, `-` and `_`. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Six digits, each equally likely. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** A code with the token it belongs to, for hashing: six digits alone could be guessed from a hash. */
export function saltCode(token: string, code: string): string {
  return `${token}:${code}`;
}

/** SHA-256 in hexadecimal: enough for secrets of full entropy, which cannot be guessed one by one. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

/** Compares in constant time. */
export function matchesHash(secret: string, hash: string): boolean {
  const given = Buffer.from(hashSecret(secret));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}
