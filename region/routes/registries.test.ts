import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestRegion, type Caller, type TestRegion } from '#region/testing/test-region.ts';

let test: TestRegion;
let spaceId: string;
let registryId: string;
beforeEach(async () => {
  test = await startTestRegion();
  ({ spaceId } = test.seeded);
  registryId = (await list()).find((registry) => registry.name === 'releases')?.id ?? '';
});
afterEach(() => test.close());

const list = async (caller: Caller = test.admin) => (await caller('ListRegistries', { path: { spaceId } })).reply.items;
const read = (caller: Caller = test.admin) => caller('ReadRegistryPassword', { path: { spaceId, registryId } });
const reset = (caller: Caller = test.admin) => caller('ResetRegistryPassword', { path: { spaceId, registryId } });

describe('the password of a registry', () => {
  it('is read, reset, unreadable for a moment, and then another one', async () => {
    const old = (await read()).reply.password;
    expect(old).toMatch(/^[A-Za-z0-9\-._~]{20,}$/);
    const answer = await reset();
    expect([answer.status, answer.reply]).toEqual([202, undefined]);
    const stored = await test.database.query.selectFrom('registries').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(old);
    for (const { status, problem } of [await read(), await reset()]) {
      expect(status).toBe(409);
      expect(problem.detail).toContain('being reset');
    }
    await test.region.steering.advance(10_000);
    const { status, reply } = await read();
    expect(status).toBe(200);
    expect(reply.password).not.toBe(old);
    expect((await read()).reply.password).toBe(reply.password);
  });

  it('is reset by whoever may change the registry, and read by who may see it', async () => {
    const other = await test.account({ spaceId, permissions: ['registry.password.reset'] });
    expect((await reset(other)).status).toBe(403);
    const resetter = await test.account({ spaceId, permissions: ['registry.instance.update'] });
    expect((await reset(resetter)).status).toBe(202);
    await test.region.steering.advance(10_000);
    expect((await read(resetter)).status).toBe(403);
    const acls = [['registry.instance.get', registryId]] as const;
    const reader = await test.account({ spaceId, acls });
    expect((await read(reader)).status).toBe(200);
    expect((await reset(reader)).status).toBe(403);
    expect((await list(reader)).map(({ id }) => id)).toEqual([registryId]);
  });

  it('belongs to the registry of this space only', async () => {
    const { reply } = await test.admin('ListMySpaces', { path: { organisationId: test.seeded.organisationId } });
    const other = reply.items.find((space) => space.id !== spaceId && space.status === 'READY')?.id ?? '';
    const path = { spaceId: other, registryId };
    expect((await test.admin('ReadRegistryPassword', { path })).status).toBe(404);
    expect((await test.admin('ResetRegistryPassword', { path })).status).toBe(404);
  });
});

describe('a registry that is being created', () => {
  it('has neither host nor password until it runs', async () => {
    const mirror = await test.database.query
      .selectFrom('registries')
      .select(['id', 'space_id'])
      .where('name', '=', 'mirror')
      .executeTakeFirstOrThrow();
    const path = { spaceId: mirror.space_id, registryId: mirror.id };
    const states: (string | undefined)[] = [];
    for (const milliseconds of [0, 180_000, 60_000]) {
      await test.region.steering.advance(milliseconds);
      const { reply } = await test.admin('GetRegistry', { path });
      states.push(reply.status?.state);
      const isRunning = reply.status?.state === 'RUNNING';
      expect('host' in reply).toBe(isRunning);
      expect((await test.admin('ReadRegistryPassword', { path })).status).toBe(isRunning ? 200 : 409);
    }
    expect(states).toEqual(['CREATING', 'PENDING', 'RUNNING']);
  });
});

describe('secret managers', () => {
  it('show their administrator token to who may see the instance, the same each time', async () => {
    const { reply } = await test.admin('ListSecretInstances', { path: { spaceId } });
    const [instance] = reply.items;
    expect(instance).toMatchObject({ name: 'vault', version: '2.5.1', status: { state: 'RUNNING' } });
    const path = { spaceId, instanceId: instance?.id ?? '' };
    expect((await test.admin('GetSecretInstance', { path })).reply).toEqual(instance);
    const { token } = (await test.admin('GetSecretInstancePassword', { path })).reply;
    expect(token).toMatch(/^[A-Za-z0-9\-._~]{20,}$/);
    expect((await test.admin('GetSecretInstancePassword', { path })).reply.token).toBe(token);
    const stranger = await test.account({ spaceId });
    expect((await stranger('GetSecretInstancePassword', { path })).status).toBe(403);
  });

  it('have tokens of their own, in no other answer', async () => {
    const stored = await test.database.query.selectFrom('secret_instances').select('token').execute();
    expect(new Set(stored.map(({ token }) => token)).size).toBe(3);
    const { reply } = await test.admin('ListSecretInstances', { path: { spaceId } });
    for (const { token } of stored) expect(JSON.stringify(reply)).not.toContain(token);
  });
});
