/** From an authorization code to whom it stands for (RFC 6749 section 4.1.3, RFC 7636 section 4.6). */
import { createHash } from 'node:crypto';
import { embeddedConsoleClient } from '#shared/person-sign-in.ts';
import { TokenRefusal } from '#region/request/problem.ts';
import { findAuthorizationCode, spendAuthorizationCode } from '#region/store/authorization-codes.ts';
import type { Connection } from '#region/store/database.ts';
import { endFamily } from '#region/store/tokens.ts';
import type { Granted } from '#region/token/access-tokens.ts';
import { grantedScopes } from '#region/token/scopes.ts';
import { hashSecret, matchesHash } from '#region/token/secrets.ts';
import { subjectForTokens } from '#region/token/subject.ts';

/** What the token endpoint was sent. */
export interface CodeForm {
  readonly client_id?: string | undefined;
  readonly code?: string | undefined;
  readonly redirect_uri?: string | undefined;
  readonly code_verifier?: string | undefined;
}

export interface Redeemed extends Granted {
  readonly askedScope: string;
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
    await endFamily(connection, found.family_id, now);
    throw refused(true);
  }
  const isRight = found !== undefined && found.expires_on > now && found.redirect_uri === redirectUri;
  if (!isRight || !verifies(verifier, found.challenge)) throw refused(false);
  await spendAuthorizationCode(connection, hash, now);
  const subject = await subjectForTokens(connection, found.user_id, now);
  if (subject === undefined) throw refused(true);
  const { family_id: familyId, nonce, scope: askedScope } = found;
  return { subject, scopes: grantedScopes(askedScope), familyId, nonce: nonce ?? undefined, askedScope };
}

function refused(keepsChanges: boolean): TokenRefusal {
  return new TokenRefusal(400, 'invalid_grant', 'The code does not work.', keepsChanges);
}

function verifies(verifier: string, challenge: string): boolean {
  const computed = createHash('sha256').update(verifier).digest('base64url');
  return matchesHash(computed, hashSecret(challenge));
}
