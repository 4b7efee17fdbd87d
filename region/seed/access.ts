/** Who holds which role in the seeded data, service accounts and some of the people. */
import { assignIdentity, grantRole, type Identity } from '#region/store/access.ts';
import type { Connection } from '#region/store/database.ts';
import { idOfName } from './catalogue-data.ts';
import { serviceAccounts } from './organisation-data.ts';

export interface AccessSeed {
  readonly organisationId: string;
  readonly spaceIds: readonly string[];
  readonly accountIds: readonly string[];
  readonly userIds: readonly string[];
  readonly now: number;
}

/** Roles of people by their place: in the organisation, and in spaces they are assigned to. */
const organisationRoles: Readonly<Record<number, string>> = {
  0: 'Organisation Admin',
  1: 'Organisation Viewer',
  21: 'Identity Admin',
  42: 'Space Creator',
};
const demoSpaceRoles = ['Space Admin', 'Space Viewer', 'Kubernetes Viewer', 'Identity User Account Manager'];

/** Gives the seeded roles. Part of the caller's transaction. */
export async function seedAccess(connection: Connection, seed: AccessSeed): Promise<void> {
  const give = (identity: Identity, scopeId: string, role: string) =>
    grantRole(connection, identity, scopeId, idOfName(`role ${role}`));
  for (const [index, { roles = [], spaces = {} }] of serviceAccounts.entries()) {
    const account: Identity = { type: 'serviceAccounts', id: seed.accountIds[index] as string };
    for (const role of roles) await give(account, seed.organisationId, role);
    for (const [place, spaceRoles] of Object.entries(spaces)) {
      const spaceId = seed.spaceIds[Number(place)] as string;
      await assignIdentity(connection, spaceId, account, seed.now);
      for (const role of spaceRoles) await give(account, spaceId, role);
    }
  }
  for (const [index, id] of seed.userIds.slice(0, 60).entries()) {
    const user: Identity = { type: 'users', id };
    const role = organisationRoles[index];
    if (role !== undefined) await give(user, seed.organisationId, role);
    const spaceRole = demoSpaceRoles[index % 10];
    if (spaceRole !== undefined) await give(user, seed.spaceIds[0] as string, spaceRole);
  }
}
