import * as fc from 'fast-check';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { runs } from '#testing/property-runs.ts';
import { AdvancingClock } from '#shared/clock.ts';
import { openDatabase, type RegionDatabase } from '#region/store/database.ts';
import { createEngine, type DueWork } from './engine.ts';

const log = pino({ enabled: false });
const open: RegionDatabase[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.close()));
});

/** An engine over a list of moments at which something is due; `done` tells what it did and when. */
function engineOver(moments: number[]) {
  const database = openDatabase(':memory:');
  open.push(database);
  const clock = new AdvancingClock({ now: () => 1_000 });
  const done: number[] = [];
  const work: DueWork = () => {
    const at = moments.toSorted((a, b) => a - b)[0];
    if (at === undefined) return Promise.resolve(undefined);
    return Promise.resolve({
      at,
      apply: () => {
        done.push(...moments.splice(moments.indexOf(at), 1));
        return Promise.resolve();
      },
    });
  };
  return { clock, done, engine: createEngine({ database, clock, log, work: [work] }), database, work };
}

describe('engine', () => {
  it('applies what is due in order of time and leaves the future alone', async () => {
    const { clock, done, engine } = engineOver([5_000, 1_000, 3_000, 9_000]);
    await engine.runDue();
    expect(done).toEqual([1_000]);
    clock.advance(4_000);
    await engine.runDue();
    expect(done).toEqual([1_000, 3_000, 5_000]);
  });

  it('applies everything once when asked many times at once', async () => {
    const { done, engine } = engineOver([100, 200, 300]);
    await Promise.all(Array.from({ length: 20 }, () => engine.runDue()));
    expect(done).toEqual([100, 200, 300]);
  });

  it('does the same whether time creeps or leaps', async () => {
    const due = fc.array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 12 });
    const steps = fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(due, steps, async (moments, steps) => {
        const { clock, done, engine } = engineOver([...moments]);
        for (const step of steps) {
          clock.advance(step);
          await engine.runDue();
        }
        await engine.runDue();
        const past = moments.filter((at) => at <= clock.now());
        expect(done).toEqual(past.sort((a, b) => a - b));
      }),
      { numRuns: runs(20) },
    );
  });

  it('learns of new work when woken', async () => {
    const moments: number[] = [];
    const { done, engine } = engineOver(moments);
    await engine.runDue();
    moments.push(500);
    await engine.runDue();
    expect(done).toEqual([]);
    engine.wake();
    await engine.runDue();
    expect(done).toEqual([500]);
  });

  it('reports a failure and tries again at the next request', async () => {
    const { clock, database, done, work } = engineOver([100]);
    let failures = 1;
    const failingOnce: DueWork = (connection) =>
      failures-- > 0 ? Promise.reject(new Error('disk full')) : work(connection);
    const engine = createEngine({ database, clock, log, work: [failingOnce] });
    await expect(engine.runDue()).rejects.toThrow('disk full');
    await engine.runDue();
    expect(done).toEqual([100]);
  });

  it('works on its own once started', async () => {
    const { done, engine } = engineOver([900]);
    engine.start();
    await vi.waitFor(() => expect(done).toEqual([900]));
    engine.stop();
  });
});
