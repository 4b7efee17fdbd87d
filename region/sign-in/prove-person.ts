/** Whether somebody is who they say: address, password and second factor, with attempts counted. */
import { verify } from '@node-rs/argon2';
import { getsToken } from '#shared/rules/subject-status.ts';
import { normalisePassword } from '#shared/rules/password.ts';
import { personStatus } from '#region/access/subject-status.ts';
import { isRecoveryCode } from '#region/self-service/recovery-code.ts';
import { checkTotp } from '#region/self-service/totp.ts';
import { findSignIns, spendTotpStep, type SignInRow } from '#region/store/credentials.ts';
import type { Connection, RegionDatabase } from '#region/store/database.ts';
import { hashPassword, hashRecoveryCode } from '#region/token/password-hash.ts';
import type { Seal } from '#region/token/seal.ts';
import { placeOfSecondFactor } from '#region/token/seal-stored.ts';
import { spendRecoveryCode } from '#region/store/recovery-codes.ts';
import { attemptsOf, beginAttempt, forgiveAttempts } from './attempts.ts';

export interface Answers {
  readonly email: string;
  readonly password: string;
  /** Six digits, or a recovery code. */
  readonly totp: string;
  /** Where the request comes from: attempts are counted for it and the address together. */
  readonly from: string;
}

/**
 * `wrong` is the same for an unknown address, a wrong password and a wrong or used code. `clockOff` and `switchedOff`
 * are told only to those whose password and second factor are right.
 */
export type Proof<Granted = undefined> =
  | { readonly kind: 'proved'; readonly granted: Granted }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'switchedOff' }
  | { readonly kind: 'clockOff'; readonly secondsOff: number }
  | { readonly kind: 'tooMany'; readonly retryInMilliseconds: number };

/** Checked against when nobody has the address, so that both refusals take the same time. */
let nobodysHash: Promise<string> | undefined;

export interface ProofContext {
  readonly database: RegionDatabase;
  readonly seal: Seal;
  readonly now: number;
  /** How a recovery code is hashed. Handed in by tests, which watch that it is, whoever sent it: the time told of them else. */
  readonly hashCode?: typeof hashRecoveryCode;
}

/**
 * Counts the attempt before anything is checked, so that many at once do not slip through. What `grant` writes for somebody who
 * is proved is written with the last look at their credentials: a change of them comes before both or ends what was granted.
 */
export async function provePerson<Granted>(
  context: ProofContext,
  answers: Answers,
  grant: (connection: Connection, userId: string) => Promise<Granted>,
): Promise<Proof<Granted>> {
  const { database, now, hashCode = hashRecoveryCode } = context;
  const email = answers.email.trim().toLowerCase();
  const attempts = attemptsOf(email, answers.from);
  const retryInMilliseconds = await database.write((connection) => beginAttempt(connection, attempts, now));
  if (retryInMilliseconds !== undefined) return { kind: 'tooMany', retryInMilliseconds };

  const candidates = await database.read((connection) => findSignIns(connection, email));
  // Takes its time on purpose, so not inside of a transaction.
  const person = await whoseIs(candidates, answers.password);
  const code = answers.totp.replace(/\s/g, '');
  // A recovery code takes its time as well, whether or not the password was right.
  const hash = isRecoveryCode(code) ? await hashCode(person?.id ?? '', code) : undefined;
  if (person === undefined) return { kind: 'wrong' };
  const check = hash === undefined ? checkCode(context, person, code) : checkRecoveryCode(context, person, hash);
  if (check.kind !== 'right') return check;

  return database.write(async (connection): Promise<Proof<Granted>> => {
    const present = (await findSignIns(connection, email)).find(({ id }) => id === person.id);
    // Another password or second factor may have taken over meanwhile.
    if (present?.password_hash !== person.password_hash || present.totp_secret !== person.totp_secret) {
      return { kind: 'wrong' };
    }
    if (!(await check.spend(connection))) return { kind: 'wrong' };
    await forgiveAttempts(connection, attempts);
    if (!getsToken(personStatus(present, now))) return { kind: 'switchedOff' };
    return { kind: 'proved', granted: await grant(connection, person.id) };
  });
}

/**
 * Whether somebody who is known already knows their password, as before changing it. Attempts count together with those of
 * signing in. Answers `proved`, `wrong` or `tooMany`.
 */
export async function provePassword(
  { database, now }: Pick<ProofContext, 'database' | 'now'>,
  person: Pick<SignInRow, 'id' | 'password_hash'> & { readonly email: string },
  { password, from }: Pick<Answers, 'password' | 'from'>,
): Promise<Exclude<Proof, { kind: 'clockOff' | 'switchedOff' }>> {
  const attempts = attemptsOf(person.email, from);
  const retryInMilliseconds = await database.write((connection) => beginAttempt(connection, attempts, now));
  if (retryInMilliseconds !== undefined) return { kind: 'tooMany', retryInMilliseconds };
  if (!(await verify(person.password_hash, normalisePassword(password)))) return { kind: 'wrong' };
  await database.write((connection) => forgiveAttempts(connection, attempts));
  return { kind: 'proved', granted: undefined };
}

/** Whether this may be a second factor: six digits, or a recovery code; blanks do not count. */
export function isSecondFactor(text: string): boolean {
  const code = text.replace(/\s/g, '');
  return /^\d{6}$/.test(code) || isRecoveryCode(code);
}

/** What came of a second factor; `spend` uses it up, and is false when it does not work (any more). */
type FactorCheck =
  | { readonly kind: 'right'; spend(connection: Connection): Promise<boolean> }
  | Extract<Proof, { kind: 'wrong' | 'clockOff' }>;

function checkCode({ seal, now }: ProofContext, person: SignInRow, code: string): FactorCheck {
  const secret = seal.open(person.totp_secret, placeOfSecondFactor(person.id));
  const check = checkTotp({ secret, code, now, lastStep: person.totp_step });
  if (check.kind !== 'right') return check;
  return { kind: 'right', spend: (connection) => spendTotpStep(connection, person.id, check.step) };
}

function checkRecoveryCode({ now }: ProofContext, { id }: SignInRow, hash: string): FactorCheck {
  return { kind: 'right', spend: (connection) => spendRecoveryCode(connection, id, hash, now) };
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
