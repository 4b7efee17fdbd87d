import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestRegion, type Caller, type TestRegion } from '#region/testing/test-region.ts';

let test: TestRegion;
let spaceId: string;
beforeEach(async () => {
  test = await startTestRegion();
  ({ spaceId } = test.seeded);
});
afterEach(() => test.close());

const image = { imageId: 'ami-1a2b3c4d' };
const create = (body: object = {}, caller: Caller = test.admin) =>
  caller('CreateVms', { path: { spaceId }, body: { ...image, ...body } });
const list = async (caller: Caller = test.admin) => (await caller('ListVms', { path: { spaceId } })).reply.items;
const at = (id: string) => ({ path: { spaceId, id } });
const stateOf = async (id: string) => (await test.admin('GetVm', at(id))).reply.state;
const wait = (milliseconds: number) => test.region.steering.advance(milliseconds);
const hour = 60 * 60 * 1_000;

async function running(): Promise<string> {
  const { reply } = await create();
  await wait(10_000);
  return reply.id;
}

describe('creating virtual machines', () => {
  it('takes the spelling of the specification', async () => {
    const { status, reply } = await create({ KeypairName: 'mine', vmType: 'ns-eco6-2c8r', UserData: 'aGVsbG8=' });
    expect(status).toBe(201);
    expect(reply).toMatchObject({ ...image, keypairName: 'mine', type: 'ns-eco6-2c8r', state: 'pending' });
    expect(reply.id).toMatch(/^i-[0-9a-f]{8}$/);
    expect(reply.blockDeviceMappings).toMatchObject([{ deviceName: '/dev/sda1', bsu: { state: 'attached' } }]);
    expect(JSON.stringify(reply)).not.toContain('aGVsbG8=');
  });

  it('takes the public spelling, which yields to the other one', async () => {
    const theirs = { keypairName: 'theirs', type: 'ns-eco6-2c4r', userData: 'aGVsbG8=', subnetId: 'subnet-12345678' };
    const { reply } = await create(theirs);
    expect(reply).toMatchObject({ keypairName: 'theirs', type: 'ns-eco6-2c4r', subnetId: 'subnet-12345678' });
    expect((await create({ ...theirs, KeypairName: 'mine' })).reply.keypairName).toBe('mine');
  });

  it('makes as many as asked for in one reservation and answers the first', async () => {
    const before = (await list()).length;
    const { reply } = await create({ minVMsCount: 2, maxVMsCount: 3 });
    const all = await list();
    expect(all).toHaveLength(before + 3);
    expect(all.slice(0, 3).map((vm) => vm['launchNumber'])).toEqual([0, 1, 2]);
    expect(new Set(all.slice(0, 3).map((vm) => vm['reservationId']))).toEqual(new Set([reply['reservationId']]));
    expect(all[0]?.id).toBe(reply.id);
    await create({ minVmsCount: 2 });
    expect(await list()).toHaveLength(before + 5);
  });

  it('makes what fits, or none when that is fewer than the minimum', async () => {
    const before = (await list()).length;
    await create({ maxVMsCount: 198 - before });
    const refused = await create({ minVMsCount: 3, maxVMsCount: 10 });
    expect([refused.status, refused.problem.detail]).toEqual([409, expect.stringContaining('room for 2 more')]);
    expect((await create({ minVMsCount: 1, maxVMsCount: 10 })).status).toBe(201);
    expect(await list()).toHaveLength(200);
    expect((await create()).status).toBe(409);
  });

  it.each([
    ['minVMsCount', { minVMsCount: 3, maxVMsCount: 2 }],
    ['minVMsCount', { minVMsCount: 0 }],
    ['maxVMsCount', { maxVMsCount: 0 }],
    ['imageId', { imageId: '' }],
    ['UserData', { UserData: 'not Base64!' }],
    ['UserData', { UserData: 'A'.repeat(4 * Math.ceil((500 * 1024 + 1) / 3)) }],
    ['userData', { userData: 'AAA' }],
  ])('refuses a wrong %s', async (field, body) => {
    const { status, problem } = await create(body);
    expect(status).toBe(400);
    expect(problem.violations?.map((violation) => violation.field)).toContain(field);
  });

  it('takes user data of 500 KiB', async () => {
    const { status } = await create({ UserData: Buffer.alloc(500 * 1024).toString('base64') });
    expect(status).toBe(201);
  });
});

describe('the life of a virtual machine', () => {
  it('goes from pending to running, to stopped and back', async () => {
    const { reply } = await create();
    const { id } = reply;
    expect(await stateOf(id)).toBe('pending');
    await wait(10_000);
    expect(await stateOf(id)).toBe('running');
    const stop = await test.admin('StopVm', { ...at(id), body: {} });
    expect(stop.reply).toEqual({ id, currentState: 'stopping', previousState: 'running' });
    await wait(10_000);
    expect(await stateOf(id)).toBe('stopped');
    const start = await test.admin('StartVm', at(id));
    expect(start.reply).toEqual({ id, currentState: 'pending', previousState: 'stopped' });
    await wait(10_000);
    expect((await test.admin('RebootVm', at(id))).status).toBe(204);
    expect(await stateOf(id)).toBe('running');
  });

  it('changes nothing when it is there already', async () => {
    const id = await running();
    const start = await test.admin('StartVm', at(id));
    expect([start.status, start.reply]).toEqual([200, { id, currentState: 'running', previousState: 'running' }]);
    await test.admin('StopVm', at(id));
    const stop = await test.admin('StopVm', at(id));
    expect(stop.reply).toEqual({ id, currentState: 'stopping', previousState: 'stopping' });
  });

  it('refuses what its state does not allow', async () => {
    const { reply } = await create();
    expect((await test.admin('StopVm', at(reply.id))).status).toBe(409);
    expect((await test.admin('RebootVm', at(reply.id))).status).toBe(409);
    expect((await test.admin('StopVm', { ...at(reply.id), body: { forceStop: true } })).status).toBe(200);
    expect((await test.admin('StartVm', at(reply.id))).problem.detail).toContain('stopping');
  });

  it('ends with an hour of being listed as terminated', async () => {
    const id = await running();
    const owner = await test.database.query
      .selectFrom('ownerships')
      .where('resource_id', '=', id)
      .selectAll()
      .execute();
    expect(owner).toHaveLength(1);
    expect((await test.admin('DeleteVm', at(id))).status).toBe(204);
    expect(await stateOf(id)).toBe('shutting-down');
    expect((await test.admin('DeleteVm', at(id))).status).toBe(204);
    await wait(10_000);
    expect(await stateOf(id)).toBe('terminated');
    expect((await test.admin('DeleteVm', at(id))).status).toBe(204);
    expect((await test.admin('StartVm', at(id))).status).toBe(409);
    await wait(hour - 10_000);
    expect(await stateOf(id)).toBe('terminated');
    await wait(10_000);
    expect((await test.admin('GetVm', at(id))).status).toBe(404);
    const rest = await test.database.query.selectFrom('ownerships').where('resource_id', '=', id).selectAll().execute();
    expect(rest).toEqual([]);
  });
});

describe('a machine without a system volume', () => {
  it('is seeded, and its start is refused naming the device', async () => {
    const broken = (await list()).find((vm) => vm.blockDeviceMappings?.length === 0);
    expect(broken?.state).toBe('stopped');
    const { status, problem } = await test.admin('StartVm', at(broken?.id ?? ''));
    expect([status, problem.type]).toEqual([409, 'urn:numspot:errors#conflict']);
    expect(problem.detail).toMatch(/system volume is missing.*\/dev\/sda1/i);
  });
});

describe('listing virtual machines', () => {
  it('filters by state as it is now', async () => {
    const { reply } = await create();
    const states = async (...vmStates: string[]) =>
      (await test.admin('ListVms', { path: { spaceId }, query: { vmStates } })).reply.items.map((vm) => vm.state);
    expect(await states('pending')).toEqual(['pending']);
    await wait(10_000);
    expect(await states('pending')).toEqual([]);
    expect(new Set(await states('running', 'stopped'))).toEqual(new Set(['running', 'stopped']));
    expect((await test.admin('GetVm', at(reply.id.toUpperCase().replace('I-', 'i-')))).status).toBe(200);
  });

  it('shows what the caller may read', async () => {
    const maker = await test.account({ spaceId, permissions: ['compute.vm.create'] });
    expect((await maker('ListVms', { path: { spaceId } })).status).toBe(403);
    const { reply } = await create({}, maker);
    expect((await list(maker)).map((vm) => vm.id)).toEqual([reply.id]);
    const other = (await list()).find((vm) => vm.id !== reply.id);
    expect((await maker('GetVm', at(other?.id ?? ''))).status).toBe(403);
    expect((await maker('DeleteVm', at(reply.id))).status).toBe(204);
    const reader = await test.account({ spaceId, acls: [['compute.vm.get', other?.id ?? '']] });
    expect((await list(reader)).map((vm) => vm.id)).toEqual([other?.id]);
    expect((await reader('StartVm', at(other?.id ?? ''))).status).toBe(403);
  });
});
