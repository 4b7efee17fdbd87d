/** Recovery links: what they hold, and how long they work (behaviours B9.6). */
import { randomUUID } from 'node:crypto';
import type { Connection } from '../store/database.ts';
import { replaceRecoveryLink } from '../store/recovery-links.ts';
import { createCode, createSecret, hashSecret } from '../token/secrets.ts';
import type { World } from '../world.ts';
import { timestamp } from './answers.ts';

const linkMilliseconds = 48 * 60 * 60 * 1000;
const codeTries = 5;

/**
 * Issues a link for a user and voids the earlier one. The link and its code exist in the answer only: the token is
 * stored as a hash, and so is the code, salted with the token because six digits alone could be guessed from a hash.
 */
export async function issueRecoveryLink(connection: Connection, world: World, userId: string) {
  const now = world.clock.now();
  const flow = randomUUID();
  const token = createSecret();
  const code = createCode();
  await replaceRecoveryLink(connection, {
    user_id: userId,
    flow_id: flow,
    token_hash: hashSecret(token),
    code_hash: hashSecret(`${token}:${code}`),
    tries_left: codeTries,
    issued_on: now,
    expires_on: now + linkMilliseconds,
  });
  const link = `${world.activationUrl}#${new URLSearchParams({ flow, token }).toString()}`;
  return { link, code, expiration: timestamp(now + linkMilliseconds) };
}
