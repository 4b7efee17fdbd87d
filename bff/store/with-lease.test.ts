import { expect, it, vi } from 'vitest';
import { withLease } from './with-lease.ts';

it('a lease whose store fails neither ends the process nor what is done under it', async () => {
  vi.useFakeTimers();
  const broken = () => Promise.reject(new Error('disk I/O error'));
  const leases = {
    take: vi.fn().mockResolvedValue({ isHeld: true, fence: 1 }),
    prolong: vi.fn(broken),
    release: broken,
    onRelease: () => () => undefined,
  };
  const done = withLease(leases, 'x', async (lease) => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(lease.isHeld()).toBe(false);
    return 'done';
  });
  expect(await done).toBe('done');
  expect(leases.prolong.mock.calls.length).toBeGreaterThan(2);
  vi.useRealTimers();
});
