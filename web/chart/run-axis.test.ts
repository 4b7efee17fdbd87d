import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axisTicks, reachFor, runOnAxis, shareAt } from './run-axis.ts';

const now = Date.parse('2026-11-23T02:01:00Z');
const minutes = (count: number) => count * 60_000;
const reach = minutes(45);
const axis = { now, reach };
const moment = fc.integer({ min: -minutes(300), max: minutes(300) }).map((offset) => now + offset);
const length = fc.integer({ min: 0, max: minutes(300) });

const times = fc
  .record({ startedAt: moment, knownAt: moment, half: length, more: length })
  .map(({ startedAt, knownAt, half, more }) => ({
    startedAt,
    knownAt,
    end: { half: startedAt + half, late: startedAt + half + more },
  }));

describe('the axis', () => {
  it('has now in its middle, and its lines equally far apart', () => {
    expect(shareAt(now, axis)).toBe(0.5);
    expect([shareAt(now - reach, axis), shareAt(now + reach, axis)]).toEqual([0, 1]);
    const lines = axisTicks(reach).map((tick) => shareAt(now + tick, axis));
    expect(lines.map((share) => Math.round(share * 600))).toEqual([100, 200, 300, 400, 500]);
  });

  it('keeps the order of any two moments', () => {
    fc.assert(
      fc.property(moment, moment, (one, other) => {
        if (one <= other) expect(shareAt(one, axis)).toBeLessThanOrEqual(shareAt(other, axis));
      }),
    );
  });
});

describe('how far the axis reaches', () => {
  it.each([
    ['nothing that has begun', [], 45],
    ['what takes seconds', [{ startedAt: now - 10_000, end: { half: now, late: now + 20_000 } }], 1],
    ['what takes minutes', [{ startedAt: now - minutes(9), end: { half: now, late: now + minutes(4) } }], 15],
    ['what began long ago', [{ startedAt: now - minutes(300), end: undefined }], 45],
  ])('shows %s', (_, runs, expected) => {
    expect(reachFor(runs, now)).toBe(minutes(expected));
  });

  it('is never shorter for more', () => {
    fc.assert(
      fc.property(fc.array(times, { minLength: 1 }), times, (runs, more) => {
        expect(reachFor([...runs, more], now)).toBeGreaterThanOrEqual(reachFor(runs, now));
      }),
    );
  });
});

describe('a run on the axis', () => {
  it('stands from its start to now, with a way to where it usually ends', () => {
    const end = { half: now + minutes(20), late: now + minutes(24) };
    const picture = runOnAxis({ startedAt: now - minutes(9), knownAt: now, end }, axis);
    expect(picture.run).toEqual({ from: 0.4, to: 0.5 });
    expect(picture.way?.from).toBe(0.5);
    expect(picture.way?.to).toBe(picture.end?.from);
    expect(Math.round((picture.end?.to ?? 0) * 900)).toBe(690);
  });

  it('is nothing before it has begun, and nothing but itself without earlier runs', () => {
    expect(runOnAxis({ startedAt: undefined, knownAt: now, end: undefined }, axis).run).toBeUndefined();
    const alone = runOnAxis({ startedAt: now - minutes(5), knownAt: now, end: undefined }, axis);
    expect([alone.run?.to, alone.way, alone.end]).toEqual([0.5, undefined, undefined]);
  });

  it('shows an end beyond the axis by the way to its edge alone', () => {
    const end = { half: now + minutes(50), late: now + minutes(60) };
    const picture = runOnAxis({ startedAt: now, knownAt: now, end }, axis);
    expect([picture.way, picture.end]).toEqual([{ from: 0.5, to: 1 }, undefined]);
  });

  it('never leaves the axis nor turns around, and has run for no longer than is known', () => {
    fc.assert(
      fc.property(times, (run) => {
        const picture = runOnAxis(run, axis);
        for (const span of [picture.run, picture.way, picture.end]) {
          if (span === undefined) continue;
          expect(span.from).toBeGreaterThanOrEqual(0);
          expect(span.to).toBeLessThanOrEqual(1);
          expect(span.from).toBeLessThanOrEqual(span.to);
        }
        expect(picture.run?.to).toBeLessThanOrEqual(0.5);
        expect(picture.run?.to).toBeLessThanOrEqual(shareAt(run.knownAt, axis));
      }),
    );
  });

  it('has a way to its end only as long as half of the earlier ones took longer', () => {
    fc.assert(
      fc.property(times, (run) => {
        const until = Math.min(run.knownAt, now);
        expect(runOnAxis(run, axis).way !== undefined).toBe(run.end.half > until);
      }),
    );
  });

  it('is the same whenever it is looked at', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 0, max: minutes(10_000) }), ({ startedAt, knownAt, end }, later) => {
        const moved = {
          startedAt: startedAt + later,
          knownAt: knownAt + later,
          end: { half: end.half + later, late: end.late + later },
        };
        expect(runOnAxis(moved, { now: now + later, reach })).toEqual(runOnAxis({ startedAt, knownAt, end }, axis));
      }),
    );
  });
});
