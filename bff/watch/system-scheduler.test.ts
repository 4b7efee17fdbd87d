import { expect, it } from 'vitest';
import { systemScheduler } from './system-scheduler.ts';

it('tells of work that throws or rejects, and goes on', async () => {
  const errors: unknown[] = [];
  const scheduler = systemScheduler((error) => errors.push(error));
  const thrown = new Error('thrown');
  scheduler.after(0, () => {
    throw thrown;
  });
  scheduler.after(0, () => Promise.reject(new Error('rejected')));
  await expect.poll(() => errors).toEqual([thrown, new Error('rejected')]);
});
