import { expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { Counters } from '#bff/store/stores.ts';
import { openSqliteStores } from '#bff/store/sqlite-store.ts';
import { SignInLimits } from './sign-in-limits.ts';

const refused = (results: readonly PromiseSettledResult<unknown>[]) =>
  results.filter((result) => result.status === 'rejected' && result.reason instanceof ConsoleProblem).length;

it('of many attempts at once five are let through, also where the store answers later', async () => {
  const clock = new AdvancingClock();
  const stores = await openSqliteStores(':memory:', clock);
  const later: Counters['add'] = async (...args) => {
    await new Promise((resolve) => setImmediate(resolve));
    return stores.counters.add(...args);
  };
  const limits = new SignInLimits({ ...stores.counters, add: later });
  const begun = await Promise.allSettled(Array.from({ length: 200 }, () => limits.begin('client', '192.0.2.1')));
  expect(refused(begun)).toBe(195);
  // What was refused here left no trace: the client id is not used up for everybody else.
  const elsewhere = Array.from({ length: 45 }, (_, index) => limits.begin('client', `198.51.${index}.1`));
  expect(refused(await Promise.allSettled(elsewhere))).toBe(0);
  expect(refused(await Promise.allSettled([limits.begin('client', '203.0.113.1')]))).toBe(1);
  clock.advance(15 * 60_000);
  await limits.begin('client', '192.0.2.1');
  await stores.close();
});
