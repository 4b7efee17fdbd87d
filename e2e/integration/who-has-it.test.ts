/**
 * Who has a permission, among hundreds (in the long run a thousand), against a real region behind a real console: how many
 * calls the region gets, how soon the first is found, and that nobody is missed, ACLs included.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { idOfName } from '#region/seed/catalogue-data.ts';
import { quantity } from '#testing/property-runs.ts';
import { accounts, openHolderWorld, page, type Holder, type HolderWorld } from './holder-world.ts';

const complete = { status: 'done', unread: [], missing: [] };
const idsOf = (holders: readonly Holder[]) => holders.map(({ subject }) => subject.id).sort();

/** Every twentieth user may look at everything, in the organisation and in the space. */
async function openWithViewers(users: number): Promise<HolderWorld> {
  const world = await openHolderWorld(users);
  const { admin, members, region } = world;
  const { organisationId, spaceId } = region.accounts;
  for (const [index, subjectId] of members.entries()) {
    if (index % 20 > 0) continue;
    const subject = { subjectType: 'users', subjectId };
    const add = (role: string) => ({ add: { roles: [idOfName(`role ${role}`)] } });
    await admin('SetIAMPolicyOrganisation', {
      path: { organisationId, ...subject },
      body: add('Organisation Viewer'),
    });
    await admin('SetIAMPolicySpace', { path: { spaceId, ...subject }, body: add('Space Viewer') });
  }
  vi.stubGlobal('fetch', world.fetch);
  return world;
}

const many = quantity(250, 1_000);

describe(`among ${many}`, () => {
  const subjects = many;
  const mostCalls = subjects + 10;
  let world: HolderWorld;
  beforeAll(async () => {
    world = await openWithViewers(subjects - accounts);
  }, 120_000);
  afterAll(async () => {
    vi.unstubAllGlobals();
    await world.close();
  });

  it.each([
    { kind: 'space', permission: 'iam.getPolicy', by: 'identities' },
    { kind: 'organisation', permission: 'iam.getPolicy', by: 'policies' },
  ] as const)(
    'each is asked about once at most, and who has it by a role comes first: $permission, $kind',
    { timeout: 60_000 },
    async ({ kind, permission, by }) => {
      const outcome = await world.search(kind, permission);
      expect(outcome.last).toMatchObject({ ...complete, asked: subjects });
      expect(outcome.by).toBe(by);
      expect(outcome.calls).toBeLessThanOrEqual(mostCalls);
      expect(outcome.first).toBeLessThanOrEqual(3);
    },
  );
});

describe('among a hundred', () => {
  const subjects = 100;
  const pages = Math.ceil((subjects - accounts) / 50) + 1;
  let world: HolderWorld;
  let clusterId: string;
  /** Holds `kubernetes.cluster.delete` on one cluster only. */
  let byAcl: string;
  beforeAll(async () => {
    world = await openWithViewers(subjects - accounts);
    const { admin, members, region } = world;
    const { spaceId } = region.accounts;
    const body = { name: 'atlas', cidr: '10.0.0.0/16', version: '1.29.5', nodePools: [] };
    clusterId = (await admin('CreateCluster', { path: { spaceId }, body })).reply.id;
    byAcl = members[71] ?? '';
    const permissionId = idOfName('kubernetes.cluster.delete');
    const items = [{ permissionId, service: 'kubernetes', resource: 'cluster', resourceId: clusterId }];
    await admin('CreateACLUserSpaceBulk', { path: { spaceId, userId: byAcl }, body: { items } });
  }, 60_000);
  afterEach(() => {
    world.broken = undefined;
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    await world.close();
  });

  it('a few calls tell about a kind of resource, and ACLs count', async () => {
    const outcome = await world.search('space', 'kubernetes.cluster.delete');
    expect(outcome.last).toMatchObject(complete);
    expect(outcome.by).toBe('resources');
    expect(outcome.calls).toBeLessThanOrEqual(20);
    expect(outcome.first).toBeLessThanOrEqual(3);
    expect(outcome.holders.find(({ subject }) => subject.id === byAcl)?.ways).toEqual([
      { kind: 'resource', resourceId: clusterId },
    ]);
  });

  it('the same are found by policies and ACLs where a region offers no review', { timeout: 30_000 }, async () => {
    for (const [kind, permission] of [
      ['space', 'kubernetes.cluster.delete'],
      ['organisation', 'iam.user.get'],
    ] as const) {
      world.broken = undefined;
      const told = await world.search(kind, permission);
      world.broken = { pattern: /\/resource(s|\/)/, status: 501 };
      const read = await world.search(kind, permission);
      expect(read.last).toMatchObject(complete);
      // The creator of the cluster holds a role as well: nobody has it by creation alone here.
      expect(idsOf(read.holders)).toEqual(idsOf(told.holders));
      expect(read.calls).toBeLessThanOrEqual(2 * subjects + pages + 40);
    }
  });

  it('it is not complete while an answer is missing', async () => {
    world.broken = { pattern: new RegExp(`/users/${byAcl}/resources`), status: 403 };
    const outcome = await world.search('space', 'iam.getPolicy');
    expect(outcome.last.unread.map(({ item }) => item.id)).toEqual([byAcl]);
    expect(page.isComplete(outcome.last)).toBe(false);
  });

  it('policies are not read of whom a review of the organisation’s rights does not name', async () => {
    const outcome = await world.search('organisation', 'iam.user.get');
    expect(outcome.last).toMatchObject({ ...complete, asked: subjects });
    expect(outcome.calls).toBeLessThanOrEqual(subjects + 10);
    expect(outcome.first).toBeLessThanOrEqual(3);
  });

  it.each([/\/resource\//, /permissions\?.*action=/])(
    'nobody is left out for what cannot be read: %s',
    async (pattern) => {
      const told = await world.search('organisation', 'iam.user.get');
      world.broken = { pattern, status: 403 };
      const read = await world.search('organisation', 'iam.user.get');
      expect(read.last).toMatchObject(complete);
      expect(read.calls).toBeGreaterThan(told.calls);
      expect(idsOf(read.holders)).toEqual(idsOf(told.holders));
    },
  );
});
