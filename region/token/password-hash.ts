/** Passwords and recovery codes as they are stored. */
import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { normalisePassword } from '#shared/rules/password.ts';

/** OWASP's first choice: Argon2id with 19 MiB, two passes, one lane. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id in PHC format, salted. Takes any length: Argon2 cuts nothing off. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password), costs);
}

/**
 * The same for a recovery code. The salt follows from its person, so that a code is found by one hash however many there are; that
 * no two sets are alike is what the codes are made at random for.
 */
export async function hashRecoveryCode(userId: string, code: string): Promise<string> {
  const salt = createHash('sha256').update(`recovery codes of ${userId}`).digest().subarray(0, 16);
  return hash(code, { ...costs, salt });
}
