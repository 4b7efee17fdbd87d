/** Words above an axis: none is cut off at its ends, and none is written over another. Pixels. */

interface AxisWords {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly from: number;
  readonly to: number;
}

/** Of a letter of `chart-words`, at most: it is better to leave a time out than to cut it. */
const letter = 7;
const gap = 4;

/** Where words stand at a share of an axis: as wanted, or else, where they would reach over an end, within it. */
export function axisWords(text: string, share: number, width: number, wanted: AxisWords['anchor']): AxisWords {
  const [x, long] = [share * width, text.length * letter];
  const before = { start: 0, middle: long / 2, end: long }[wanted];
  if (x - before < 0) return { anchor: 'start', from: x, to: x + long };
  if (x - before + long > width) return { anchor: 'end', from: x - long, to: x };
  return { anchor: wanted, from: x - before, to: x - before + long };
}

/** Whether two can be read beside one another. */
export const areApart = (one: AxisWords, other: AxisWords) => one.to + gap <= other.from || other.to + gap <= one.from;
