/** Whether somebody is who they say: address, password and second factor, with attempts counted. */
import { createHash } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { getsToken } from '#shared/rules/subject-status.ts';
import { normalisePassword } from '#shared/rules/password.ts';
import { personStatus } from '#region/access/subject-status.ts';
import { hashPassword } from '#region/self-service/password-hash.ts';
import { checkTotp } from '#region/self-service/totp.ts';
import { findSignIns, spendTotpStep, type SignInRow } from '#region/store/credentials.ts';
import type { Connection, RegionDatabase } from '#region/store/database.ts';
import type { Seal } from '#region/token/seal.ts';
import { placeOfSecondFactor } from '#region/token/seal-stored.ts';
import { countAttempt, forgiveAttempt, readAttempts, resetAttempts } from '#region/store/sign-in-attempts.ts';

export interface Answers {
  readonly email: string;
  readonly password: string;
  /** Six digits. */
  readonly totp: string;
  /** Where the request comes from: attempts are counted for it and the address together. */
  readonly from: string;
}

/**
 * `wrong` is the same for an unknown address, a wrong password and a wrong or used code. `clockOff` and `switchedOff`
 * are told only to those whose password and second factor are right.
 */
export type Proof =
  | { readonly kind: 'proved'; readonly userId: string }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'switchedOff' }
  | { readonly kind: 'clockOff'; readonly secondsOff: number }
  | { readonly kind: 'tooMany'; readonly retryInMilliseconds: number };

const window = 15 * 60 * 1000;
const wrongPerPair = 5;
const wrongPerAddress = 50;

/** Checked against when nobody has the address, so that both refusals take the same time. */
let nobodysHash: Promise<string> | undefined;

export interface ProofContext {
  readonly database: RegionDatabase;
  readonly seal: Seal;
  readonly now: number;
}

/** Counts the attempt before anything is checked, so that many at once do not slip through. */
export async function provePerson({ database, seal, now }: ProofContext, answers: Answers): Promise<Proof> {
  const email = answers.email.trim().toLowerCase();
  const names = { pair: nameOf('pair', `${email} ${answers.from}`), address: nameOf('address', email) };
  const retryInMilliseconds = await database.write((connection) => begin(connection, names, now));
  if (retryInMilliseconds !== undefined) return { kind: 'tooMany', retryInMilliseconds };

  const candidates = await database.read((connection) => findSignIns(connection, email));
  // Takes its time on purpose, so not inside of a transaction.
  const person = await whoseIs(candidates, answers.password);
  if (person === undefined) return { kind: 'wrong' };
  const check = checkTotp({
    secret: seal.open(person.totp_secret, placeOfSecondFactor(person.id)),
    code: answers.totp.replace(/\s/g, ''),
    now,
    lastStep: person.totp_step,
  });
  if (check.kind !== 'right') return check;

  return database.write(async (connection): Promise<Proof> => {
    if (!(await spendTotpStep(connection, person.id, check.step))) return { kind: 'wrong' };
    await resetAttempts(connection, names.pair);
    await forgiveAttempt(connection, names.address);
    return getsToken(personStatus(person, now)) ? { kind: 'proved', userId: person.id } : { kind: 'switchedOff' };
  });
}

interface Names {
  readonly pair: string;
  readonly address: string;
}

/** Milliseconds to wait when there were too many wrong attempts; otherwise counts one more. */
async function begin(connection: Connection, { pair, address }: Names, now: number): Promise<number | undefined> {
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

async function whoseIs(candidates: readonly SignInRow[], password: string): Promise<SignInRow | undefined> {
  const given = normalisePassword(password);
  for (const candidate of candidates) {
    if (await verify(candidate.password_hash, given)) return candidate;
  }
  nobodysHash ??= hashPassword('nobody has this password');
  if (candidates.length === 0) await verify(await nobodysHash, given);
  return undefined;
}

function nameOf(kind: string, subject: string): string {
  return `${kind}/${createHash('sha256').update(subject).digest('base64url')}`;
}
