/** Proof of a client by its id and secret: as Basic header, in the form, or both (behaviours B2.2). */
import { isUuid } from '#shared/contract/path.ts';
import { getsToken } from '#shared/rules/subject-status.ts';
import { accountStatus } from '#region/access/subject-status.ts';
import { TokenRefusal } from '#region/request/problem.ts';
import type { Connection } from '#region/store/database.ts';
import { findServiceAccount, type ServiceAccountRow } from '#region/store/service-accounts.ts';
import { matchesHash } from './secrets.ts';

interface Credentials {
  readonly id: string;
  readonly secret: string;
}

export interface CredentialForm {
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

/** Checked against when the id is unknown, so that both refusals take the same time. */
const nobodysHash = '0'.repeat(64);

/**
 * The service account whose credentials came. Throws 401 `invalid_client`, the same for an unknown id, a wrong secret,
 * and an account past its expiration date (B2.5) or being removed (B8.4).
 */
export async function proveClient(
  connection: Connection,
  authorization: string | undefined,
  form: CredentialForm,
  now: number,
): Promise<ServiceAccountRow> {
  const credentials = readCredentials(authorization, form);
  const account =
    credentials !== undefined && isUuid(credentials.id)
      ? await findServiceAccount(connection, credentials.id.toLowerCase())
      : undefined;
  const matches = matchesHash(credentials?.secret ?? '', account?.secret_hash ?? nobodysHash);
  if (account === undefined || !matches || !getsToken(accountStatus(account, now))) {
    throw new TokenRefusal(401, 'invalid_client', 'The client id or secret is wrong.');
  }
  return account;
}

function readCredentials(authorization: string | undefined, form: CredentialForm): Credentials | undefined {
  const { client_id: id, client_secret: secret } = form;
  if (!isBasic(authorization)) return id !== undefined && secret !== undefined ? { id, secret } : undefined;
  const inHeader = readBasic(authorization);
  if (inHeader === undefined || (id !== undefined && id !== inHeader.id)) return undefined;
  return secret !== undefined && secret !== inHeader.secret ? undefined : inHeader;
}

/** Any other scheme proves no client and is ignored: some clients send along the token they are about to renew. */
export function isBasic(authorization: string | undefined): authorization is string {
  return /^Basic(?: |$)/i.test(authorization ?? '');
}

function readBasic(authorization: string): Credentials | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/=_-]+) *$/i.exec(authorization)?.[1];
  if (encoded === undefined) return undefined;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  return { id: decodeForm(text.slice(0, colon)), secret: decodeForm(text.slice(colon + 1)) };
}

/** Some clients form-encode both parts (RFC 6749 section 2.3.1); ours hold no character that encoding would change. */
function decodeForm(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
