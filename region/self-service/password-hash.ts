/** Passwords as they are stored. */
import { hash } from '@node-rs/argon2';
import { normalisePassword } from '#shared/rules/password.ts';

/** OWASP's first choice: Argon2id with 19 MiB, two passes, one lane. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Argon2id in PHC format, salted. Takes any length: Argon2 cuts nothing off. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normalisePassword(password), costs);
}
