import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WatchEvents } from '#shared/watch.ts';
import { createWatchSetup, spaceA, type WatchSetup } from './watch-setup-for-tests.ts';

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

describe('the snapshot', () => {
  it('holds everything running, the newest 30 others and the status of the space', async () => {
    const time = (minute: number) => new Date(Date.parse('2026-01-15T08:00:00Z') + minute * 60_000).toISOString();
    const ended = Array.from({ length: 40 }, (_, n) => ({ id: `d${n}`, status: 'DONE', createTime: time(-n) }));
    setup.std.operations = [...ended, { id: 'old', status: 'RUNNING', createTime: time(-900) }];
    const stream = await setup.open('alice', [std(spaceA)]);
    const { spaces, now } = await stream.next('snapshot');
    expect(now).toBe('2026-01-15T09:30:00.000Z');
    expect(spaces).toHaveLength(1);
    expect(spaces[0]).toMatchObject({ region: 'eu-std-1', spaceId: spaceA, status: 'READY' });
    const ids = spaces[0]?.operations.map((operation) => operation.id) ?? [];
    expect(ids).toHaveLength(31);
    expect(ids[0]).toBe('d0');
    expect(ids.at(-1)).toBe('old');
  });

  it('is sent as server-sent events that nobody may keep or hold back', async () => {
    const { headers, status } = (await setup.open('alice', [std(spaceA)])).response;
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-encoding')).toBeNull();
  });

  it('comes for no space at all, so that the end of the session is still heard', async () => {
    const stream = await setup.open('alice', []);
    expect((await stream.next('snapshot')).spaces).toEqual([]);
    setup.sessions.signOut('alice');
    expect(await stream.next('session')).toMatchObject({ reason: 'ended' });
  });
});

describe('what moves', () => {
  it('is told once, through to the end, also when the end is only found by asking for the operation', async () => {
    setup.std.operations = [running];
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    setup.std.put({ ...running, progress: '40%' });
    await setup.time.advance(1_500);
    expect((await stream.next('operation')).operation).toMatchObject({ id: 'o1', status: 'RUNNING', percent: 40 });
    await setup.time.advance(1_500);
    setup.std.put({ ...running, status: 'DONE' });
    setup.std.refusals.set('GetOperation', 500);
    await setup.time.advance(3_000);
    setup.std.refusals.clear();
    await setup.time.advance(60_000);
    expect(await stream.nextAny()).toMatchObject({ name: 'operation', data: { operation: { status: 'DONE' } } });
    setup.std.put({ ...running, id: 'o2' });
    await setup.time.advance(60_000);
    expect(await stream.nextAny()).toMatchObject({ name: 'operation', data: { operation: { id: 'o2' } } });
  });

  it('is told even when it began and ended between two looks', async () => {
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    setup.std.put({ ...running, status: 'FAILED' });
    await setup.time.advance(30_000);
    expect((await stream.next('operation')).operation).toMatchObject({ id: 'o1', status: 'FAILED' });
  });

  it('is told once of each short operation beside a long one, and of those that end it all the same', async () => {
    setup.std.operations = [running];
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    const told: string[] = [];
    for (let number = 0; number < 20; number += 1) {
      // Begun and ended between two looks.
      setup.std.put({ ...running, id: `short-${number}`, status: number % 3 === 0 ? 'FAILED' : 'DONE' });
      await setup.time.advance(1_500);
      const { operation } = await stream.next('operation');
      told.push(`${operation.id} ${operation.status}`);
    }
    expect(told).toEqual(
      Array.from({ length: 20 }, (_, number) => `short-${number} ${number % 3 === 0 ? 'FAILED' : 'DONE'}`),
    );
  });

  it('is found also behind more new operations than one list holds', async () => {
    setup.std.operations = Array.from({ length: 31 }, (_, n) => ({ ...running, id: `old-${n}`, status: 'DONE' }));
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    setup.std.put({ ...running, id: 'begun' });
    for (let number = 0; number < 40; number += 1) setup.std.put({ ...running, id: `burst-${number}`, status: 'DONE' });
    await setup.time.advance(15_000);
    const ids: string[] = [];
    while (!ids.includes('begun')) ids.push((await stream.next('operation')).operation.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is looked for at once after an accepted request, for every account that watches the space', async () => {
    const [mine, theirs] = [await setup.open('alice', [std(spaceA)]), await setup.open('carol', [std(spaceA)])];
    await Promise.all([mine.next('snapshot'), theirs.next('snapshot')]);
    await setup.time.advance(60_000);
    setup.std.put({ ...running, status: 'PENDING' });
    setup.hub.poke({ region: 'eu-std-1', spaceId: spaceA.toUpperCase() }, 'alice');
    expect((await mine.next('operation')).operation).toMatchObject({ id: 'o1', status: 'PENDING' });
    expect((await theirs.next('operation')).operation).toMatchObject({ id: 'o1', status: 'PENDING' });
    setup.std.put(running);
    await setup.time.advance(1_500);
    expect((await mine.next('operation')).operation.status).toBe('RUNNING');
  });

  it('replaces the snapshot when the region has forgotten a running operation', async () => {
    setup.std.operations = [running];
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    setup.std.operations = [];
    await setup.time.advance(1_500);
    expect((await stream.next('snapshot')).spaces[0]?.operations).toEqual([]);
  });
});

describe('the region is asked', () => {
  it('one list per tick and account, whatever the number of streams', async () => {
    setup.std.operations = [running];
    const streams = [await setup.open('alice', [std(spaceA)])];
    await streams[0]?.next('snapshot');
    setup.std.takeLists();
    await setup.time.advance(15_000);
    const withOne = setup.std.takeLists();
    expect(withOne).toHaveLength(10);
    expect(new Set(withOne.map((line) => line.split(' ')[1]))).toEqual(
      new Set([`/kubernetes/spaces/${spaceA}/operations?page[size]=30`]),
    );
    const more = Array.from({ length: 99 }, (_, n) => setup.open(n % 2 === 0 ? 'alice' : 'bob', [std(spaceA)]));
    streams.push(...(await Promise.all(more)));
    await Promise.all(streams.slice(1).map((stream) => stream.next('snapshot')));
    expect(setup.std.takeLists()).toEqual([]);
    await setup.time.advance(15_000);
    expect(setup.std.takeLists()).toHaveLength(10);
  });

  it('less and less often while nothing moves, down to every 15 s', async () => {
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    setup.std.takeLists();
    await setup.time.advance(60_000);
    expect(setup.std.takeLists().length).toBeLessThanOrEqual(8);
    await setup.time.advance(60_000);
    expect(setup.std.takeLists()).toHaveLength(4);
  });

  it('with the token of each account on its own', async () => {
    const streams = [await setup.open('alice', [std(spaceA)]), await setup.open('carol', [std(spaceA)])];
    await Promise.all(streams.map((stream) => stream.next('snapshot')));
    const tokens = setup.std.takeLists().map((line) => line.split(' ')[0]);
    expect(tokens.filter((token) => token === 'alice:eu-std-1')).toHaveLength(1);
    expect(tokens.filter((token) => token === 'carol:eu-std-1')).toHaveLength(1);
  });

  it('with the token of the next session once the first is signed out', async () => {
    setup.std.operations = [running];
    const [alice, bob] = [await setup.open('alice', [std(spaceA)]), await setup.open('bob', [std(spaceA)])];
    await Promise.all([alice.next('snapshot'), bob.next('snapshot')]);
    setup.sessions.signOut('alice');
    expect(await alice.next('session')).toMatchObject({ reason: 'ended' });
    expect(await alice.nextAny()).toBeUndefined();
    setup.std.takeAll();
    setup.std.put({ ...running, progress: '60%' });
    await setup.time.advance(1_500);
    expect((await bob.next('operation')).operation.percent).toBe(60);
    expect(setup.std.takeAll().map((line) => line.split(' ')[0])).toEqual(['bob:eu-std-1']);
  });

  it('with the token of the next session once the first is refused, and the refused one is left alone', async () => {
    setup.std.operations = [running];
    const [alice, bob] = [await setup.open('alice', [std(spaceA)]), await setup.open('bob', [std(spaceA)])];
    await Promise.all([alice.next('snapshot'), bob.next('snapshot')]);
    setup.std.deadTokens.add('alice:eu-std-1');
    setup.std.takeAll();
    await setup.time.advance(4_500);
    expect(setup.std.takeAll().map((line) => line.split(' ')[0])).toEqual([
      'alice:eu-std-1',
      'bob:eu-std-1',
      'bob:eu-std-1',
      'bob:eu-std-1',
    ]);
  });

  it('no more once nobody watches', async () => {
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    stream.close();
    await expect.poll(() => setup.hub.load.streams).toBe(0);
    setup.std.takeAll();
    await setup.time.advance(120_000);
    expect(setup.std.takeAll()).toEqual([]);
    expect(setup.hub.load).toEqual({ streams: 0, spaces: 0, leading: 0 });
    expect(setup.time.waiting).toBe(0);
  });
});

describe('a space', () => {
  it('that becomes READY is followed by its record, then by its operations', async () => {
    setup.std.spaceStatus = 'QUEUED';
    const stream = await setup.open('alice', [std(spaceA)]);
    expect((await stream.next('snapshot')).spaces[0]).toMatchObject({ status: 'QUEUED', operations: [] });
    setup.std.takeAll();
    setup.std.spaceStatus = 'RUNNING';
    await setup.time.advance(5_000);
    expect(await stream.next('space')).toMatchObject({ spaceId: spaceA, status: 'RUNNING' });
    expect(setup.std.takeLists()).toEqual([]);
    setup.std.spaceStatus = 'READY';
    setup.std.operations = [running];
    await setup.time.advance(5_000);
    expect(await stream.next('space')).toMatchObject({ status: 'READY' });
    expect((await stream.next('snapshot')).spaces[0]?.operations).toHaveLength(1);
  });

  it('that failed is not asked about again', async () => {
    setup.std.spaceStatus = 'FAILED';
    const stream = await setup.open('alice', [std(spaceA)]);
    expect((await stream.next('snapshot')).spaces[0]).toMatchObject({ status: 'FAILED' });
    setup.std.takeAll();
    await setup.time.advance(60_000);
    expect(setup.std.takeAll()).toEqual([]);
  });

  it('whose record may not be read still shows its operations', async () => {
    setup.std.refusals.set('GetSpace', 403);
    setup.std.operations = [running];
    const stream = await setup.open('alice', [std(spaceA)]);
    expect((await stream.next('snapshot')).spaces[0]).toMatchObject({ status: 'READY', operations: [{ id: 'o1' }] });
  });

  it('whose operations may not be listed says so and is left alone; a new stream and time look again', async () => {
    setup.std.refusals.set('ListOperations', 403);
    const stream = await setup.open('alice', [std(spaceA)]);
    expect((await stream.next('snapshot')).spaces[0]).toMatchObject({ status: 'READY', unavailable: 'forbidden' });
    setup.std.takeAll();
    await setup.time.advance(120_000);
    expect(setup.std.takeAll()).toEqual([]);
    const other = await setup.open('alice', [std(spaceA)]);
    expect((await other.next('snapshot')).spaces[0]).toMatchObject({ unavailable: 'forbidden' });
    await expect.poll(() => setup.std.takeLists().length).toBe(1);
    setup.std.refusals.clear();
    setup.std.operations = [running];
    const shown: WatchEvents['snapshot']['spaces'][number][] = [];
    const read = async (): Promise<void> => {
      shown.push(...(await stream.next('snapshot')).spaces);
      if (shown.at(-1)?.unavailable !== undefined) await read();
    };
    const reading = read();
    // The look that the new stream asked for may end after some of this time.
    const look = async () => {
      await setup.time.advance(300_000);
      return shown.at(-1)?.operations.length;
    };
    await expect.poll(look).toBe(1);
    await reading;
    expect(shown.at(-1)?.unavailable).toBeUndefined();
  });

  it('that the region does not know is one that may not be seen', async () => {
    setup.std.refusals.set('GetSpace', 404).set('ListOperations', 404);
    setup.std.refusalType = 'urn:numspot:errors#space_not_found';
    const stream = await setup.open('alice', [std(spaceA)]);
    expect((await stream.next('snapshot')).spaces[0]).toMatchObject({ unavailable: 'forbidden' });
  });

  it.each([404, 405, 501])('of a region without operation records (%i) is not asked about again', async (status) => {
    setup.std.refusals.set('ListOperations', status);
    const stream = await setup.open('alice', [std(spaceA)]);
    expect((await stream.next('snapshot')).spaces[0]).toMatchObject({ unavailable: 'unsupported' });
    setup.std.takeAll();
    await setup.time.advance(60_000);
    expect(setup.std.takeAll()).toEqual([]);
  });
});
