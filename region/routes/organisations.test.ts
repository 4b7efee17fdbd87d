import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callerAt, fetchToken, startTestRegion, type Caller, type TestRegion } from '#region/testing/test-region.ts';

let region: TestRegion;
let limited: Caller;
let organisation: { organisationId: string };
let space: { spaceId: string };
beforeAll(async () => {
  region = await startTestRegion({ users: 65 });
  const { clientId, clientSecret = '' } = region.seeded.limited;
  limited = callerAt(region.baseUrl, await fetchToken(region.baseUrl, clientId, clientSecret));
  organisation = { organisationId: region.seeded.organisationId };
  space = { spaceId: region.seeded.spaceId };
});
afterAll(() => region.close());

const statusOf = async (id: string) =>
  (await region.admin('GetSpace', { path: { ...organisation, spaceId: id } })).reply.status;

describe('a space', () => {
  const creation = { name: 'ocean', description: 'For simulations' };

  it('is QUEUED, then RUNNING, then READY, without moving updatedOn', async () => {
    const { status, reply } = await region.admin('CreateSpace', { path: organisation, body: creation });
    expect([status, reply]).toMatchObject([200, { ...creation, status: 'QUEUED' }]);
    region.clock.advance(2_000);
    expect(await statusOf(reply.id)).toBe('RUNNING');
    region.clock.advance(6_000);
    const ready = await region.admin('GetSpace', { path: { ...organisation, spaceId: reply.id } });
    expect(ready.reply).toEqual({ ...reply, status: 'READY' });
  });

  it('belongs to its creator, who is its administrator', async () => {
    const { reply } = await region.admin('CreateSpace', { path: organisation, body: creation });
    const path = { spaceId: reply.id };
    expect((await region.admin('ListClusters', { path })).status).toBe(409);
    region.clock.advance(10_000);
    expect((await region.admin('ListClusters', { path })).reply).toEqual({ items: [], totalSize: 0 });
    const mine = await region.admin('ListMySpaces', { path: organisation });
    expect(mine.reply.items.map((one) => one.id)).toContain(reply.id);
  });

  it('is renamed and described once it is READY, one field at a time if need be', async () => {
    const { reply } = await region.admin('CreateSpace', { path: organisation, body: creation });
    const path = { ...organisation, spaceId: reply.id };
    expect((await region.admin('UpdateSpace', { path, body: { name: 'sea' } })).status).toBe(409);
    region.clock.advance(10_000);
    expect((await region.admin('UpdateSpace', { path, body: { name: 'sea' } })).status).toBe(204);
    const { reply: renamed } = await region.admin('GetSpace', { path });
    expect(renamed).toMatchObject({ name: 'sea', description: creation.description, createdOn: reply.createdOn });
    expect(renamed.updatedOn).not.toBe(reply.updatedOn);
  });
});

describe('the limited demo account', () => {
  it('lists and reads the users of the demo space', async () => {
    const list = await limited('ListUserSpace', { path: space });
    expect(list.reply.totalSize).toBeGreaterThanOrEqual(60);
    const path = { ...space, userId: list.reply.items[0]?.id ?? '' };
    expect((await limited('GetUserSpace', { path })).status).toBe(200);
    expect((await limited('RecoverUserSpace', { path })).status).toBe(403);
  });

  it('sees its organisation and its space, and may do nothing else', async () => {
    expect((await limited('ListMyOrganisations')).reply.items).toHaveLength(1);
    const mine = await limited('ListMySpaces', { path: organisation });
    expect(mine.reply.items.map((one) => one.id)).toEqual([space.spaceId]);
    for (const { status } of [
      await limited('ListSpaces', { path: organisation }),
      await limited('ListUserOrganisation', { path: organisation }),
      await limited('ListServiceAccountSpace', { path: space }),
      await limited('ListClusters', { path: space }),
    ]) {
      expect(status).toBe(403);
    }
  });

  it('cannot tell a space it is not assigned to from one that does not exist', async () => {
    const spaces = await region.admin('ListSpaces', { path: organisation });
    const other = spaces.reply.items.find((one) => one.name === 'staging')?.id ?? '';
    const [known, unknown] = [other, crypto.randomUUID()];
    const answers = await Promise.all(
      [known, unknown].map(async (spaceId) => {
        const { status, problem } = await limited('ListUserSpace', { path: { spaceId } });
        return [status, problem.type, problem.detail?.replace(spaceId, 'id')];
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(403);
  });
});

describe('rights', () => {
  it('of an unassigned identity are inert', async () => {
    const caller = await region.account({ ...space, roles: ['Space Admin'] });
    expect((await caller('ListUserSpace', { path: space })).status).toBe(200);
    await region.database.query.deleteFrom('space_members').where('identity_type', '=', 'serviceAccounts').execute();
    expect((await caller('ListUserSpace', { path: space })).status).toBe(403);
  });

  it('by ACL open one user, and lists show only that one', async () => {
    const { reply } = await region.admin('ListUserSpace', { path: space, page: { size: 2 } });
    const [open, closed] = reply.items.map((user) => user.id) as [string, string];
    const caller = await region.account({ ...space, acls: [['iam.user.get', open]] });
    expect((await caller('GetUserSpace', { path: { ...space, userId: open } })).status).toBe(200);
    expect((await caller('GetUserSpace', { path: { ...space, userId: closed } })).status).toBe(403);
    const list = await caller('ListUserSpace', { path: space });
    expect(list.reply).toMatchObject({ totalSize: 1, items: [{ id: open }] });
  });

  it('come with what one has created', async () => {
    const caller = await region.account({ ...space, permissions: ['iam.user.create'] });
    const body = { email: 'own@example.org', firstname: 'My', lastname: 'Own' };
    const { reply } = await caller('CreateUserSpace', { path: space, body });
    const path = { ...space, userId: reply.id };
    expect((await caller('PatchUserStateSpace', { path, body: { active: true } })).status).toBe(200);
    expect((await caller('ListUserSpace', { path: space })).reply.totalSize).toBe(1);
    expect((await caller('UnassignUserSpace', { path })).status).toBe(204);
  });
});

describe('service accounts', () => {
  it('show name and token duration, and never the secret', async () => {
    const { reply } = await region.admin('ListServiceAccountOrganisation', { path: organisation, page: { size: 50 } });
    const terraform = reply.items.find((account) => account.name === 'terraform');
    expect(terraform).toMatchObject({ tokenDuration: 'PT1H' });
    const gateway = reply.items.find((account) => account.name === 'partner-gateway');
    expect(gateway).toMatchObject({ tokenDuration: 'P2D', expirationDate: '2026-04-15' });
    expect(JSON.stringify(reply)).not.toMatch(/secret/i);
  });

  it('are found in a space only when assigned to it', async () => {
    const all = await region.admin('ListServiceAccountOrganisation', { path: organisation, page: { size: 50 } });
    const sync = all.reply.items.find((account) => account.name === 'directory-sync')?.id ?? '';
    const path = { serviceAccountId: sync };
    expect((await region.admin('GetServiceAccountOrganisation', { path: { ...organisation, ...path } })).status).toBe(
      200,
    );
    expect((await region.admin('GetServiceAccountSpace', { path: { ...space, ...path } })).status).toBe(404);
  });
});
