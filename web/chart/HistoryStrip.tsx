import { useState } from 'react';
import { Dot, type HistoryPoint } from './Dot.tsx';
import { DurationLines } from './DurationLines.tsx';
import { percentText } from './percent.ts';
import { ticksFor } from './scale.ts';

export interface HistoryStripProps {
  /** What is shown, and how to move about in it. */
  label: string;
  /** The oldest first. */
  points: readonly HistoryPoint[];
  tickText: (value: number) => string;
}

/** Left of the first dot are the words of the lines; above the highest and below the lowest is some room. */
const left = 0.12;
const [top, bottom] = [0.1, 0.9];

/**
 * Dots in equal steps, as high as something took long. One of them is reached by Tab, the others by the arrow keys; each
 * leads to its page, and is read as one sentence.
 */
export function HistoryStrip({ label, points, tickText }: HistoryStripProps) {
  const [chosen, setChosen] = useState<string>();
  const ticks = ticksFor(Math.max(0, ...points.map(({ value }) => value)));
  const highest = ticks.at(-1) ?? 1;
  const yOf = (value: number) => percentText(bottom - (bottom - top) * (value / highest));
  const xOf = (index: number) => percentText(left + (1 - left) * ((index + 0.5) / points.length));
  const current = points.some(({ id }) => id === chosen) ? chosen : points.at(-1)?.id;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag of a picture groups links
    <svg className="chart history-strip" height="112" role="group" aria-label={label}>
      <DurationLines ticks={ticks} left={left} yOf={yOf} tickText={tickText} />
      {points.map((point, index) => (
        <Dot
          key={point.id}
          point={point}
          x={xOf(index)}
          y={yOf(point.value)}
          floor={yOf(0)}
          isCurrent={point.id === current}
          onChosen={setChosen}
        />
      ))}
    </svg>
  );
}
