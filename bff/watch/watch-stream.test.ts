import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWatchSetup, spaceA, spaceB, type StreamReader, type WatchSetup } from './watch-setup-for-tests.ts';

const std = (spaceId: string) => `eu-std-1/${spaceId}`;
const operation = (id: string, status: string) => ({ id, status, createTime: '2026-01-15T09:29:00Z' });

let setup: WatchSetup;
beforeEach(async () => {
  setup = await createWatchSetup();
  setup.sessions.signIn('alice', { 'eu-std-1': 'account-1', 'eu-snc-1': 'account-1' });
  setup.sessions.signIn('bob', { 'eu-std-1': 'account-1' });
});
afterEach(() => setup.close());

describe('a stream that comes back', () => {
  it('is given what it missed, in order and once', async () => {
    setup.std.operations = [operation('o1', 'RUNNING')];
    const stays = await setup.open('bob', [std(spaceA)]);
    const first = await setup.open('alice', [std(spaceA)]);
    await Promise.all([stays.next('snapshot'), first.next('snapshot')]);
    first.close();
    setup.std.put(operation('o2', 'PENDING'));
    await setup.time.advance(1_500);
    setup.std.put(operation('o1', 'DONE'));
    await setup.time.advance(1_500);
    const again = await setup.open('alice', [std(spaceA)], first.lastId);
    const missed = [await again.nextAny(), await again.nextAny()];
    expect(missed).toMatchObject([
      { name: 'operation', data: { operation: { id: 'o2', status: 'PENDING' } } },
      { name: 'operation', data: { operation: { id: 'o1', status: 'DONE' } } },
    ]);
    const third = await setup.open('alice', [std(spaceA)], missed[0]?.id);
    expect(await third.nextAny()).toMatchObject({ data: { operation: { id: 'o1', status: 'DONE' } } });
  });

  it('is caught up by its return when nobody else watched meanwhile', async () => {
    setup.std.operations = [operation('o1', 'RUNNING')];
    const first = await setup.open('alice', [std(spaceA)]);
    await first.next('snapshot');
    first.close();
    await expect.poll(() => setup.hub.load.streams).toBe(0);
    setup.std.put(operation('o1', 'DONE'));
    const again = await setup.open('alice', [std(spaceA)], first.lastId);
    expect(await again.nextAny()).toMatchObject({ name: 'operation', data: { operation: { status: 'DONE' } } });
  });

  it('is caught up for 30 s from when the last one left, however often they came and went', async () => {
    setup.std.operations = [operation('o1', 'RUNNING')];
    const first = await setup.open('alice', [std(spaceA)]);
    await first.next('snapshot');
    const leave = async (stream: StreamReader) => {
      stream.close();
      await expect.poll(() => setup.hub.load.streams).toBe(0);
      await setup.time.advance(20_000);
    };
    await leave(first);
    const second = await setup.open('alice', [std(spaceA)], first.lastId);
    await second.nextBytes();
    await leave(second);
    setup.std.put(operation('o1', 'DONE'));
    const again = await setup.open('alice', [std(spaceA)], first.lastId);
    expect(await again.nextAny()).toMatchObject({ name: 'operation', data: { operation: { status: 'DONE' } } });
  });

  it('after the space was forgotten is shown it anew, for nobody knows what it missed', async () => {
    setup.std.operations = [operation('o1', 'RUNNING')];
    const first = await setup.open('alice', [std(spaceA)]);
    await first.next('snapshot');
    first.close();
    await expect.poll(() => setup.hub.load.streams).toBe(0);
    setup.std.put(operation('o1', 'DONE'));
    await setup.time.advance(31_000);
    expect(setup.hub.load.spaces).toBe(0);
    const again = await setup.open('alice', [std(spaceA)], first.lastId);
    expect((await again.next('snapshot')).spaces).toMatchObject([{ operations: [{ id: 'o1', status: 'DONE' }] }]);
  });

  it('without what it knew is shown a space whose region answers late, too', async () => {
    setup.std.operations = [operation('o1', 'RUNNING')];
    const first = await setup.open('alice', [std(spaceA)]);
    await first.next('snapshot');
    first.close();
    await expect.poll(() => setup.hub.load.streams).toBe(0);
    setup.std.takeAll();
    const release = setup.std.hold();
    const again = await setup.open('alice', [std(spaceA)]);
    await expect.poll(() => setup.std.asked.length).toBe(1);
    await setup.time.advance(2_000);
    expect((await again.next('snapshot')).spaces).toEqual([]);
    release();
    expect((await again.next('snapshot')).spaces).toMatchObject([{ spaceId: spaceA, operations: [{ id: 'o1' }] }]);
  });

  it('is told at once what began and ended while nobody watched', async () => {
    const first = await setup.open('alice', [std(spaceA)]);
    await first.next('snapshot');
    first.close();
    await expect.poll(() => setup.hub.load.streams).toBe(0);
    setup.std.put(operation('o1', 'DONE'));
    const again = await setup.open('alice', [std(spaceA)]);
    expect((await again.next('snapshot')).spaces).toMatchObject([{ operations: [{ id: 'o1', status: 'DONE' }] }]);
  });

  it.each(['', 'garbage', '.', '1.2.3', 'aaaaaaaaaaaaaaaaaaaaaaaa.1', '\u00ff.1', `${'9'.repeat(400)}.9`])(
    'with an id that means nothing here (%j) is given a snapshot',
    async (id) => {
      const stream = await setup.open('alice', [std(spaceA)], id);
      expect(await stream.nextAny()).toMatchObject({ name: 'snapshot' });
    },
  );

  it('with an id of the future, or of other spaces, is given a snapshot', async () => {
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    const future = `${stream.lastId.split('.')[0]}.999999`;
    expect(await (await setup.open('alice', [std(spaceA)], future)).nextAny()).toMatchObject({ name: 'snapshot' });
    const wider = await setup.open('alice', [std(spaceA), std(spaceB)], stream.lastId);
    expect((await wider.next('snapshot')).spaces).toHaveLength(2);
  });

  it('after more than is kept is given a snapshot', async () => {
    setup.std.operations = [operation('o0', 'RUNNING')];
    const [stays, first] = [await setup.open('bob', [std(spaceA)]), await setup.open('alice', [std(spaceA)])];
    await Promise.all([stays.next('snapshot'), first.next('snapshot')]);
    first.close();
    for (let step = 1; step <= 7; step += 1) {
      for (let item = 0; item < 30; item += 1) setup.std.put(operation(`o${step}.${item}`, 'PENDING'));
      await setup.time.advance(1_500);
    }
    expect(await (await setup.open('alice', [std(spaceA)], first.lastId)).nextAny()).toMatchObject({
      name: 'snapshot',
    });
  });
});

describe('a request', () => {
  it.each([
    ['?space=eu-std-1', 'space[0]'],
    ['?space=', 'space[0]'],
    [`?space=eu-std-1/${spaceA}&space=eu-std-1/not-an-id`, 'space[1]'],
    [`?space=eu-std-1/${spaceA}/more`, 'space[0]'],
    [`?space=../${spaceA}`, 'space[0]'],
    [`?space=__proto__/${spaceA}`, 'space[0]'],
  ])('for %s is refused, naming %s', async (query, field) => {
    const answer = await setup.fetch('alice', query);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ source: 'console', violations: [{ field }] });
  });

  it('for more than 128 spaces is refused, also over several streams of a session', async () => {
    const spaces = Array.from({ length: 129 }, (_, n) => std(`0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1${n + 100}`));
    const query = (some: readonly string[]) => `?${some.map((space) => `space=${space}`).join('&')}`;
    const answer = await setup.fetch('alice', query(spaces));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ violations: [{ field: 'space' }] });
    expect(setup.std.takeAll()).toEqual([]);
    const [first, second] = [await setup.open('alice', spaces.slice(0, 100)), spaces.slice(72)];
    expect((await setup.fetch('alice', query(second))).status).toBe(400);
    const fits = await setup.open('alice', second.slice(0, -1));
    expect(fits.response.status).toBe(200);
    expect((await setup.open('bob', second)).response.status).toBe(200);
    first.close();
    await expect.poll(() => setup.hub.load.streams).toBe(2);
    expect((await setup.open('alice', second)).response.status).toBe(200);
  });

  it('for a region the session is not signed in to is refused with 401', async () => {
    const answer = await setup.fetch('bob', `?space=eu-snc-1/${spaceA}`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ source: 'console', region: 'eu-snc-1' });
    expect(setup.snc.takeAll()).toEqual([]);
  });

  it('that repeats a space, in any letter case, watches it once', async () => {
    const stream = await setup.open('alice', [std(spaceA), std(spaceA.toUpperCase()), std(spaceA)]);
    expect((await stream.next('snapshot')).spaces).toMatchObject([{ spaceId: spaceA }]);
  });
});

describe('a session', () => {
  it('that runs out ends its streams, unless it was used meanwhile', async () => {
    const start = setup.time.now();
    setup.sessions.signIn('dora', { 'eu-std-1': 'account-1' }, start + 60_000);
    const stream = await setup.open('dora', [std(spaceA)]);
    await stream.next('snapshot');
    setup.sessions.ends.set('dora', start + 90_000);
    await setup.time.advance(62_000);
    expect(setup.hub.load.streams).toBe(1);
    await setup.time.advance(30_000);
    expect(await stream.next('session')).toMatchObject({ reason: 'ended' });
    expect(await stream.nextAny()).toBeUndefined();
  });

  it('whose end, new id or sign-out of a region nobody told of is found out within 20 s', async () => {
    for (const session of ['dora', 'emil']) setup.sessions.signIn(session, { 'eu-std-1': 'account-1' });
    const [ended, renamed] = [await setup.open('dora', [std(spaceA)]), await setup.open('emil', [std(spaceA)])];
    const left = await setup.open('alice', [std(spaceA), `eu-snc-1/${spaceB}`]);
    await Promise.all([ended, renamed, left].map((stream) => stream.next('snapshot')));
    setup.sessions.ends.delete('dora');
    setup.sessions.signIn('emil2', { 'eu-std-1': 'account-1' });
    setup.sessions.watchers.set('emil', { session: 'emil2', regions: setup.sessions.watchers.get('emil2')!.regions });
    setup.sessions.signIn('alice', { 'eu-std-1': 'account-2', 'eu-snc-1': 'account-1' });
    await setup.time.advance(17_000);
    expect(await ended.next('session')).toMatchObject({ reason: 'ended' });
    expect(await left.next('session')).toMatchObject({ reason: 'regionEnded', region: 'eu-std-1' });
    setup.sessions.signOut('emil2');
    expect(await renamed.next('session')).toMatchObject({ reason: 'ended' });
  });

  it('that was over before its stream began is told at once', async () => {
    setup.sessions.ends.delete('alice');
    const stream = await setup.open('alice', []);
    expect(await stream.next('session')).toMatchObject({ reason: 'ended' });
  });

  it('that leaves one region goes on with the other', async () => {
    const stream = await setup.open('alice', [std(spaceA), `eu-snc-1/${spaceB}`]);
    await stream.next('snapshot');
    setup.sessions.changes.announce({ kind: 'regionEnded', session: 'alice', region: 'eu-std-1' });
    expect(await stream.next('session')).toMatchObject({ reason: 'regionEnded', region: 'eu-std-1' });
    setup.std.takeAll();
    setup.snc.put(operation('o1', 'RUNNING'));
    await setup.time.advance(30_000);
    expect((await stream.next('operation')).operation.region).toBe('eu-snc-1');
    expect(setup.std.takeAll()).toEqual([]);
  });

  it('whose id changes keeps its streams, with the tokens of the new id', async () => {
    const [one, other] = [await setup.open('alice', [std(spaceA)]), await setup.open('alice', [std(spaceA)])];
    await Promise.all([one.next('snapshot'), other.next('snapshot')]);
    setup.sessions.signIn('alice2', { 'eu-std-1': 'account-1' });
    setup.sessions.watchers.delete('alice');
    setup.sessions.changes.announce({ kind: 'rotated', session: 'alice', to: 'alice2' });
    setup.std.takeAll();
    setup.std.put(operation('o1', 'RUNNING'));
    await setup.time.advance(30_000);
    await Promise.all([one.next('operation'), other.next('operation')]);
    expect(new Set(setup.std.takeAll().map((line) => line.split(' ')[0]))).toEqual(new Set(['alice2:eu-std-1']));
    setup.sessions.signOut('alice2');
    await Promise.all([one.next('session'), other.next('session')]);
  });
});

describe('the connection', () => {
  it('is kept alive by a comment every 15 s', async () => {
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    await setup.time.advance(15_000);
    await stream.nextBytes();
    await setup.time.advance(15_000);
    await stream.nextBytes();
    expect(stream.comments.length).toBe(2);
  });

  it('of a reader that takes nothing is cut, and its memory is bounded; others go on', async () => {
    const other = await setup.open('bob', [std(spaceA)]);
    await other.next('snapshot');
    const { hostname, port } = new URL(setup.address);
    const slow = connect(Number(port), hostname);
    slow.pause();
    slow.write(`GET /api/watch?space=${std(spaceA)} HTTP/1.1\r\nHost: x\r\nx-session: alice\r\n\r\n`);
    await expect.poll(() => setup.hub.load.streams).toBe(2);
    setup.std.put(operation('big', 'RUNNING'));
    await setup.time.advance(15_000);
    await other.next('operation');
    const text = 'x'.repeat(100_000);
    for (let step = 0; step < 200 && setup.hub.load.streams === 2; step += 1) {
      setup.std.put({ ...operation('big', 'RUNNING'), progress: `${step} ${text}` });
      await setup.time.advance(1_500);
      expect((await other.next('operation')).operation.progress).toBe(`${step} ${text}`);
    }
    expect(setup.hub.load.streams).toBe(1);
    slow.destroy();
  });

  it('of many that leave together end one after the other, each told when to come back', async () => {
    const streams = await Promise.all(Array.from({ length: 10 }, () => setup.open('alice', [std(spaceA)])));
    for (const stream of streams) await stream.next('snapshot');
    const ended = setup.hub.endOver(20_000);
    await setup.time.advance(9_999);
    expect(setup.hub.load.streams).toBe(5);
    await setup.time.advance(10_001);
    await ended;
    const hints = await Promise.all(
      streams.map(async (stream) => {
        expect(await stream.nextAny()).toBeUndefined();
        return stream.retry;
      }),
    );
    for (const hint of hints) {
      expect(hint).toBeGreaterThanOrEqual(500);
      expect(hint).toBeLessThanOrEqual(1_500);
    }
    expect(new Set(hints).size).toBeGreaterThan(1);
  });

  it('ends when the hub closes', async () => {
    const stream = await setup.open('alice', [std(spaceA)]);
    await stream.next('snapshot');
    setup.hub.close();
    expect(await stream.nextAny()).toBeUndefined();
    expect(setup.time.waiting).toBeLessThanOrEqual(1);
  });
});
