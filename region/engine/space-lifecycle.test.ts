import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestRegion, type TestRegion } from '#region/testing/test-region.ts';

let test: TestRegion;
beforeEach(async () => {
  test = await startTestRegion();
});
afterEach(() => test.close());

const organisation = () => ({ organisationId: test.seeded.organisationId });
const get = async (spaceId: string) => (await test.admin('GetSpace', { path: { ...organisation(), spaceId } })).reply;

describe('a new space', () => {
  it('is QUEUED, RUNNING, then READY, without its updatedOn moving', async () => {
    const created = await test.admin('CreateSpace', {
      path: organisation(),
      body: { name: 'new', description: 'made by a test' },
    });
    expect(created.status).toBe(200);
    const { id, updatedOn } = created.reply;
    const seen: unknown[] = [];
    for (let second = 0; second < 10; second += 1) {
      seen.push((await get(id)).status);
      test.clock.advance(1_000);
    }
    expect(seen.join(' ')).toBe('QUEUED QUEUED RUNNING RUNNING RUNNING RUNNING RUNNING RUNNING READY READY');
    expect((await get(id)).updatedOn).toBe(updatedOn);
  });

  it('of the seed becomes READY ten minutes after the first start', async () => {
    const spaces = async () => (await test.admin('ListSpaces', { path: organisation() })).reply.items;
    const count = async () => (await spaces()).filter(({ status }) => status === 'READY').length;
    await test.region.steering.advance(10 * 60_000 - 1);
    expect(await count()).toBe(3);
    await test.region.steering.advance(1);
    expect(await count()).toBe(4);
  });
});

describe('several things due at once', () => {
  it('all happen when the clock leaps over them', async () => {
    const { reply: space } = await test.admin('CreateSpace', {
      path: organisation(),
      body: { name: 'leap', description: 'made by a test' },
    });
    await test.region.steering.advance(24 * 60 * 60_000 - 1);
    expect((await get(space.id)).status).toBe('READY');
    const path = { spaceId: test.seeded.spaceId };
    const { reply } = await test.admin('ListOperations', { path, query: { status: ['PENDING', 'RUNNING'] } });
    expect(reply.totalSize).toBe(0);
    const clusters = await test.admin('ListClusters', { path });
    const upgraded = clusters.reply.items.find(({ name }) => name === 'booking');
    expect(upgraded).toMatchObject({ version: '1.29.5', nodePools: [{ kubernetesVersion: '1.29.5' }, {}] });
  });
});
