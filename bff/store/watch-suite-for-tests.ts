/** What every store promises to processes that watch the same things; called by the suite of stores. */
import { describe, expect, it } from 'vitest';
import type { Stores } from './stores.ts';
import type { WatchClaim, WatchStore } from './watch-store.ts';

const membership = { isWilling: true, isInView: true };
const found = (...events: readonly unknown[]) => ({ events, restart: 0, state: () => ({ after: events }) });

function fenceOf(claim: WatchClaim): number {
  if (!('fence' in claim)) throw new Error(`led by ${claim.leader}`);
  return claim.fence;
}

/** `stores`: two processes, as they are when a test begins. */
export function describeWatch(stores: () => readonly [Stores, Stores]): void {
  const begin = async (): Promise<readonly [WatchStore, WatchStore]> => {
    const [one, other] = stores();
    for (const { watch } of [one, other]) await watch.beat();
    return [one.watch, other.watch];
  };

  describe('a watch', () => {
    it('numbers what is committed over all subjects without a gap, under fences that grow', async () => {
      const [one] = await begin();
      for (const subject of ['a', 'b']) await one.join(subject, membership);
      const { epoch, number } = await one.beat();
      const [a, b] = [fenceOf(await one.claim('a')), fenceOf(await one.claim('b'))];
      expect(await one.commit('a', a, found('x', 'y'))).toEqual({ first: number + 1, last: number + 2 });
      expect(await one.commit('b', b, found())).toEqual({ first: number + 3, last: number + 3 });
      expect(await one.beat()).toMatchObject({ epoch, number: number + 3 });
      await one.release('a', a);
      expect(fenceOf(await one.claim('a'))).toBeGreaterThan(a);
    });

    it('is led by one, who begins where the last one stopped, and what is found under an old fence is refused', async () => {
      const [one, other] = await begin();
      if (!one.isShared) return;
      const { last } = await one.join('s', membership);
      await other.join('s', { ...membership, isInView: false });
      const fence = fenceOf(await one.claim('s'));
      expect(await other.claim('s')).toEqual({ leader: one.member });
      await one.commit('s', fence, found({ end: 1 }));
      await one.release('s', fence);
      const claim = await other.claim('s');
      expect(claim).toMatchObject({ state: { after: [{ end: 1 }] }, isFailover: false });
      expect(await one.commit('s', fence, found({ end: 1 }))).toBeUndefined();
      const record = await one.join('s', membership, last);
      expect(record).toMatchObject({ last: last + 1, entries: [{ number: last + 1, event: { end: 1 } }] });
      expect(record).toMatchObject({ leader: other.member, isFresh: false });
      expect(record.members.get(other.member)).toEqual({ isWilling: true, isInView: false });
      await other.part('s');
      expect((await one.join('s', membership)).leader).toBeUndefined();
    });

    it('is led on within a second when its leader is not heard of any more', async () => {
      const [one, other] = await begin();
      if (!one.isShared) return;
      await one.join('s', membership);
      await one.claim('s');
      await other.join('s', membership);
      const begun = performance.now();
      const claim = async () => {
        await other.beat();
        return other.claim('s');
      };
      await expect.poll(claim, { interval: 50, timeout: 5_000 }).toMatchObject({ isFailover: true });
      expect(performance.now() - begun).toBeLessThan(1_000);
    });

    it('keeps the latest 200 events, and none from before a snapshot', async () => {
      const [one] = await begin();
      if (!one.isShared) return;
      const { floor } = await one.join('s', membership);
      const fence = fenceOf(await one.claim('s'));
      const events = Array.from({ length: 150 }, (_, index) => ({ index }));
      for (let round = 0; round < 2; round += 1) await one.commit('s', fence, found(...events));
      const kept = await one.join('s', membership);
      expect(kept.entries).toHaveLength(200);
      expect(kept.floor).toBe(floor + 100);
      expect(kept.entries[0]).toEqual({ number: floor + 101, event: { index: 100 } });
      const before = kept.last;
      await one.commit('s', fence, { ...found('a', 'all', 'b'), restart: 2 });
      expect(await one.join('s', membership)).toMatchObject({ floor: before + 2, entries: [{ number: before + 3 }] });
    });

    it('tells the others in order', async () => {
      const [one, other] = await begin();
      if (!one.isShared) return;
      const heard: unknown[] = [];
      other.hear({
        committed: ({ subject, first, last, events, state }) => heard.push([subject, first, last, events, state]),
        joined: (subject, member, said) => heard.push([subject, member, said]),
        led: (subject, member) => heard.push([subject, member]),
      });
      // Whether anything is heard yet.
      let made = 0;
      const isHeard = async () => {
        made += 1;
        await one.join(`try-${made}`, membership);
        return heard.length > 0;
      };
      await expect.poll(isHeard).toBe(true);
      const { last } = await one.join('s', membership);
      const fence = fenceOf(await one.claim('s'));
      await one.commit('s', fence, found('x y', { z: 1 }));
      await one.commit('s', fence, found());
      await one.release('s', fence);
      const ofSubject = () => heard.filter((notice) => (notice as readonly unknown[])[0] === 's');
      await expect.poll(() => ofSubject().length).toBe(6);
      expect(ofSubject()).toEqual([
        ['s', last, last, [], undefined],
        ['s', one.member, membership],
        ['s', one.member],
        ['s', last + 1, last + 2, ['x y', { z: 1 }], undefined],
        ['s', last + 3, last + 3, [], { after: [] }],
        ['s', undefined],
      ]);
    });
  });
}
