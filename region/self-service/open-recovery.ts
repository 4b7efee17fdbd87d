/** First step behind a link: the code, against the second factor to enrol and a continuation. */
import type { OpenedRecovery, OpenRecoveryBody } from '#shared/self-service.ts';
import { ProblemError } from '#region/request/problem.ts';
import { timestamp } from '#region/handler/answers.ts';
import type { Connection } from '#region/store/database.ts';
import { findRecoveryLink, updateRecoveryLink, type RecoveryLinkRow } from '#region/store/recovery-links.ts';
import { userOfLink } from '#region/store/users.ts';
import { createSecret, hashSecret, matchesHash, saltCode } from '#region/token/secrets.ts';
import { endOf, exhaustedLink, unknownLink } from './link-state.ts';
import type { SelfService } from './self-service.ts';
import { otpauthUri, secretFor } from './totp.ts';

const continuationMilliseconds = 30 * 60 * 1000;
const nobodysHash = hashSecret('');

/**
 * Opens a link. Opening it again is allowed, as after a reload, and ends what was begun before. Throws 404 for an
 * unknown link, 410 for one that has ended, 400 `wrong_code` for a wrong code and 410 for the one that was a try too many.
 */
export async function openRecovery(
  body: OpenRecoveryBody,
  { database, context }: SelfService,
): Promise<OpenedRecovery> {
  const now = context.clock.now();
  const outcome = await database.write(async (connection) => {
    const link = await findRecoveryLink(connection, body.flow);
    const isHolder = matchesHash(body.token, link?.token_hash ?? nobodysHash);
    if (link === undefined || !isHolder) throw unknownLink();
    const end = endOf(link, now);
    if (end !== undefined) throw end;
    // A thrown refusal would undo the count of tries.
    if (!matchesHash(saltCode(body.token, body.code), link.code_hash)) return countTry(connection, link);

    const continuation = createSecret();
    const expiresOn = Math.min(now + continuationMilliseconds, link.expires_on);
    await updateRecoveryLink(connection, link.flow_id, {
      continuation_hash: hashSecret(continuation),
      continuation_expires_on: expiresOn,
    });
    const { firstname, email } = await userOfLink(connection, link.user_id);
    return { continuation, user: { firstname, email }, expiresOn };
  });
  if (outcome instanceof ProblemError) throw outcome;

  const { continuation, user, expiresOn } = outcome;
  const issuer = `Portico ${context.name}`;
  const secret = secretFor(continuation);
  return {
    continuation,
    user,
    totp: { secret, uri: otpauthUri(issuer, user.email, secret), issuer },
    expiration: timestamp(expiresOn),
  };
}

async function countTry(connection: Connection, link: RecoveryLinkRow): Promise<ProblemError> {
  const triesLeft = link.tries_left - 1;
  await updateRecoveryLink(connection, link.flow_id, { tries_left: triesLeft });
  if (triesLeft === 0) return exhaustedLink();
  const description = `is wrong; ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left`;
  return new ProblemError('wrong_code', `The code ${description}.`, {
    title: 'Wrong code',
    violations: [{ field: 'code', description }],
    members: { triesLeft },
  });
}
