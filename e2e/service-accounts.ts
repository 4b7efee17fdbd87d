/** Where service accounts are, and what tests of them begin with. */
import { unique } from './world-data.ts';
import type { Page, World, WorldRegion } from './world.ts';

export const accountsOf = (world: World) =>
  `/eu-std-1/organisations/${world.std.accounts.organisationId}/service-accounts`;

/** An account of the organisation, made behind the console's back. */
export async function createAccount({ client, accounts }: WorldRegion, name = unique('robot')) {
  const { organisationId } = accounts;
  return client.call('CreateServiceAccountOrganisation', { path: { organisationId }, body: { name } });
}

export const secretOf = (page: Page) => page.getByRole('dialog', { name: /^The secret of / });
