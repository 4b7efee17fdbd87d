import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWatchSetup, spaceA, spaceB, type WatchSetup } from './watch-setup-for-tests.ts';

const std = (spaceId: string) => `eu-std-1/${spaceId}`;
const running = { id: 'o1', type: 'CreateCluster', status: 'RUNNING', createTime: '2026-01-15T09:29:00Z' };

let setup: WatchSetup;
beforeEach(async () => {
  setup = await createWatchSetup();
  setup.sessions.signIn('alice', { 'eu-std-1': 'account-1', 'eu-snc-1': 'account-1' });
  setup.sessions.signIn('bob', { 'eu-std-1': 'account-1' });
  setup.sessions.signIn('carol', { 'eu-std-1': 'account-2' });
});
afterEach(() => setup.close());

describe('a region that does not answer', () => {
  it('makes its spaces stale since the last answer, and gives a fresh snapshot when it is back', async () => {
    setup.std.operations = [running];
    const stream = await setup.open('alice', [std(spaceA), `eu-snc-1/${spaceB}`]);
    expect((await stream.next('snapshot')).spaces).toHaveLength(2);
    setup.std.isDown = true;
    await setup.time.advance(30_000);
    expect(await stream.nextAny()).toMatchObject({
      name: 'stale',
      data: { region: 'eu-std-1', spaceId: spaceA, since: '2026-01-15T09:30:00.000Z' },
    });
    setup.std.isDown = false;
    setup.std.put({ ...running, status: 'DONE' });
    await setup.time.advance(15_000);
    expect(await stream.nextAny()).toMatchObject({ name: 'operation', data: { operation: { status: 'DONE' } } });
    expect(await stream.nextAny()).toMatchObject({ name: 'stale', data: { spaceId: spaceA } });
    const [space, ...others] = (await stream.next('snapshot')).spaces;
    expect(others).toEqual([]);
    expect(space).toMatchObject({ region: 'eu-std-1', operations: [{ status: 'DONE' }] });
    expect(space?.staleSince).toBeUndefined();
  });

  it('in time is stale after 4 s already, and fresh with its answer', async () => {
    setup.std.operations = [running];
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    const release = setup.std.hold();
    setup.std.takeAll();
    setup.hub.poke({ region: 'eu-std-1', spaceId: spaceA }, 'alice');
    await expect.poll(() => setup.std.asked.length).toBe(1);
    await setup.time.advance(4_000);
    expect(await stream.nextAny()).toMatchObject({ name: 'stale', data: { since: '2026-01-15T09:30:00.000Z' } });
    release();
    expect(await stream.nextAny()).toMatchObject({ name: 'stale', data: { spaceId: spaceA } });
    expect(await stream.nextAny()).toMatchObject({ name: 'snapshot' });
  });

  it.each([429, 503])(
    'and says when to ask again (%i) is left alone until then, also after accepted work',
    async (status) => {
      setup.std.operations = [running];
      const stream = await setup.open('alice', [std(spaceA)]);
      await stream.next('snapshot');
      setup.std.refusals.set('ListOperations', status);
      setup.std.retryAfter = 40;
      await setup.time.advance(1_500);
      expect(await stream.next('stale')).toHaveProperty('since');
      setup.std.refusals.clear();
      setup.std.takeAll();
      setup.hub.poke({ region: 'eu-std-1', spaceId: spaceA }, 'alice');
      await setup.time.advance(20_000);
      // A page that is loaded anew does not know better.
      stream.close();
      await expect.poll(() => setup.hub.load.streams).toBe(0);
      const again = await setup.open('alice', [std(spaceA)]);
      expect((await again.next('snapshot')).spaces[0]).toHaveProperty('staleSince');
      await setup.time.advance(19_900);
      expect(setup.std.takeAll()).toEqual([]);
      await setup.time.advance(100);
      expect(await again.next('stale')).not.toHaveProperty('since');
    },
  );

  it('and says when to ask again is looked at as soon as it may be after accepted work', async () => {
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    // Nothing has moved for so long that looks are far apart.
    await setup.time.advance(120_000);
    setup.std.refusals.set('ListOperations', 503);
    setup.std.retryAfter = 3;
    await setup.time.advance(15_000);
    expect(await stream.next('stale')).toHaveProperty('since');
    setup.std.refusals.clear();
    setup.std.put(running);
    setup.hub.poke({ region: 'eu-std-1', spaceId: spaceA }, 'alice');
    await setup.time.advance(3_000);
    expect(await stream.next('stale')).not.toHaveProperty('since');
  });

  it('that wants to be left alone when asked for one operation is, and is not taken for live', async () => {
    const moved = { ...running, id: 'o2' };
    setup.std.operations = [moved, running];
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    // Both have left the list of running ones, and only one of them is to be found in the other list.
    setup.std.operations = [{ ...moved, status: 'DONE' }];
    setup.std.refusals.set('GetOperation', 429);
    setup.std.retryAfter = 40;
    await setup.time.advance(1_500);
    expect((await stream.next('operation')).operation).toMatchObject({ id: 'o2', status: 'DONE' });
    expect(await stream.next('stale')).toHaveProperty('since');
    setup.std.takeAll();
    await setup.time.advance(39_900);
    expect(setup.std.takeAll()).toEqual([]);
    setup.std.refusals.clear();
    await setup.time.advance(100);
    expect(await stream.next('stale')).not.toHaveProperty('since');
  });

  it('at the start is shown as stale beside the other one', async () => {
    setup.std.isDown = true;
    const stream = await setup.open('alice', [std(spaceA), `eu-snc-1/${spaceB}`]);
    const { spaces } = await stream.next('snapshot');
    expect(spaces).toMatchObject([
      { region: 'eu-std-1', operations: [], staleSince: '2026-01-15T09:30:00.000Z' },
      { region: 'eu-snc-1', status: 'READY' },
    ]);
  });
});
