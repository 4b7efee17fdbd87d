import { percentText } from './percent.ts';

export interface DurationLinesProps {
  ticks: readonly number[];
  /** Where the lines begin, 0 to 1; their words are left of it. */
  left: number;
  /** Where a duration is, in percent. */
  yOf: (value: number) => string;
  tickText: (value: number) => string;
}

/** The lines that durations are read by. */
export function DurationLines({ ticks, left, yOf, tickText }: DurationLinesProps) {
  return ticks.map((tick) => (
    <g key={tick} aria-hidden="true">
      <line className="chart-line" x1={percentText(left)} x2="100%" y1={yOf(tick)} y2={yOf(tick)} />
      <text
        className="chart-words"
        x={percentText(left)}
        dx="-8"
        y={yOf(tick)}
        textAnchor="end"
        dominantBaseline="middle"
      >
        {tickText(tick)}
      </text>
    </g>
  ));
}
