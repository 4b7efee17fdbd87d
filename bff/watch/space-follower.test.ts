import { expect, it } from 'vitest';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { ManualScheduler } from '#shared/scheduler.ts';
import type { WatchEvent } from './event-log.ts';
import type { RegionAnswer } from './ports.ts';
import { SpaceFollower } from './space-follower.ts';
import { SpaceReader } from './space-reader.ts';
import { TokenSources } from './token-sources.ts';

const space = { region: 'eu-std-1', spaceId: '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c01' };
const record = { id: 'o1', status: 'RUNNING', type: 'UpdateWorker', createTime: '2026-01-15T09:29:00Z' };

/** A follower of a region that answers as `read` does. */
function followerOf(
  time: ManualScheduler,
  read: () => Promise<RegionAnswer>,
  publish: (events: readonly WatchEvent[]) => Promise<void> = () => Promise.resolve(),
  failed: (error: unknown) => void = (error) => expect.unreachable(String(error)),
): SpaceFollower {
  const bearers = { tokenFor: () => Promise.resolve('token'), tokenRefused: () => Promise.resolve(undefined) };
  const sources = new TokenSources(bearers, space.region);
  sources.add('session');
  const reader = new SpaceReader({ ...space, regions: { read }, sources, scheduler: time, onSlow: () => undefined });
  return new SpaceFollower({ ...space, reader, clock: time, publish, onTokenless: () => undefined, failed });
}

it('takes a list for what the account may read for 30 s from when it was asked for, however late the answer', async () => {
  const time = new ManualScheduler();
  let answer: ((answer: RegionAnswer) => void) | undefined;
  const follower = followerOf(time, () => new Promise((resolve) => (answer = resolve)));

  const look = follower.look();
  await expect.poll(() => answer).toBeDefined();
  await time.advance(10_000);
  answer?.({ status: 200, body: { items: [record], totalSize: 1 } });
  await look;
  await time.advance(20_000);
  const moved = (progress: string) => toOperationState(space.region, space.spaceId, { ...record, progress });
  expect(follower.hear([moved('40%')])).toBe(true);
  await time.advance(1);
  expect(follower.hear([moved('50%')])).toBe(false);
});

it('leaves a region alone that told somebody else so', async () => {
  const time = new ManualScheduler();
  const busy = followerOf(time, () => Promise.resolve({ status: 429, body: {}, retryAfter: 40 }));
  await busy.look();
  await time.advance(10_000);
  const next = followerOf(time, () => Promise.reject(new Error('asked')));
  next.restore(JSON.parse(JSON.stringify(busy.state())) as ReturnType<typeof busy.state>, 0);
  expect(next.putOff).toBe(30_000);
});

it('goes on looking where what it found could not be told, and then tells all that is known', async () => {
  const time = new ManualScheduler();
  const told: (readonly WatchEvent[])[] = [];
  const errors: unknown[] = [];
  let isBroken = false;
  let status = 'RUNNING';
  const read = () => Promise.resolve({ status: 200, body: { items: [{ ...record, status }], totalSize: 1 } });
  const publish = (events: readonly WatchEvent[]) =>
    isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(told.push(events)).then(() => undefined);
  const follower = followerOf(time, read, publish, (error) => errors.push(error));
  await follower.look();

  isBroken = true;
  status = 'DONE';
  await follower.look();
  expect(errors).toEqual([new Error('broken')]);
  isBroken = false;
  await follower.look();
  // Without events: what is known is what there is to show.
  expect(told).toEqual([[], []]);
  expect(follower.snapshot().operations).toMatchObject([{ id: 'o1', status: 'DONE' }]);
});
