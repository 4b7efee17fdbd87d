/**
 * What people change about their own sign-in. Each change takes the present password and gives the settings page a new session
 * in place of all others; another password or second factor also ends every sign-in of the person at consoles.
 */
import { unmetPasswordRules, type PasswordRule } from '#shared/rules/password.ts';
import { hashPassword, hashRecoveryCode } from '#region/token/password-hash.ts';
import { createRecoveryCodes } from '#region/self-service/recovery-code.ts';
import type { SelfService } from '#region/self-service/self-service.ts';
import { checkTotp, secretFor } from '#region/self-service/totp.ts';
import { provePassword, type Proof } from '#region/sign-in/prove-person.ts';
import { updateCredentials } from '#region/store/credentials.ts';
import type { Connection } from '#region/store/database.ts';
import { replaceRecoveryCodes } from '#region/store/recovery-codes.ts';
import { endSignInsOf } from '#region/store/tokens.ts';
import { placeOfSecondFactor } from '#region/token/seal-stored.ts';
import { findSession, openSession, type SettingsSession } from './settings-session.ts';
import type { Done } from './words.ts';

/** What is wrong about what was typed. */
export type Complaint =
  | { readonly kind: 'presentWrong' }
  | { readonly kind: 'weak'; readonly rules: readonly PasswordRule[] }
  | { readonly kind: 'differ' }
  | { readonly kind: 'codeWrong' }
  | { readonly kind: 'clockOff'; readonly secondsOff: number };

/**
 * - `changed`: `token` is what the browser is to hold from now on; `codes` are the recovery codes where those were made.
 * - `refused`: nothing has changed.
 * - `tooMany`: too many wrong passwords; nothing has changed.
 * - `over`: the session has ended meanwhile.
 */
export type Change =
  | { readonly kind: 'changed'; readonly token: string; readonly codes?: readonly string[] }
  | { readonly kind: 'refused'; readonly complaints: readonly Complaint[] }
  | Extract<Proof, { kind: 'tooMany' }>
  | { readonly kind: 'over' };

/** The present password, and where it was sent from. */
export interface Present {
  readonly present: string;
  readonly from: string;
}

/** Another password; nothing else about signing in changes. */
export async function changePassword(
  service: SelfService,
  session: SettingsSession,
  { password, repeated, ...present }: Present & { readonly password: string; readonly repeated: string },
): Promise<Change> {
  const rules = unmetPasswordRules(password);
  const complaints: Complaint[] = [];
  if (rules.length > 0) complaints.push({ kind: 'weak', rules });
  if (password !== repeated) complaints.push({ kind: 'differ' });
  if (complaints.length > 0) return { kind: 'refused', complaints };
  return change(
    service,
    session,
    present,
    async () => {
      const passwordHash = await hashPassword(password);
      return (connection, now) => replaceOne(connection, session, { password_hash: passwordHash, set_on: now });
    },
    'password',
  );
}

/** The secret of the application that is about to take over: it follows from the session, and is stored nowhere before. */
export function nextSecret({ token }: SettingsSession): string {
  return secretFor(token);
}

/** Another second factor, once its application has shown a right code; until then the earlier one works on. */
export async function changeSecondFactor(
  service: SelfService,
  session: SettingsSession,
  { code, ...present }: Present & { readonly code: string },
): Promise<Change> {
  const { seal, clock } = service.context;
  const { id } = session.person;
  const secret = nextSecret(session);
  const check = checkTotp({ secret, code: code.replace(/\s/g, ''), now: clock.now() });
  if (check.kind === 'wrong') return { kind: 'refused', complaints: [{ kind: 'codeWrong' }] };
  if (check.kind === 'clockOff') return { kind: 'refused', complaints: [check] };
  return change(
    service,
    session,
    present,
    () => {
      const factor = { totp_secret: seal.seal(secret, placeOfSecondFactor(id)), totp_step: check.step };
      return Promise.resolve((connection, now) => replaceOne(connection, session, { ...factor, set_on: now }));
    },
    'factor',
  );
}

/** Makes a set in place of the earlier one. The codes are in this answer and nowhere else. */
export async function makeRecoveryCodes(
  service: SelfService,
  session: SettingsSession,
  present: Present,
): Promise<Change> {
  const codes = createRecoveryCodes();
  const made = await change(service, session, present, async () => {
    const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(session.person.id, code)));
    return (connection, now) => replaceRecoveryCodes(connection, session.person.id, hashes, now);
  });
  return made.kind === 'changed' ? { ...made, codes } : made;
}

async function replaceOne(
  connection: Connection,
  { person: { id } }: SettingsSession,
  credential: Parameters<typeof updateCredentials>[2] & { readonly set_on: number },
): Promise<void> {
  await updateCredentials(connection, id, credential);
  await endSignInsOf(connection, id, credential.set_on);
}

type Write = (connection: Connection, now: number) => Promise<void>;

/** `prepare` does what takes its time; what it answers is written only while the session still stands, and told of as `done`. */
async function change(
  { database, context: { clock } }: SelfService,
  { token, person }: SettingsSession,
  { present, from }: Present,
  prepare: () => Promise<Write>,
  done?: Done,
): Promise<Change> {
  const proof = await provePassword({ database, now: clock.now() }, person, { password: present, from });
  if (proof.kind === 'tooMany') return proof;
  if (proof.kind === 'wrong') return { kind: 'refused', complaints: [{ kind: 'presentWrong' }] };
  const write = await prepare();
  return database.write(async (connection): Promise<Change> => {
    const now = clock.now();
    // Another change, a link or somebody in another tab may have been faster.
    if ((await findSession(connection, token, now)) === undefined) return { kind: 'over' };
    await write(connection, now);
    return { kind: 'changed', token: await openSession(connection, person.id, now, done) };
  });
}
