import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from '#shared/clock.ts';
import { openSqliteStores } from './sqlite-store.ts';
import type { Stores } from './stores.ts';
import { withLock } from './with-lock.ts';

let folder: string;
let stores: Stores;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portico-store-'));
  stores = openSqliteStores(join(folder, 'console.sqlite'));
});
afterEach(() => {
  stores.close();
  rmSync(folder, { recursive: true });
});

const session = { createdAt: 1_000, lastActivity: 2_000 };
const token = { region: 'eu-std-1', clientId: 'c', expiresAt: 9, sealed: Uint8Array.of(1, 2) };

describe('sessions', () => {
  it('come back as they were, after a restart too', async () => {
    await stores.sessions.save('s', { ...session, operator: 'Ada' });
    stores.close();
    stores = openSqliteStores(join(folder, 'console.sqlite'));
    expect(await stores.sessions.load('s')).toEqual({ ...session, operator: 'Ada', seen: false });
    expect(await stores.sessions.load('t')).toBeUndefined();
  });

  it('move their activity ahead only, and are not made by it', async () => {
    await stores.sessions.save('s', session);
    await stores.sessions.markActivity('s', 5_000);
    await stores.sessions.markActivity('s', 4_000);
    await stores.sessions.save('s', session);
    await stores.sessions.markActivity('absent', 5_000);
    expect(await stores.sessions.load('s')).toEqual({ ...session, lastActivity: 5_000, seen: false });
    expect(await stores.sessions.load('absent')).toBeUndefined();
  });

  it('take their tokens along when they go', async () => {
    await stores.sessions.save('s', session);
    await stores.tokens.put('s', token);
    await stores.sessions.delete('s');
    await stores.sessions.save('s', session);
    expect(await stores.tokens.list('s')).toEqual([]);
  });

  it('are listed once they are past a limit', async () => {
    await stores.sessions.save('idle', { createdAt: 900, lastActivity: 100 });
    await stores.sessions.save('old', { createdAt: 100, lastActivity: 900 });
    await stores.sessions.save('unseen', { createdAt: 700, lastActivity: 700 });
    await stores.sessions.save('seen', { createdAt: 700, lastActivity: 700 });
    await stores.sessions.markSeen('seen');
    await stores.sessions.save('fine', { createdAt: 900, lastActivity: 900 });
    await stores.sessions.replace('seen', 'fine', 750);
    const times = { lastActivity: 100, created: 100, unseen: 700, replaced: 749 };
    expect((await stores.sessions.listExpired(times)).sort()).toEqual(['idle', 'old', 'unseen']);
    expect(await stores.sessions.listExpired({ ...times, replaced: 750 })).toContain('seen');
  });

  it('are replaced once, and go with what replaced them', async () => {
    for (const key of ['a', 'b', 'c']) await stores.sessions.save(key, session);
    expect(await stores.sessions.replace('a', 'b', 5_000)).toBe(true);
    expect(await stores.sessions.replace('a', 'c', 5_000)).toBe(false);
    expect((await stores.sessions.load('a'))?.replaced).toEqual({ by: 'b', until: 5_000 });
    expect(await stores.sessions.listReplaced('b')).toEqual(['a']);
    await stores.sessions.delete('b');
    expect(await stores.sessions.load('a')).toBeUndefined();
    expect(await stores.sessions.load('c')).toBeDefined();
  });
});

describe('tokens', () => {
  it('are not put into a session that does not exist', async () => {
    await stores.tokens.put('absent', token);
    expect(await stores.tokens.load('absent', 'eu-std-1')).toBeUndefined();
  });

  it('are replaced at the version that was read, once', async () => {
    await stores.sessions.save('s', session);
    await stores.tokens.put('s', { ...token, organisationId: 'o', renewAt: 5 });
    const read = (await stores.tokens.load('s', 'eu-std-1'))!;
    expect(read).toMatchObject({ organisationId: 'o', renewAt: 5, sealed: token.sealed });
    const replaced = await stores.tokens.replace('s', { ...read, expiresAt: 10, unanswered: 1 });
    expect(replaced).toMatchObject({ expiresAt: 10, unanswered: 1 });
    expect(await stores.tokens.replace('s', { ...read, expiresAt: 11 })).toBeUndefined();
    expect(await stores.tokens.load('s', 'eu-std-1')).toEqual(replaced);
    expect(await stores.tokens.delete('s', 'eu-std-1', read.version)).toBe(false);
    expect(await stores.tokens.delete('s', 'eu-std-1')).toBe(true);
    expect(await stores.tokens.replace('s', read)).toBeUndefined();
    expect(await stores.tokens.load('s', 'eu-std-1')).toBeUndefined();
  });

  it('put anew are never taken for the ones before', async () => {
    await stores.sessions.save('s', session);
    await stores.tokens.put('s', token);
    const before = (await stores.tokens.load('s', 'eu-std-1'))!;
    await stores.tokens.delete('s', 'eu-std-1');
    await stores.tokens.put('s', token);
    expect(await stores.tokens.replace('s', before)).toBeUndefined();
  });
});

describe('the lock', () => {
  it('has one owner until released or run out', async () => {
    expect(await stores.lock.take('x', 'a', 0, 100)).toBe(true);
    expect(await stores.lock.take('x', 'b', 99, 200)).toBe(false);
    expect(await stores.lock.take('x', 'a', 99, 150)).toBe(true);
    await stores.lock.release('x', 'b');
    expect(await stores.lock.take('x', 'b', 149, 300)).toBe(false);
    expect(await stores.lock.take('x', 'b', 150, 300)).toBe(true);
    await stores.lock.release('x', 'b');
    expect(await stores.lock.take('x', 'c', 151, 300)).toBe(true);
  });

  it('keeps work apart and is free again after work that failed', async () => {
    const order: string[] = [];
    const work = (name: string) =>
      withLock(stores.lock, 'x', systemClock, async () => {
        order.push(`${name} begins`);
        await new Promise((resolve) => setImmediate(resolve));
        order.push(`${name} ends`);
        if (name === 'first') throw new Error('failed');
      });
    const [first] = await Promise.allSettled([work('first'), work('second')]);
    expect(first.status).toBe('rejected');
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });
});

it('a lock whose store fails neither ends the process nor what is done under it', async () => {
  vi.useFakeTimers();
  const broken = () => Promise.reject(new Error('disk I/O error'));
  const lock = { take: vi.fn().mockResolvedValueOnce(true).mockImplementation(broken), release: broken };
  const done = withLock(lock, 'x', systemClock, async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    return 'done';
  });
  expect(await done).toBe('done');
  expect(lock.take.mock.calls.length).toBeGreaterThan(2);
  vi.useRealTimers();
});

describe('counters', () => {
  it('count within a window and start again after it', async () => {
    expect(await stores.counters.add('n', 1, 0, 100)).toEqual({ count: 1, resetsAt: 100 });
    expect(await stores.counters.add('n', 2, 99, 100)).toEqual({ count: 3, resetsAt: 100 });
    expect(await stores.counters.read('n', 99)).toEqual({ count: 3, resetsAt: 100 });
    expect((await stores.counters.read('n', 100)).count).toBe(0);
    expect(await stores.counters.add('n', 1, 100, 100)).toEqual({ count: 1, resetsAt: 200 });
    expect((await stores.counters.add('n', -5, 101, 100)).count).toBe(0);
    await stores.counters.reset('n');
    expect((await stores.counters.read('n', 101)).count).toBe(0);
  });
});

it('refuses a file of a newer version', () => {
  const file = join(folder, 'newer.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA user_version = 99');
  database.close();
  expect(() => openSqliteStores(file)).toThrow(/^DATA_DIR: /);
});
