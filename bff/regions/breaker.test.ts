import { describe, expect, it } from 'vitest';
import { AdvancingClock } from '#shared/clock.ts';
import { Breaker } from './breaker.ts';

function openBreaker() {
  const clock = new AdvancingClock({ now: () => 0 });
  const breaker = new Breaker(clock);
  for (let failure = 0; failure < 5; failure += 1) {
    expect(breaker.admits()).toBe(true);
    breaker.failed();
  }
  return { clock, breaker };
}

describe('breaker', () => {
  it('opens after five failures in a row', () => {
    const { breaker } = openBreaker();
    expect(breaker.admits()).toBe(false);
    expect(breaker.retryIn).toBe(5_000);
  });

  it('does not mind failures with a success between them', () => {
    const breaker = new Breaker(new AdvancingClock({ now: () => 0 }));
    for (let round = 0; round < 10; round += 1) {
      for (let failure = 0; failure < 4; failure += 1) breaker.failed();
      breaker.succeeded();
    }
    expect(breaker.admits()).toBe(true);
  });

  it('lets one request through per pause while open, and closes when it succeeds', () => {
    const { clock, breaker } = openBreaker();
    clock.advance(5_000);
    expect([breaker.admits(), breaker.admits()]).toEqual([true, false]);
    breaker.failed();
    expect(breaker.admits()).toBe(false);
    clock.advance(5_000);
    expect(breaker.admits()).toBe(true);
    breaker.succeeded();
    expect([breaker.admits(), breaker.admits()]).toEqual([true, true]);
  });

  it('tries again after a request that never told how it went', () => {
    const { clock, breaker } = openBreaker();
    clock.advance(5_000);
    expect(breaker.admits()).toBe(true);
    clock.advance(5_000);
    expect(breaker.admits()).toBe(true);
  });
});
