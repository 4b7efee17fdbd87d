/** Last step behind a link: a password and a code of the enrolled second factor, stored together. */
import { unmetPasswordRules, type PasswordRule } from '#shared/rules/password.ts';
import type { CompletedRecovery, CompleteRecoveryBody } from '#shared/self-service.ts';
import { ProblemError, invalid } from '#region/request/problem.ts';
import { replaceCredentials } from '#region/store/credentials.ts';
import type { Connection } from '#region/store/database.ts';
import { findRecoveryLink, updateRecoveryLink, type RecoveryLinkRow } from '#region/store/recovery-links.ts';
import { endSignInsOf } from '#region/store/tokens.ts';
import { updateUser, userOfLink } from '#region/store/users.ts';
import { placeOfSecondFactor } from '#region/token/seal-stored.ts';
import { matchesHash } from '#region/token/secrets.ts';
import { endOf, unknownLink } from './link-state.ts';
import { hashPassword } from '#region/token/password-hash.ts';
import type { SelfService } from './self-service.ts';
import { checkTotp, secretFor, type TotpCheck } from './totp.ts';

const passwordWords: Readonly<Record<PasswordRule, string>> = {
  shortest: 'must have at least 16 characters',
  longest: 'must have at most 72 characters',
  upperCase: 'must have an upper case letter',
  lowerCase: 'must have a lower case letter',
  digit: 'must have a digit',
  special: 'must have a special character',
};

/**
 * Uses a link up. Throws 404 for an unknown link or continuation, 410 for a link that has ended and for a continuation
 * that has run out, 400 for a weak password and for a wrong code of the second factor.
 */
export async function completeRecovery(
  body: CompleteRecoveryBody,
  { database, context }: SelfService,
): Promise<CompletedRecovery> {
  const secret = secretFor(body.continuation);
  await database.read((connection) => requireOpen(connection, body, context.clock.now()));
  const step = requireGoodAnswers(body, secret, context.clock.now());
  // Takes its time on purpose, so not inside of the transaction; nor before it is known who asks.
  const passwordHash = await hashPassword(body.password);

  return database.write(async (connection) => {
    const now = context.clock.now();
    // Others may have been faster.
    const link = await requireOpen(connection, body, now);
    await updateRecoveryLink(connection, link.flow_id, { used_on: now });
    await replaceCredentials(connection, {
      user_id: link.user_id,
      password_hash: passwordHash,
      totp_secret: context.seal.seal(secret, placeOfSecondFactor(link.user_id)),
      totp_step: step,
      set_on: now,
    });
    // Whoever was signed in with what is void by now has no business here any more.
    await endSignInsOf(connection, link.user_id, now);
    const user = await userOfLink(connection, link.user_id);
    const isActivated = user.active === 0 && user.switched_off_on === null;
    if (isActivated) await updateUser(connection, user.id, { active: 1, updated_on: now });
    return { active: user.active === 1 || isActivated };
  });
}

async function requireOpen(
  connection: Connection,
  { flow, continuation }: CompleteRecoveryBody,
  now: number,
): Promise<RecoveryLinkRow> {
  const link = await findRecoveryLink(connection, flow);
  if (link === undefined || !matchesHash(continuation, link.continuation_hash ?? '')) throw unknownLink();
  const end = endOf(link, now);
  if (end !== undefined) throw end;
  if ((link.continuation_expires_on ?? 0) <= now) {
    throw new ProblemError('step_expired', 'This step took too long. Open the link and enter the code again.', {
      title: 'Step expired',
    });
  }
  return link;
}

/** The step of the right code. Throws 400 with everything that is wrong about password and code. */
function requireGoodAnswers({ password, totp }: CompleteRecoveryBody, secret: string, now: number): number {
  const weaknesses = unmetPasswordRules(password).map((rule) => ({
    field: 'password',
    description: passwordWords[rule],
  }));
  const check = checkTotp({ secret, code: totp, now });
  if (check.kind !== 'right') {
    const refusal = totpRefusal(check);
    throw weaknesses.length === 0 ? refusal : invalid([...weaknesses, ...(refusal.violations ?? [])]);
  }
  if (weaknesses.length > 0) throw invalid(weaknesses);
  return check.step;
}

function totpRefusal(check: Exclude<TotpCheck, { kind: 'right' }>): ProblemError {
  if (check.kind === 'wrong') {
    return new ProblemError('wrong_totp', 'This is not the code the application shows now.', {
      title: 'Wrong code of the second factor',
      violations: [{ field: 'totp', description: 'is not the code the application shows now' }],
    });
  }
  const off = `about ${Math.abs(check.secondsOff)} seconds ${check.secondsOff > 0 ? 'fast' : 'slow'}`;
  return new ProblemError('clock_off', `The clock of the device with the application is ${off}. Set it right.`, {
    title: 'Clock off',
    violations: [{ field: 'totp', description: `comes from a clock that is ${off}` }],
    members: { clockOffSeconds: check.secondsOff },
  });
}
