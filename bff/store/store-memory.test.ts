import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn, setTimeout as pass } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '#shared/clock.ts';
import { openSqliteStores } from './sqlite-store.ts';
import { rememberSessions, rememberTokens, StoreMemory } from './store-memory.ts';
import type { Sessions, Stores, Tokens } from './stores.ts';

const record = { createdAt: 1_000, lastActivity: 2_000 };
const token = { region: 'eu-std-1', clientId: 'c', expiresAt: 9, sealed: Uint8Array.of(1, 2) };

let folder: string;
let stores: Stores;
let memory: StoreMemory;
let sessions: Sessions;
let tokens: Tokens;
/** What the store was asked for. */
let reads: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portico-memory-'));
  stores = await openSqliteStores(join(folder, 'console.sqlite'), systemClock);
  reads = [];
  memory = new StoreMemory(() => true);
  sessions = rememberSessions(
    { ...stores.sessions, load: (key) => (reads.push('session'), stores.sessions.load(key)) },
    memory,
  );
  tokens = rememberTokens(
    { ...stores.tokens, load: (key, region) => (reads.push('token'), stores.tokens.load(key, region)) },
    memory,
  );
  await sessions.save('s', record);
  await sessions.save('other', record);
  await tokens.put('s', token);
});
afterEach(async () => {
  await stores.close();
  rmSync(folder, { recursive: true });
});

const readBoth = async () => [await sessions.load('s'), await tokens.load('s', 'eu-std-1')];

describe('what is remembered', () => {
  it('is read once, and let go of when nobody asked between two times of ageing', async () => {
    const first = await readBoth();
    expect(await readBoth()).toEqual(first);
    expect(reads).toEqual(['session', 'token']);
    memory.age();
    memory.age();
    expect(await readBoth()).toEqual(first);
    expect(reads).toHaveLength(4);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['an activity', () => sessions.markActivity('s', 3_000)],
    ['its id having come back', () => sessions.markSeen('s')],
    ['other times', () => sessions.save('s', { ...record, operator: 'Ada' })],
    ['a new id', () => sessions.replace('s', 'other', 5_000)],
    ['a sign-in', () => tokens.put('s', { ...token, clientId: 'd' })],
    ['a renewal', async () => tokens.replace('s', { ...(await stores.tokens.load('s', 'eu-std-1'))!, expiresAt: 99 })],
    ['signing out of a region', () => tokens.delete('s', 'eu-std-1')],
    ['signing out', () => sessions.delete('s')],
  ])('is what the store holds, right after %s', async (_what, write) => {
    await readBoth();
    await write();
    expect(await readBoth()).toEqual([await stores.sessions.load('s'), await stores.tokens.load('s', 'eu-std-1')]);
  });

  it('is read again after a while, where notices of other writers may be lost', async () => {
    const doubtful = new StoreMemory(() => true, 40);
    const remembering = rememberSessions(stores.sessions, doubtful);
    await remembering.load('s');
    await stores.sessions.markActivity('s', 7_000);
    expect((await remembering.load('s'))?.lastActivity).toBe(2_000);
    await pass(50);
    expect(remembering.recall?.('s')).toBeUndefined();
    expect((await remembering.load('s'))?.lastActivity).toBe(7_000);
  });

  it('ends with the session that replaced it', async () => {
    await sessions.replace('s', 'other', 5_000);
    await readBoth();
    await sessions.delete('other');
    expect(await readBoth()).toEqual([undefined, undefined]);
  });

  it('is never what was read before a write that came in between', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = rememberSessions(
      {
        ...stores.sessions,
        async load(key) {
          const found = await stores.sessions.load(key);
          await held;
          return found;
        },
      },
      memory,
    );
    const before = slow.load('s');
    await sessions.delete('s');
    goOn();
    expect(await before).toBeDefined();
    expect(await sessions.load('s')).toBeUndefined();
  });
});

it('what another process writes is seen by the next call', async () => {
  const other = await openSqliteStores(join(folder, 'console.sqlite'), systemClock);
  expect(await stores.tokens.load('s', 'eu-std-1')).toMatchObject({ clientId: 'c' });
  await other.tokens.put('s', { ...token, clientId: 'd' });
  await turn();
  expect(await stores.tokens.load('s', 'eu-std-1')).toMatchObject({ clientId: 'd' });
  await other.sessions.delete('s');
  await turn();
  expect(await stores.sessions.load('s')).toBeUndefined();
  await other.close();
});
