import { useState, type KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { percentText } from './percent.ts';
import { ticksFor } from './scale.ts';

export interface HistoryPoint {
  readonly id: string;
  /** Everything about it in one sentence. */
  readonly label: string;
  readonly to: string;
  /** Milliseconds. */
  readonly value: number;
  readonly tone: 'done' | 'failed' | 'running';
}

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
      {ticks.map((tick) => (
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
      ))}
      {points.map(({ id, label: sentence, to, value, tone }, index) => (
        <Link
          key={id}
          to={to}
          className="chart-dot"
          data-tone={tone}
          aria-label={sentence}
          tabIndex={id === current ? 0 : -1}
          onFocus={() => setChosen(id)}
          onKeyDown={moveFocus}
        >
          <line className="chart-line" x1={xOf(index)} x2={xOf(index)} y1={yOf(0)} y2={yOf(value)} />
          <svg x={xOf(index)} y={yOf(value)} overflow="visible">
            <title>{sentence}</title>
            <circle className="chart-hit" r="10" />
            <Shape tone={tone} />
          </svg>
        </Link>
      ))}
    </svg>
  );
}

/** What stands for a tone, beside its word. */
export function HistoryMark({ tone }: Pick<HistoryPoint, 'tone'>) {
  return (
    <svg className="chart-dot" data-tone={tone} width="10" height="10" viewBox="-5 -5 10 10" aria-hidden="true">
      <Shape tone={tone} />
    </svg>
  );
}

function Shape({ tone }: Pick<HistoryPoint, 'tone'>) {
  return tone === 'failed' ? <rect x="-4" y="-4" width="8" height="8" /> : <circle r={tone === 'running' ? 3.5 : 4} />;
}

const ways: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>): void {
  const dots = [...(event.currentTarget.parentNode?.querySelectorAll('a') ?? [])];
  const next = ways[event.key]?.(dots.indexOf(event.currentTarget), dots.length - 1);
  if (next === undefined) return;
  event.preventDefault();
  dots[Math.min(dots.length - 1, Math.max(0, next))]?.focus();
}
