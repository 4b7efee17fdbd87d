/** Whom a token speaks for, its `sub` (RFC 7519): a service account, or a person signed in at the console. */
import { embeddedConsoleClient } from '#shared/person-sign-in.ts';
import { getsToken, keepsTokens } from '#shared/rules/subject-status.ts';
import { accountStatus, personStatus } from '#region/access/subject-status.ts';
import type { Connection } from '#region/store/database.ts';
import type { IdentityType } from '#region/store/schema.ts';
import { findServiceAccount, type ServiceAccountRow } from '#region/store/service-accounts.ts';
import { findUserById, type UserRow } from '#region/store/users.ts';

export interface TokenSubject {
  readonly type: IdentityType;
  readonly id: string;
  readonly organisationId: string;
  /** The client the token is given to: the account itself, or the console that a person uses. */
  readonly clientId: string;
  readonly tokenSeconds: number;
  /** Claims of an ID token that tell who it is. */
  readonly profile: Readonly<Record<string, string>>;
}

const personTokenSeconds = 60 * 60;

export function accountSubject(account: ServiceAccountRow): TokenSubject {
  return {
    type: 'serviceAccounts',
    id: account.id,
    organisationId: account.organisation_id,
    clientId: account.id,
    tokenSeconds: account.token_seconds,
    profile: { name: account.name },
  };
}

export function personSubject(user: UserRow): TokenSubject {
  const { email, firstname, lastname } = user;
  return {
    type: 'users',
    id: user.id,
    organisationId: user.organisation_id,
    clientId: embeddedConsoleClient,
    tokenSeconds: personTokenSeconds,
    profile: { name: `${firstname} ${lastname}`, given_name: firstname, family_name: lastname, email },
  };
}

/** Who gets new tokens under this id; undefined once an account is past its days or a person is switched off. */
export async function subjectForTokens(
  connection: Connection,
  id: string,
  now: number,
): Promise<TokenSubject | undefined> {
  const account = await findServiceAccount(connection, id);
  if (account !== undefined) return getsToken(accountStatus(account, now)) ? accountSubject(account) : undefined;
  const user = await findUserById(connection, id);
  return user !== undefined && getsToken(personStatus(user, now)) ? personSubject(user) : undefined;
}

/** Whether tokens given before still work: an account until its last day is over, a person while switched on. */
export async function tokensWork(
  connection: Connection,
  type: IdentityType,
  id: string,
  now: number,
): Promise<boolean> {
  return keepsTokens(
    type === 'users'
      ? personStatus(await findUserById(connection, id), now)
      : accountStatus(await findServiceAccount(connection, id), now),
  );
}
