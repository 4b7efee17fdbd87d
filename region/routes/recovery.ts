/** Recovery links: what they hold, and how long they work (behaviours B9.6). */
import { randomUUID } from 'node:crypto';
import type { Connection } from '#region/store/database.ts';
import { voidCredentials } from '#region/store/credentials.ts';
import { insertRecoveryLink } from '#region/store/recovery-links.ts';
import { createCode, createSecret, hashSecret, saltCode } from '#region/token/secrets.ts';
import type { RegionContext } from '#region/handler/region-context.ts';
import { timestamp } from '#region/handler/answers.ts';

const linkMilliseconds = 48 * 60 * 60 * 1000;
const codeTries = 5;

/**
 * Issues a link for a user and voids the earlier one, and the password and second factor with it (behaviours B9.7).
 * The link and its code exist in the answer only: what is stored are hashes.
 */
export async function issueRecoveryLink(connection: Connection, context: RegionContext, userId: string) {
  const now = context.clock.now();
  const flow = randomUUID();
  const token = createSecret();
  const code = createCode();
  await insertRecoveryLink(connection, {
    user_id: userId,
    flow_id: flow,
    token_hash: hashSecret(token),
    code_hash: hashSecret(saltCode(token, code)),
    tries_left: codeTries,
    issued_on: now,
    expires_on: now + linkMilliseconds,
  });
  await voidCredentials(connection, userId, now);
  const link = `${context.activationUrl}#${new URLSearchParams({ flow, token }).toString()}`;
  return { link, code, expiration: timestamp(now + linkMilliseconds) };
}
