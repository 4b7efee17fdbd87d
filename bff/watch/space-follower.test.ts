import { expect, it } from 'vitest';
import { toOperationState } from '#shared/rules/operation-state.ts';
import { ManualScheduler } from '#shared/scheduler.ts';
import type { RegionAnswer } from './ports.ts';
import { SpaceFollower } from './space-follower.ts';
import { SpaceReader } from './space-reader.ts';
import { TokenSources } from './token-sources.ts';

const space = { region: 'eu-std-1', spaceId: '0197a3c2-6b1e-7c44-9d0a-3f5b8e2a1c01' };
const record = { id: 'o1', status: 'RUNNING', type: 'UpdateWorker', createTime: '2026-01-15T09:29:00Z' };

/** A follower of a region that answers as `read` does. */
function followerOf(time: ManualScheduler, read: () => Promise<RegionAnswer>): SpaceFollower {
  const bearers = { tokenFor: () => Promise.resolve('token'), tokenRefused: () => Promise.resolve(undefined) };
  const sources = new TokenSources(bearers, space.region);
  sources.add('session');
  const failed = (error: unknown) => expect.unreachable(String(error));
  const reader = new SpaceReader({ ...space, regions: { read }, sources, scheduler: time, onSlow: () => undefined });
  const publish = () => Promise.resolve();
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
