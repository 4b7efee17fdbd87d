import { useState } from 'react';
import { Dot, type HistoryPoint } from './Dot.tsx';
import { DurationLines } from './DurationLines.tsx';
import { percentText } from './percent.ts';
import { ticksFor } from './scale.ts';
import { besideOthers, daysWithin, shareOfWeek, sizeOfDots } from './week-dots.ts';

export interface WeekPoint extends HistoryPoint {
  /** When it began, milliseconds. */
  readonly at: number;
}

export interface WeekDotsProps {
  /** What is shown, and how to move about in it. */
  label: string;
  /** The oldest first. */
  points: readonly WeekPoint[];
  now: number;
  nowText: string;
  tickText: (value: number) => string;
  dayText: (day: number) => string;
}

/** Left of the first day are the words of the lines, right of now is room for a dot; below zero are the words of the days. */
const [left, right] = [0.13, 0.985];
const [top, bottom] = [0.14, 0.8];
/** A day that has only begun is too narrow for its words: "now" tells which it is. Milliseconds. */
const roomForWords = 18 * 60 * 60_000;

/** What has ended in the last seven days: a dot each, by when it began and how long it took, reached as those of a strip; what failed is on top. */
export function WeekDots({ label, points, now, nowText, tickText, dayText }: WeekDotsProps) {
  const [chosen, setChosen] = useState<string>();
  const ticks = ticksFor(Math.max(0, ...points.map(({ value }) => value)));
  const highest = ticks.at(-1) ?? 1;
  const yOf = (value: number) => percentText(bottom - (bottom - top) * (value / highest));
  const xAt = (share: number) => percentText(left + (right - left) * share);
  const xOf = (moment: number) => xAt(shareOfWeek(moment, now));
  const shares = points.map(({ at, value }) => ({ x: shareOfWeek(at, now), y: value / highest }));
  const moved = besideOthers(shares);
  const size = sizeOfDots(
    points.map(({ at }) => at),
    now,
  );
  const current = points.some(({ id }) => id === chosen) ? chosen : points.at(-1)?.id;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag of a picture groups links
    <svg className="chart week-dots" height="120" role="group" aria-label={label}>
      <g aria-hidden="true">
        <DurationLines ticks={ticks} left={left} yOf={yOf} tickText={tickText} />
        {daysWithin(now).map((day) => (
          <g key={day}>
            <line className="chart-line" x1={xOf(day)} x2={xOf(day)} y1={yOf(highest)} y2={yOf(0)} />
            {now - day < roomForWords ? undefined : (
              <text className="chart-words" x={xOf(day)} dx="6" y="98%">
                {dayText(day)}
              </text>
            )}
          </g>
        ))}
        <line className="chart-now" x1={xOf(now)} x2={xOf(now)} y1={yOf(highest)} y2={yOf(0)} />
        <text className="chart-words" x={xOf(now)} y="8%" textAnchor="end" fontWeight={600}>
          {nowText}
        </text>
      </g>
      {inDrawingOrder(points).map(({ point, place }) => (
        <Dot
          key={point.id}
          point={point}
          place={place}
          x={xAt((shares[place]?.x ?? 0) - (moved[place] ?? 0))}
          y={yOf(point.value)}
          size={size}
          isCurrent={point.id === current}
          onChosen={setChosen}
        />
      ))}
    </svg>
  );
}

/** What failed comes last, on top of what lies in the same place; `place` keeps the order for the arrow keys. */
function inDrawingOrder(points: readonly WeekPoint[]) {
  const isFailed = ({ tone }: WeekPoint) => Number(tone === 'failed');
  return points
    .map((point, place) => ({ point, place }))
    .sort((one, other) => isFailed(one.point) - isFailed(other.point));
}
