import { expect, test } from 'vitest';
import { areApart, axisWords } from './axis-words.ts';

test('words stand where they are wanted as long as they fit', () => {
  expect(axisWords('12:00', 0.5, 400, 'middle')).toEqual({ anchor: 'middle', from: 182.5, to: 217.5 });
  expect(axisWords('12:00', 0.25, 400, 'start')).toEqual({ anchor: 'start', from: 100, to: 135 });
});

test.each([0, 0.02, 0.1, 0.5, 0.9, 0.98, 1])('no words at %s of an axis reach over its ends', (share) => {
  for (const wanted of ['start', 'middle', 'end'] as const) {
    const { from, to } = axisWords('maintenant 00:30', share, 360, wanted);
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(360);
  }
});

test('words that touch cannot be read beside one another', () => {
  const now = axisWords('maintenant 00:29', 0.5, 360, 'middle');
  expect(areApart(axisWords('00:14', 1 / 3, 360, 'middle'), now)).toBe(false);
  expect(areApart(axisWords('23:59', 1 / 6, 360, 'middle'), now)).toBe(true);
});
