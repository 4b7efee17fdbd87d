import { describe, expect, it } from 'vitest';
import { laneItems, leastHit, type LaneMark, type LaneTone } from './lane-items.ts';

const window = { from: 0, to: 1_000 };
/** A pixel of a picture 1,000 wide is a millisecond. */
const mark = (from: number, until: number, tone: LaneTone = 'done'): LaneMark => {
  return { id: `m${from}`, tone, from, begun: from, until };
};
const shown = (marks: readonly LaneMark[], width = 1_000) =>
  laneItems(marks, window, width).map((item) => ('marks' in item ? item.marks.map(({ id }) => id) : item.id));

describe('what a lane shows', () => {
  it('is what reaches into its part of time, from left to right', () => {
    const marks = [mark(400, 500), mark(-300, -200), mark(-100, 20), mark(990, 1_200), mark(1_001, 1_100)];
    expect(shown(marks)).toEqual(['m-100', 'm400', 'm990']);
  });

  it('bundles what is too narrow to be told apart, and never farther than can be told', () => {
    const many = Array.from({ length: 30 }, (_, index) => mark(index, index + 1));
    expect(shown(many).map((one) => one.length)).toEqual([12, 12, 6]);
    expect(shown([mark(10, 11), mark(40, 41)])).toEqual(['m10', 'm40']);
  });

  it('bundles on a phone whatever a finger could not tell apart', () => {
    const ofPhone = (from: number) => mark(from, from + 1);
    expect(leastHit(360)).toBe(24);
    expect(shown([ofPhone(0), ofPhone(60), ofPhone(70)], 360)).toEqual([['m0', 'm60'], 'm70']);
  });

  it('lets what can be seen by itself, and what goes on, stand alone', () => {
    expect(shown([mark(10, 11), mark(12, 80), mark(14, 15), mark(16, 17, 'running')])).toEqual([
      'm10',
      'm12',
      'm14',
      'm16',
    ]);
  });

  it('tells them apart once there is room', () => {
    const marks = [mark(10, 12), mark(16, 18)];
    expect(shown(marks)).toEqual([['m10', 'm16']]);
    expect(shown(marks, 4_000)).toEqual(['m10', 'm16']);
  });

  it('shows what begins to be expected there', () => {
    const running = { ...mark(-50, -20, 'running'), end: { half: 5, late: 10 } };
    expect(laneItems([running], window, 1_000)).toEqual([running]);
  });

  it('draws at most as much as there is room for, of however many', () => {
    const many = Array.from({ length: 10_000 }, (_, index) => mark(index / 10, index / 10 + 0.1));
    expect(laneItems(many, window, 900).length).toBeLessThanOrEqual(900 / 12 + 1);
  });
});
