import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fresh, inOrganisation, inSpace } from '#region/testing/fixture.ts';
import { idOfName } from '#region/seed/catalogue-data.ts';
import { callerAt, fetchToken, startTestRegion, type TestRegion } from '#region/testing/test-region.ts';

let region: TestRegion;
let organisation: { organisationId: string };
let space: { spaceId: string };
beforeAll(async () => {
  region = await startTestRegion();
  organisation = inOrganisation(region);
  space = inSpace(region);
});
afterAll(() => region.close());

async function inTheOrganisation(body: object = {}) {
  const call = { path: organisation, body: { name: fresh('robot'), ...body } };
  return (await region.admin('CreateServiceAccountOrganisation', call)).reply;
}
async function inTheSpace(body: object = {}) {
  const call = { path: space, body: { name: fresh('robot'), ...body } };
  return (await region.admin('CreateServiceAccountSpace', call)).reply;
}
const signIn = async ({ id, secret }: { id: string; secret: string }) => fetchToken(region.baseUrl, id, secret);
const isInOrganisation = async (serviceAccountId: string) =>
  (await region.admin('GetServiceAccountOrganisation', { path: { ...organisation, serviceAccountId } })).status === 200;
const isInSpace = async (serviceAccountId: string) =>
  (await region.admin('GetServiceAccountSpace', { path: { ...space, serviceAccountId } })).status === 200;

describe('creating a service account', () => {
  it('gives the secret once, and it works', async () => {
    const account = await inTheOrganisation();
    expect(account).toMatchObject({ tokenDuration: 'P1D', secret: expect.stringMatching(/^[\w-]{40,}$/) as string });
    expect(await signIn(account)).toMatch(/^ey/);
    const path = { ...organisation, serviceAccountId: account.id };
    expect((await region.admin('GetServiceAccountOrganisation', { path })).reply).not.toHaveProperty('secret');
    const { reply } = await region.admin('ListServiceAccountOrganisation', { path: organisation });
    expect(JSON.stringify(reply)).not.toContain(account.secret);
  });

  it('in a space assigns it there; in the organisation to no space, and with no right anywhere', async () => {
    const [ofSpace, ofOrganisation] = [await inTheSpace(), await inTheOrganisation()];
    const spacesOf = async (serviceAccountId: string) =>
      (await region.admin('ListSpacesOfServiceAccount', { path: { ...organisation, serviceAccountId } })).reply.items;
    expect(await spacesOf(ofSpace.id)).toEqual([{ id: space.spaceId }]);
    expect(await spacesOf(ofOrganisation.id)).toEqual([]);
    const asRobot = callerAt(region.baseUrl, await signIn(ofSpace));
    expect((await asRobot('ListUserSpace', { path: space })).status).toBe(403);
  });

  it.each(['PT1S', 'PT48H', 'P1DT24H'])('takes a token duration of %s and keeps to it', async (tokenDuration) => {
    const account = await inTheOrganisation({ tokenDuration });
    const response = await fetch(`${region.baseUrl}/iam/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: account.id,
        client_secret: account.secret,
      }),
    });
    const { expires_in: seconds } = (await response.json()) as { expires_in: number };
    expect(seconds).toBe(tokenDuration === 'PT1S' ? 1 : 172_800);
  });

  it.each(['PT0S', 'PT48H1S', 'P3D', '1 hour', ''])('refuses a token duration of %j', async (tokenDuration) => {
    const body = { name: fresh('robot'), tokenDuration };
    const { status, problem } = await region.admin('CreateServiceAccountSpace', { path: space, body });
    expect([status, problem.violations?.map(({ field }) => field)]).toEqual([400, ['tokenDuration']]);
  });

  it('keeps names unique in the organisation and in each space, apart from one another', async () => {
    const name = fresh('twin');
    expect((await inTheOrganisation({ name })).name).toBe(name);
    expect((await inTheSpace({ name })).name).toBe(name);
    const again = await region.admin('CreateServiceAccountOrganisation', { path: organisation, body: { name } });
    const inSpaceAgain = await region.admin('CreateServiceAccountSpace', { path: space, body: { name } });
    for (const { status, problem } of [again, inSpaceAgain]) {
      expect([status, problem.type]).toEqual([409, 'urn:numspot:errors#duplicate_resource']);
    }
    const path = { ...organisation, serviceAccountId: (await inTheOrganisation()).id };
    expect((await region.admin('UpdateServiceAccountOrganisation', { path, body: { name } })).status).toBe(409);
  });

  it('as an administrator of a space gives the role Space Admin there', async () => {
    const path = { ...organisation, ...space };
    const { status, reply } = await region.admin('CreateAdminServiceAccountSpace', {
      path,
      body: { name: fresh('admin') },
    });
    expect(status).toBe(201);
    const asAdmin = callerAt(region.baseUrl, await signIn(reply));
    expect((await asAdmin('ListClusters', { path: space })).status).toBe(200);
    const subject = { ...space, subjectType: 'serviceAccounts', subjectId: reply.id };
    const policy = await region.admin('GetIAMPolicySpace', { path: subject });
    expect(policy.reply).toEqual({ roles: [idOfName('role Space Admin')], permissions: [] });
  });

  it('as an administrator needs the right in the organisation', async () => {
    const asSpaceAdmin = await region.account({ ...space, roles: ['Space Admin'] });
    const body = { name: fresh('admin') };
    const answer = await asSpaceAdmin('CreateAdminServiceAccountSpace', { path: { ...organisation, ...space }, body });
    expect([answer.status, answer.problem.detail]).toEqual([403, expect.stringContaining('iam.space.createAdmin')]);
    // Where it is held, not where it was asked for.
    expect(answer.problem.detail).toContain(` on organisation ${organisation.organisationId}`);
    expect(answer.problem.detail).not.toContain(space.spaceId);
  });
});

describe('finding a service account', () => {
  it('goes by the exact name', async () => {
    const { id, name = '' } = await inTheSpace();
    const query = { serviceAccountName: name };
    const inSpaceOnly = await region.admin('MatchServiceAccountSpace', { path: space, query });
    const everywhere = await region.admin('MatchServiceAccountOrganisation', { path: organisation, query });
    for (const { reply } of [inSpaceOnly, everywhere]) expect(reply.items.map((item) => item.id)).toEqual([id]);
    const other = { serviceAccountName: name.slice(0, -1) };
    expect((await region.admin('MatchServiceAccountSpace', { path: space, query: other })).reply.items).toEqual([]);
  });

  it('shows through an ACL only the account it opens', async () => {
    const [mine, other] = [await inTheSpace(), await inTheSpace()];
    const asReader = await region.account({ ...space, acls: [['iam.serviceAccount.get', mine.id]] });
    const { reply } = await asReader('ListServiceAccountSpace', { path: space });
    expect(reply.items.map(({ id }) => id)).toEqual([mine.id]);
    const query = { serviceAccountName: other.name ?? '' };
    expect((await asReader('MatchServiceAccountSpace', { path: space, query })).reply.items).toEqual([]);
  });
});

describe('updating a service account', () => {
  it('replaces: what is left out goes back to its default', async () => {
    const account = await inTheOrganisation({ tokenDuration: 'PT1H', expirationDate: '2030-01-01' });
    const path = { ...organisation, serviceAccountId: account.id };
    const name = fresh('renamed');
    const { reply } = await region.admin('UpdateServiceAccountOrganisation', { path, body: { name } });
    expect(reply).toEqual({ id: account.id, name, tokenDuration: 'P1D' });
    expect((await region.admin('GetServiceAccountOrganisation', { path })).reply).toEqual(reply);
  });

  it('with an expiration date in the past stops its tokens and gives no new ones', async () => {
    const account = await inTheOrganisation();
    const asRobot = callerAt(region.baseUrl, await signIn(account));
    expect((await asRobot('GetUserInfo')).status).toBe(200);
    const path = { ...organisation, serviceAccountId: account.id };
    const body = { name: fresh('robot'), expirationDate: '2026-01-14' };
    await region.admin('UpdateServiceAccountOrganisation', { path, body });
    const refused = await asRobot('GetUserInfo');
    expect([refused.status, refused.problem.type]).toEqual([401, 'urn:numspot:errors#inactive_token']);
    await expect(signIn(account)).rejects.toThrow('401');
    await region.admin('UpdateServiceAccountOrganisation', { path, body: { ...body, expirationDate: '2026-01-15' } });
    expect((await asRobot('GetUserInfo')).status).toBe(200);
  });

  it('from a space needs the right in the organisation when the account holds rights there', async () => {
    const account = await inTheOrganisation();
    await region.admin('AssignServiceAccountToSpace', { path: { ...space, serviceAccountId: account.id } });
    const asSpaceAdmin = await region.account({ ...space, roles: ['Space Admin'] });
    const call = { path: { ...space, serviceAccountId: account.id }, body: { name: fresh('robot') } };
    expect((await asSpaceAdmin('UpdateServiceAccountSpace', call)).status).toBe(200);
    await region.admin('SetIAMPolicyOrganisation', {
      path: { ...organisation, subjectType: 'serviceAccounts', subjectId: account.id },
      body: { add: { roles: [idOfName('role Identity Viewer')] } },
    });
    expect((await asSpaceAdmin('UpdateServiceAccountSpace', call)).status).toBe(403);
    expect((await region.admin('UpdateServiceAccountSpace', call)).status).toBe(200);
  });
});

describe('deleting a service account', () => {
  it('answers at once, gives no token any more, and ends tokens and record after two seconds', async () => {
    const account = await inTheOrganisation();
    const asRobot = callerAt(region.baseUrl, await signIn(account));
    const path = { ...organisation, serviceAccountId: account.id };
    expect((await region.admin('DeleteServiceAccountOrganisation', { path })).status).toBe(204);
    await expect(signIn(account)).rejects.toThrow('401');
    region.clock.advance(1_999);
    expect((await asRobot('GetUserInfo')).status).toBe(200);
    expect((await region.admin('DeleteServiceAccountOrganisation', { path })).status).toBe(204);
    region.clock.advance(1);
    expect((await asRobot('GetUserInfo')).status).toBe(401);
    expect(await isInOrganisation(account.id)).toBe(false);
    expect((await region.admin('DeleteServiceAccountOrganisation', { path })).status).toBe(404);
  });

  it('gives its name back at once', async () => {
    const { id, name } = await inTheOrganisation();
    await region.admin('DeleteServiceAccountOrganisation', { path: { ...organisation, serviceAccountId: id } });
    expect((await inTheOrganisation({ name })).name).toBe(name);
  });

  it('leaves nothing behind that would come back with the id', async () => {
    const { id } = await inTheSpace();
    const subject = { subjectType: 'serviceAccounts', subjectId: id };
    await region.admin('SetIAMPolicySpace', {
      path: { ...space, ...subject },
      body: { add: { roles: [idOfName('role Space Admin')], permissions: [idOfName('iam.user.get')] } },
    });
    await region.admin('DeleteServiceAccountOrganisation', { path: { ...organisation, serviceAccountId: id } });
    await region.region.steering.advance(2_000);
    for (const table of ['policy_roles', 'policy_permissions', 'space_members', 'ownerships'] as const) {
      const left = region.database.query.selectFrom(table).select('identity_id').where('identity_id', '=', id);
      expect(await left.execute()).toEqual([]);
    }
    expect((await region.admin('GetIAMPolicySpace', { path: { ...space, ...subject } })).status).toBe(404);
  });

  it('from its own space deletes it; from another it is only detached', async () => {
    const [own, assigned] = [await inTheSpace(), await inTheOrganisation()];
    await region.admin('AssignServiceAccountToSpace', { path: { ...space, serviceAccountId: assigned.id } });
    expect(await isInSpace(assigned.id)).toBe(true);
    for (const { id } of [own, assigned]) {
      const answer = await region.admin('DeleteServiceAccountSpace', { path: { ...space, serviceAccountId: id } });
      expect(answer.status).toBe(204);
    }
    expect(await isInSpace(assigned.id)).toBe(false);
    await region.region.steering.advance(2_000);
    expect([await isInOrganisation(own.id), await isInOrganisation(assigned.id)]).toEqual([false, true]);
    expect(await signIn(assigned)).toMatch(/^ey/);
  });

  it('by detaching takes policy and ACLs in that space away for good', async () => {
    const { id } = await inTheOrganisation();
    const path = { ...space, serviceAccountId: id };
    await region.admin('AssignServiceAccountToSpace', { path });
    const subject = { ...space, subjectType: 'serviceAccounts', subjectId: id };
    const body = { add: { roles: [idOfName('role Space Admin')] } };
    await region.admin('SetIAMPolicySpace', { path: subject, body });
    await region.admin('DeleteServiceAccountSpace', { path });
    await region.admin('AssignServiceAccountToSpace', { path });
    const { reply } = await region.admin('GetIAMPolicySpace', { path: subject });
    expect(reply).toEqual({ roles: [], permissions: [] });
  });
});
