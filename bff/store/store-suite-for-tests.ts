/** What every store promises, whatever it is made of; run for each of them by the test beside it. */
import { setTimeout as pass } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeJournal } from './journal-suite-for-tests.ts';
import { describeRecoveryLinks } from './recovery-links-suite-for-tests.ts';
import { describeReviews } from './reviews-suite-for-tests.ts';
import { describeRuns } from './runs-suite-for-tests.ts';
import type { SessionEnds, Stores } from './stores.ts';
import { describeViews } from './views-suite-for-tests.ts';
import { describeWatch } from './watch-suite-for-tests.ts';
import { withLease } from './with-lease.ts';

export interface StoreSetup {
  /** Opens what another process would open on the same store. */
  open(): Promise<Stores>;
  /** Has that much time pass for the windows of counters, milliseconds. */
  elapse(milliseconds: number): Promise<void>;
  end(): Promise<void>;
}

const session = { createdAt: 1_000, lastActivity: 2_000 };
const token = { region: 'eu-std-1', clientId: 'c', expiresAt: 9, sealed: Uint8Array.of(1, 2, 255) };

export function describeStore(name: string, begin: () => Promise<StoreSetup>): void {
  describe(name, () => {
    let setup: StoreSetup;
    let stores: Stores;
    /** Another process. */
    let other: Stores;
    beforeEach(async () => {
      setup = await begin();
      stores = await setup.open();
      other = await setup.open();
    });
    afterEach(async () => {
      await stores.close();
      await other.close();
      await setup.end();
    });

    describeWatch(() => [stores, other]);
    describeRuns(() => [stores, other]);
    describeViews(() => [stores, other]);
    describeReviews(() => [stores, other]);
    describeJournal(() => [stores, other]);
    describeRecoveryLinks(() => [stores, other]);

    describe('sessions', () => {
      it('come back as they were, in another process too', async () => {
        await stores.sessions.save('s', { ...session, operator: 'Ada' });
        expect(await other.sessions.load('s')).toEqual({ ...session, operator: 'Ada', seen: false });
        expect(await other.sessions.load('t')).toBeUndefined();
        await stores.sessions.save('s', session);
        expect(await stores.sessions.load('s')).toEqual({ ...session, seen: false });
      });

      it('keep from where they were begun, also when what is saved next does not tell', async () => {
        const origin = { browser: 'Firefox', system: 'Linux', network: '203.0.113.0/24' };
        await stores.sessions.save('s', { ...session, origin });
        await stores.sessions.save('s', { ...session, operator: 'Ada' });
        expect(await other.sessions.load('s')).toEqual({ ...session, operator: 'Ada', origin, seen: false });
        await stores.sessions.save('s', { ...session, origin: { network: '::/48' } });
        expect(await stores.sessions.load('s')).toMatchObject({ origin: { network: '::/48' } });
      });

      it('move their activity ahead only, and are not made by what is said of them', async () => {
        await stores.sessions.save('s', session);
        await stores.sessions.markActivity('s', 5_000);
        await stores.sessions.markActivity('s', 4_000);
        await stores.sessions.save('s', session);
        expect(await stores.sessions.load('s')).toEqual({ ...session, lastActivity: 5_000, seen: false });
        await stores.sessions.markSeen('s');
        expect((await stores.sessions.load('s'))?.seen).toBe(true);
        await stores.sessions.markActivity('absent', 5_000);
        await stores.sessions.markSeen('absent');
        expect(await stores.sessions.replace('absent', 's', 5_000)).toBe(false);
        expect(await stores.sessions.load('absent')).toBeUndefined();
      });

      it('take their tokens along when they go', async () => {
        await stores.sessions.save('s', session);
        await stores.tokens.put('s', token);
        await stores.sessions.delete('s');
        await stores.sessions.delete('s');
        await stores.sessions.save('s', session);
        expect(await stores.tokens.list('s')).toEqual([]);
        expect(await stores.tokens.sessionsOf('eu-std-1', 'c')).toEqual([]);
      });

      it('are replaced once, and go with what replaced them', async () => {
        for (const key of ['a', 'b', 'c', 'd']) await stores.sessions.save(key, session);
        expect(await stores.sessions.replace('a', 'b', 5_000)).toBe(true);
        expect(await stores.sessions.replace('a', 'c', 5_000)).toBe(false);
        expect((await stores.sessions.load('a'))?.replaced).toEqual({ by: 'b', until: 5_000 });
        expect(await stores.sessions.listReplaced('b')).toEqual(['a']);
        expect(await stores.sessions.listReplaced('c')).toEqual([]);
        await stores.sessions.replace('b', 'd', 6_000);
        await stores.sessions.delete('d');
        expect(await stores.sessions.load('a')).toBeUndefined();
        expect(await stores.sessions.load('b')).toBeUndefined();
        expect(await stores.sessions.load('c')).toBeDefined();
      });

      it('are replaced by one of many at once', async () => {
        for (const key of ['a', 'b', 'c']) await stores.sessions.save(key, session);
        const answers = await Promise.all([
          stores.sessions.replace('a', 'b', 5_000),
          other.sessions.replace('a', 'c', 5_000),
        ]);
        expect(answers.filter(Boolean)).toHaveLength(1);
        const by = answers[0] ? 'b' : 'c';
        expect((await setupLoad('a'))?.replaced?.by).toBe(by);
        expect(await stores.sessions.listReplaced(by)).toEqual(['a']);
        expect(await stores.sessions.listReplaced(by === 'b' ? 'c' : 'b')).toEqual([]);
      });

      it('come with the token of a region', async () => {
        await stores.sessions.save('s', session);
        expect(await other.sessions.loadWithToken('s', 'eu-std-1')).toEqual({ session: { ...session, seen: false } });
        await stores.tokens.put('s', token);
        const both = await stores.sessions.loadWithToken('s', 'eu-std-1');
        expect(both.session).toEqual(await stores.sessions.load('s'));
        expect(both.token).toEqual(await stores.tokens.load('s', 'eu-std-1'));
        expect(both.token).toMatchObject(token);
        expect(await stores.sessions.loadWithToken('t', 'eu-std-1')).toEqual({});
      });
    });

    describe('sessions that are over', () => {
      const minute = 60_000;
      const at = 100 * minute;
      const ends: SessionEnds = { now: at, idle: 10 * minute, absolute: 50 * minute, unseen: 5 * minute, replaced: 1 };
      const begun = { createdAt: at - 20 * minute, lastActivity: at - 6 * minute };
      async function claimAll(by: Stores, when = ends): Promise<string[]> {
        const claimed: string[] = [];
        for (;;) {
          const some = await by.sessions.claimExpired(when, minute);
          if (some.length === 0) return claimed.sort();
          claimed.push(...some);
        }
      }

      it('are those past a limit', async () => {
        const { sessions } = stores;
        await sessions.save('idle', { createdAt: begun.createdAt, lastActivity: at - 10 * minute });
        await sessions.save('old', { createdAt: at - 50 * minute, lastActivity: at });
        await sessions.save('unseen', begun);
        for (const key of ['seen', 'replaced', 'active']) {
          await sessions.save(key, begun);
          await sessions.markSeen(key);
        }
        await sessions.replace('replaced', 'seen', at - 1);
        await sessions.save('new', { createdAt: at, lastActivity: at });
        expect(await claimAll(stores)).toEqual(['idle', 'old', 'replaced', 'unseen']);
        await sessions.markActivity('active', at);
        await sessions.markSeen('new');
        const later = { ...ends, now: at + 5 * minute };
        expect(
          (await claimAll(other, later)).filter((key) => !['idle', 'old', 'replaced', 'unseen'].includes(key)),
        ).toEqual(['seen']);
      });

      it('are those closed to browsers, from when they are to be looked at on, and stay so', async () => {
        const { sessions } = stores;
        await sessions.save('closed', { createdAt: at, lastActivity: at });
        await stores.tokens.put('closed', token);
        await sessions.close('absent', at);
        expect(await sessions.load('absent')).toBeUndefined();
        await sessions.close('closed', at + minute);
        await sessions.save('closed', { createdAt: at, lastActivity: at });
        await sessions.markActivity('closed', at + 1);
        await sessions.markSeen('closed');
        expect((await other.sessions.load('closed'))?.closed).toBe(true);
        expect(await stores.tokens.list('closed')).toHaveLength(1);
        expect(await claimAll(stores)).toEqual([]);
        const later = { ...ends, now: at + minute };
        const [here, there] = await Promise.all([claimAll(stores, later), claimAll(other, later)]);
        expect([...here, ...there]).toEqual(['closed']);
        expect(await claimAll(other, { ...ends, now: at + 2 * minute })).toEqual(['closed']);
      });

      it('are handed to one process, and to the next one when that did not end them', async () => {
        const keys = Array.from({ length: 250 }, (_, index) => `s${index}`);
        await Promise.all(keys.map((key) => stores.sessions.save(key, begun)));
        const [here, there] = await Promise.all([claimAll(stores), claimAll(other)]);
        expect([...here, ...there].sort()).toEqual(keys.sort());
        expect(await claimAll(other, { ...ends, now: at + minute - 1 })).toEqual([]);
        await stores.sessions.delete('s0');
        expect(await claimAll(other, { ...ends, now: at + minute })).toEqual(keys.filter((key) => key !== 's0'));
      });
    });

    describe('tokens', () => {
      it('are not put into a session that does not exist', async () => {
        expect(await stores.tokens.put('absent', token)).toBe(false);
        expect(await stores.tokens.load('absent', 'eu-std-1')).toBeUndefined();
        expect(await stores.sessions.load('absent')).toBeUndefined();
      });

      it('are replaced at the version that was read, once', async () => {
        await stores.sessions.save('s', session);
        await stores.tokens.put('s', { ...token, organisationId: 'o', renewAt: 5, person: { name: 'Ada' } });
        const read = (await other.tokens.load('s', 'eu-std-1'))!;
        expect(read).toMatchObject({ organisationId: 'o', renewAt: 5, person: { name: 'Ada' }, sealed: token.sealed });
        const replaced = await stores.tokens.replace('s', { ...read, expiresAt: 10, unanswered: 1 });
        expect(replaced).toMatchObject({ expiresAt: 10, unanswered: 1 });
        expect(await other.tokens.replace('s', { ...read, expiresAt: 11 })).toBeUndefined();
        expect(await stores.tokens.load('s', 'eu-std-1')).toEqual(replaced);
        expect(await stores.tokens.delete('s', 'eu-std-1', read.version)).toBe(false);
        expect(await stores.tokens.delete('s', 'eu-std-1')).toBe(true);
        expect(await stores.tokens.delete('s', 'eu-std-1')).toBe(false);
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

      it('are listed by session, and sessions by account', async () => {
        for (const key of ['s', 't']) await stores.sessions.save(key, session);
        await stores.tokens.put('s', { ...token, region: 'eu-snc-1' });
        await stores.tokens.put('s', token);
        await stores.tokens.put('t', token);
        expect((await other.tokens.list('s')).map(({ region }) => region)).toEqual(['eu-snc-1', 'eu-std-1']);
        expect((await other.tokens.sessionsOf('eu-std-1', 'c')).sort()).toEqual(['s', 't']);
        await stores.tokens.put('t', { ...token, clientId: 'd' });
        expect(await other.tokens.sessionsOf('eu-std-1', 'c')).toEqual(['s']);
        await stores.tokens.delete('s', 'eu-std-1');
        expect(await other.tokens.sessionsOf('eu-std-1', 'c')).toEqual([]);
        expect(await other.tokens.sessionsOf('eu-std-1', 'd')).toEqual(['t']);
      });

      it('are found by their account also when somebody looked while they were put', async () => {
        for (let turn = 0; turn < 20; turn += 1) {
          const [key, clientId] = [`s-${turn}`, `c-${turn}`];
          await stores.sessions.save(key, session);
          const looking = Array.from({ length: 3 }, () => other.tokens.sessionsOf('eu-std-1', clientId));
          await Promise.all([stores.tokens.put(key, { ...token, clientId }), ...looking]);
          expect(await other.tokens.sessionsOf('eu-std-1', clientId)).toEqual([key]);
        }
      });
    });

    describe('a lease', () => {
      it('has one holder, until released or run out, and a larger fence each time', async () => {
        const first = await stores.leases.take('x', 'a', 10_000);
        expect(first).toMatchObject({ isHeld: true });
        const refused = await other.leases.take('x', 'b', 10_000);
        expect(refused).toMatchObject({ isHeld: false });
        if (!refused.isHeld) expect(refused.freeIn).toBeGreaterThan(5_000);
        await other.leases.release('x', 'b');
        expect(await other.leases.prolong('x', 'b', 10_000)).toBe(false);
        expect(await stores.leases.prolong('x', 'a', 30)).toBe(true);
        await pass(60);
        expect(await stores.leases.prolong('x', 'a', 10_000)).toBe(false);
        const second = await other.leases.take('x', 'b', 10_000);
        await stores.leases.release('x', 'a');
        expect(await stores.leases.take('x', 'a', 10_000)).toMatchObject({ isHeld: false });
        await other.leases.release('x', 'b');
        const third = await stores.leases.take('x', 'a', 10_000);
        const fences = [first, second, third].map((taken) => (taken.isHeld ? taken.fence : Number.NaN));
        expect(fences).toEqual([...fences].sort((one, two) => one - two));
        expect(new Set(fences).size).toBe(3);
      });

      it('keeps work apart and is free again after work that failed', async () => {
        const order: string[] = [];
        const work = (name: string) =>
          withLease(stores.leases, 'x', async () => {
            order.push(`${name} begins`);
            await pass(5);
            order.push(`${name} ends`);
            if (name === 'first') throw new Error('failed');
          });
        const begun = performance.now();
        const results = await Promise.allSettled([work('first'), work('second')]);
        expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
        expect(order.map((line) => line.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends']);
        // Told of the release, not found out by asking again.
        expect(performance.now() - begun).toBeLessThan(900);
      });

      it('is kept as long as the work takes, and known to be lost when it was', async () => {
        await withLease(
          stores.leases,
          'x',
          async (lease) => {
            await pass(600);
            expect(lease.isHeld()).toBe(true);
            expect(await other.leases.take('x', 'b', 10)).toMatchObject({ isHeld: false });
          },
          400,
        );
        await withLease(
          stores.leases,
          'y',
          async (lease) => {
            // The whole process sleeps.
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 420);
            expect(lease.isHeld()).toBe(false);
            const next = await other.leases.take('y', 'b', 10_000);
            expect(next.isHeld && next.fence > lease.fence).toBe(true);
            await pass(150);
            expect(lease.isHeld()).toBe(false);
          },
          400,
        );
      });
    });

    describe('counters', () => {
      it('count within a window and start again after it', async () => {
        const window = 300;
        expect((await stores.counters.add('n', 1, window)).count).toBe(1);
        await setup.elapse(100);
        const second = await other.counters.add('n', 2, window);
        expect(second.count).toBe(3);
        expect(second.resetsIn).toBeGreaterThan(0);
        expect(second.resetsIn).toBeLessThanOrEqual(200);
        await setup.elapse(201);
        expect((await stores.counters.add('n', 1, 10_000)).count).toBe(1);
        expect((await stores.counters.add('n', -5, 10_000)).count).toBe(0);
        await stores.counters.add('n', 4, 10_000);
        await stores.counters.reset('n');
        expect((await stores.counters.add('n', 1, 10_000)).count).toBe(1);
      });

      it('give each of many at once another count', async () => {
        const adding = Array.from({ length: 50 }, (_, index) =>
          (index % 2 === 0 ? stores : other).counters.add('n', 1, 10_000),
        );
        const counts = (await Promise.all(adding)).map(({ count }) => count);
        expect(counts.sort((one, two) => one - two)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
      });
    });

    /** As a process without memory reads it. */
    async function setupLoad(key: string) {
      const fresh = await setup.open();
      const found = await fresh.sessions.load(key);
      await fresh.close();
      return found;
    }
  });
}
