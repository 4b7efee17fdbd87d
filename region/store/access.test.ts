import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionRows } from '#region/seed/catalogue-data.ts';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';
import { decide } from '#shared/rules/access.ts';
import { grantRole, loadAccessFacts, predefinedRole, recordOwnership, type Identity } from './access.ts';

const names = permissionRows.map(({ name }) => name);
const cluster = '33333333-3333-4333-8333-333333333333';

let test: TestRegion;
beforeAll(async () => {
  test = await startTestRegion();
});
afterAll(() => test.close());

const owner: Identity = { type: 'serviceAccounts', id: '44444444-4444-4444-8444-444444444444' };

describe('what is read of an identity for one permission', () => {
  it.each([undefined, cluster])('decides about it as all that is known does, on %s', async (resourceId) => {
    const { organisationId, spaceId } = test.seeded;
    await test.database.write(async (connection) => {
      await grantRole(connection, owner, organisationId, await predefinedRole(connection, 'Organisation Admin'));
      await grantRole(connection, owner, spaceId, await predefinedRole(connection, 'Kubernetes Viewer'));
      await recordOwnership(connection, owner, spaceId, {
        service: 'kubernetes',
        resource: 'cluster',
        resourceId: cluster,
      });
    });
    await test.database.read(async (connection) => {
      const everything = await loadAccessFacts(connection, owner, organisationId, spaceId);
      for (const name of names) {
        const own = await loadAccessFacts(connection, owner, organisationId, spaceId, [name]);
        expect(own.policies.length).toBeLessThanOrEqual(2);
        const question = { permissions: [name], level: 'space', ...(resourceId && { resourceId }) } as const;
        expect(decide(question, own), name).toEqual(decide(question, everything));
      }
    });
  });
});
