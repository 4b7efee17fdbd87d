/** How often a region is asked, however much is watched. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWatchSetup, type WatchSetup } from './watch-setup-for-tests.ts';

const spaceOf = (number: number) => `0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1${number + 100}`;
const std = (number: number) => `eu-std-1/${spaceOf(number)}`;
const several = (from: number, count: number) => Array.from({ length: count }, (_, n) => std(from + n));
const running = { id: 'o1', type: 'CreateCluster', status: 'RUNNING', createTime: '2026-01-15T09:29:00Z' };

let setup: WatchSetup;
beforeEach(async () => {
  setup = await createWatchSetup();
  for (const session of ['alice', 'bob']) setup.sessions.signIn(session, { 'eu-std-1': 'account-1' });
});
afterEach(() => setup.close());

/** Moves time on, letting the region answer in between, and collects the lists it was asked for. */
async function listsWithin(milliseconds: number): Promise<string[]> {
  const lists: string[] = [];
  for (let passed = 0; passed < milliseconds; passed += 125) {
    await setup.time.advance(125);
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
    lists.push(...setup.std.takeLists());
  }
  return lists;
}

const timesOf = (lists: readonly string[], number: number) =>
  lists.filter((line) => line.includes(spaceOf(number))).length;

describe('the lists of an account in a region', () => {
  it('are at most ten a second over all its sessions, streams and spaces', async () => {
    setup.std.operations = [running];
    const streams = Array.from({ length: 20 }, (_, n) => [n % 2 === 0 ? 'alice' : 'bob', n] as const);
    await Promise.all(streams.map(([session, n]) => setup.open(session, several(Math.floor(n / 2) * 12, 12))));
    const lists = await listsWithin(20_000);
    expect(lists.length).toBeLessThanOrEqual(200);
    expect(lists.length).toBeGreaterThan(120);
    // Every space has its turn.
    for (let number = 0; number < 120; number += 1) expect(timesOf(lists, number)).toBeGreaterThan(0);
  }, 20_000);

  it('come at full cadence for the first 32 spaces of a stream, and every 15 s at most for the others', async () => {
    setup.std.operations = [running];
    const spaces = several(0, 36);
    const stream = await setup.open('alice', spaces);
    await listsWithin(6_000);
    const lists = await listsWithin(30_000);
    for (const other of [32, 33, 34, 35]) expect(timesOf(lists, other)).toBeLessThanOrEqual(2);
    for (const inView of [0, 10, 31]) expect(timesOf(lists, inView)).toBeGreaterThan(4);

    // What comes into view is looked at at once; what goes out of it no more.
    stream.close();
    await expect.poll(() => setup.hub.load.streams).toBe(0);
    await setup.open('alice', [std(35), ...spaces.slice(0, 35)]);
    await listsWithin(6_000);
    const after = await listsWithin(30_000);
    expect(timesOf(after, 35)).toBeGreaterThan(4);
    expect(timesOf(after, 31)).toBeLessThanOrEqual(2);
  }, 20_000);

  it('are 32 spaces at full cadence for a session, whatever the number of its streams', async () => {
    setup.std.operations = [running];
    await setup.open('alice', several(0, 32));
    await setup.open('alice', several(32, 4));
    await listsWithin(6_000);
    const lists = await listsWithin(30_000);
    for (const other of [32, 33, 34, 35]) expect(timesOf(lists, other)).toBeLessThanOrEqual(2);
  }, 20_000);

  it('are asked once for what the account may not see or does not exist', async () => {
    setup.std.refusals.set('ListOperations', 403).set('GetSpace', 404);
    const stream = await setup.open('alice', several(0, 40));
    const lists = await listsWithin(30_000);
    expect(lists).toHaveLength(40);
    let told = 0;
    while (told < 40) {
      const { spaces } = await stream.next('snapshot');
      for (const { unavailable } of spaces) expect(unavailable).toBe('forbidden');
      told += spaces.length;
    }
  }, 20_000);
});
