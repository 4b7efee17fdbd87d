/** From an authorization code to whom it stands for (RFC 6749 section 4.1.3, RFC 7636 section 4.6). */
import { createHash } from 'node:crypto';
import { embeddedConsoleClient } from '#shared/person-sign-in.ts';
import { TokenRefusal } from '../problem.ts';
import { findAuthorizationCode, spendAuthorizationCode } from '../store/authorization-codes.ts';
import type { Connection } from '../store/database.ts';
import { deleteRefreshFamily } from '../store/tokens.ts';
import { hashSecret, matchesHash } from '../token/secrets.ts';
import { subjectForTokens, type TokenSubject } from '../token/subject.ts';

/** What the token endpoint was sent. */
export interface CodeForm {
  readonly client_id?: string | undefined;
  readonly code?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly code_verifier?: string | undefined;
}

export interface Redeemed {
  readonly subject: TokenSubject;
  readonly scopes: readonly string[];
  readonly familyId: string;
  readonly nonce: string | undefined;
}

/**
 * Uses a code up. Throws `invalid_request` when something is missing, `invalid_client` for another client and
 * `invalid_grant` for everything else, alike. A code used twice ends the tokens it was redeemed for.
 */
export async function redeemCode(connection: Connection, form: CodeForm, now: number): Promise<Redeemed> {
  const { client_id: clientId, code, redirect_uri: redirectUri, code_verifier: verifier } = form;
  if (code === undefined || redirectUri === undefined || verifier === undefined) {
    throw new TokenRefusal(400, 'invalid_request', 'code, redirect_uri and code_verifier are required');
  }
  if (clientId !== embeddedConsoleClient) throw new TokenRefusal(401, 'invalid_client', 'The client id is wrong.');
  const hash = hashSecret(code);
  const found = await findAuthorizationCode(connection, hash);
  if (found?.used_on != null) {
    await deleteRefreshFamily(connection, found.family_id);
    throw refused(true);
  }
  const isRight = found !== undefined && found.expires_on > now && found.redirect_uri === redirectUri;
  if (!isRight || !verifies(verifier, found.challenge)) throw refused(false);
  await spendAuthorizationCode(connection, hash, now);
  const subject = await subjectForTokens(connection, found.user_id, now);
  if (subject === undefined) throw refused(true);
  return { subject, scopes: found.scope.split(' '), familyId: found.family_id, nonce: found.nonce ?? undefined };
}

function refused(keepsChanges: boolean): TokenRefusal {
  return new TokenRefusal(400, 'invalid_grant', 'The code does not work.', keepsChanges);
}

function verifies(verifier: string, challenge: string): boolean {
  const computed = createHash('sha256').update(verifier).digest('base64url');
  return matchesHash(computed, hashSecret(challenge));
}
