/** What fixtures of operations are made of: scopes, words that are new, and users. */
import type { Body, OperationId, Path, Query } from '#shared/contract/catalogue.ts';
import type { TestRegion } from './test-region.ts';

interface Call<Id extends OperationId> {
  readonly path: Path<Id>;
  readonly query?: Query<Id>;
  readonly body?: Body<Id>;
}

/** Makes what the call needs, so that it can be repeated. */
export type Fixture<Id extends OperationId> = (region: TestRegion) => Promise<Call<Id>> | Call<Id>;

export const inOrganisation = ({ seeded }: TestRegion) => ({ organisationId: seeded.organisationId });
export const inSpace = ({ seeded }: TestRegion) => ({ spaceId: seeded.spaceId });

let counter = 0;

/** A word that was not used before in this process. */
export function fresh(word: string): string {
  counter += 1;
  return `${word}-${counter}`;
}

export const person = () => ({ email: `${fresh('ada')}@example.com`, firstname: 'Ada', lastname: 'Lovelace' });

/** A new user, assigned to the demo space. */
export async function aUser(region: TestRegion): Promise<string> {
  const { reply } = await region.admin('CreateUserSpace', { path: inSpace(region), body: person() });
  return reply.id;
}

export async function userInOrganisation(region: TestRegion) {
  return { ...inOrganisation(region), userId: await aUser(region) };
}

export async function userInSpace(region: TestRegion) {
  return { ...inSpace(region), userId: await aUser(region) };
}
