/** The watch of a process that shares its store with nobody: it leads everything, and remembers what it found by itself. */
import { randomBytes } from 'node:crypto';
import type { WatchStore } from './watch-store.ts';

const member = 'self';

export function watchAlone(): WatchStore {
  const epoch = randomBytes(6).toString('hex');
  let [number, fence] = [0, 0];
  return {
    isShared: false,
    member,
    beat: async () => ({ epoch, number, alive: new Set([member]) }),
    leave: async () => undefined,
    async join(_subject, membership) {
      number += 1;
      const members = new Map([[member, membership]]);
      return { number, floor: number, last: number, entries: [], isFresh: false, members };
    },
    part: async () => undefined,
    async claim() {
      fence += 1;
      return { fence, isFailover: false };
    },
    release: async () => undefined,
    // Nobody else can have claimed it.
    async commit(_subject, _fence, { events }) {
      const first = number + 1;
      number += Math.max(1, events.length);
      return { first, last: number };
    },
    hear: () => () => undefined,
  };
}
