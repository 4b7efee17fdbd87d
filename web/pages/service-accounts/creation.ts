/** Creating an account: the answer carries the secret, so it goes past every cache, straight to whoever shows it. */
import { mutationOptions } from '@tanstack/react-query';
import type { Reply } from '#shared/contract/catalogue.ts';
import { call } from '#web/api/call.ts';
import type { Scope } from '#web/api/scope.ts';
import type { AccountBody } from './account-values.ts';
import type { SecretPair } from './env-file.ts';

/** Where an account belongs: to the organisation, to one space, or to one space as its administrator. */
export type Place = 'organisation' | 'space' | 'admin';

export interface NewAccount {
  readonly place: Place;
  readonly organisationId: string;
  /** Empty for an account of the organisation. */
  readonly spaceId: string;
  readonly body: AccountBody;
}

/**
 * A write whose result in the cache is the account's id alone. `keep` gets the pair once the region has answered.
 * Refreshes what any of the three creations changes.
 */
export function creationIn(region: string, keep: (pair: SecretPair, account: NewAccount) => void) {
  return mutationOptions({
    meta: { region, changes: ['serviceAccounts', 'policies'] },
    mutationFn: async (account: NewAccount): Promise<string> => {
      const { id, name = account.body.name, secret } = await send(region, account);
      keep({ region, name, clientId: id, clientSecret: secret }, account);
      return id;
    },
  });
}

function send(region: string, account: NewAccount): Promise<Reply<'CreateServiceAccountOrganisation'>> {
  const { place, organisationId, spaceId, body } = account;
  if (place === 'organisation') {
    return call(region, 'CreateServiceAccountOrganisation', { path: { organisationId }, body });
  }
  return place === 'space'
    ? call(region, 'CreateServiceAccountSpace', { path: { spaceId }, body })
    : call(region, 'CreateAdminServiceAccountSpace', { path: { organisationId, spaceId }, body });
}

/** The scope an account was created in. */
export function createdIn(region: string, { place, organisationId, spaceId }: NewAccount): Scope {
  return place === 'organisation'
    ? { region, kind: 'organisation', id: organisationId }
    : { region, kind: 'space', id: spaceId };
}
