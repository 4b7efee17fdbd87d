/** Attempts to show who one is, counted so that nobody can guess: wherever a password is asked for, in the same counters. */
import { createHash } from 'node:crypto';
import type { Connection } from '#region/store/database.ts';
import { countAttempt, forgiveAttempt, readAttempts, resetAttempts } from '#region/store/sign-in-attempts.ts';

const window = 15 * 60 * 1000;
const wrongPerPair = 5;
const wrongPerAddress = 50;

/** Names of the counters: neither addresses of people nor of machines are kept. */
export interface Attempts {
  readonly pair: string;
  readonly address: string;
}

/** The counters for an e-mail address, and for where the request comes from. */
export function attemptsOf(email: string, from: string): Attempts {
  return { pair: nameOf('pair', `${email} ${from}`), address: nameOf('address', email) };
}

/** Milliseconds to wait when there were too many wrong attempts; otherwise counts one more. */
export async function beginAttempt(
  connection: Connection,
  { pair, address }: Attempts,
  now: number,
): Promise<number | undefined> {
  for (const [name, most] of [
    [pair, wrongPerPair],
    [address, wrongPerAddress],
  ] as const) {
    const { wrong, resetsOn } = await readAttempts(connection, name, now);
    if (wrong >= most) return resetsOn - now;
  }
  await countAttempt(connection, pair, now, window);
  await countAttempt(connection, address, now, window);
  return undefined;
}

/** The attempt turned out right. */
export async function forgiveAttempts(connection: Connection, { pair, address }: Attempts): Promise<void> {
  await resetAttempts(connection, pair);
  await forgiveAttempt(connection, address);
}

function nameOf(kind: string, subject: string): string {
  return `${kind}/${createHash('sha256').update(subject).digest('base64url')}`;
}
