import type { KeyboardEvent } from 'react';
import { Link } from 'react-router';
import { moveFocus } from './move-focus.ts';

export interface HistoryPoint {
  readonly id: string;
  /** Everything about it in one sentence. */
  readonly label: string;
  readonly to: string;
  /** Milliseconds. */
  readonly value: number;
  readonly tone: 'done' | 'failed' | 'running';
}

export interface DotProps {
  point: HistoryPoint;
  /** Which one it is for the arrow keys, where it is not drawn in that order. */
  place?: number;
  /** Where it is, in percent. */
  x: string;
  y: string;
  /** Of its usual size, 0 to 1: many beside one another stay apart. */
  size?: number;
  /** Where a line leads down to; without, there is none. */
  floor?: string;
  /** The one that Tab reaches. */
  isCurrent: boolean;
  onChosen: (id: string) => void;
}

/** One of several in a picture: it leads to its page and is read as one sentence; arrow keys move to the others. */
export function Dot({ point: { id, label, to, tone }, place, x, y, size = 1, floor, isCurrent, onChosen }: DotProps) {
  return (
    <Link
      to={to}
      className="chart-dot"
      data-tone={tone}
      data-place={place}
      aria-label={label}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onChosen(id)}
      onKeyDown={moveAlong}
    >
      {floor === undefined ? undefined : <line className="chart-line" x1={x} x2={x} y1={floor} y2={y} />}
      <svg x={x} y={y} overflow="visible">
        <title>{label}</title>
        <g transform={size === 1 ? undefined : `scale(${size})`}>
          <circle className="chart-hit" r="10" />
          <Shape tone={tone} />
        </g>
      </svg>
    </Link>
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

function moveAlong(event: KeyboardEvent): void {
  const placeOf = ({ dataset }: SVGAElement) => Number(dataset['place'] ?? 0);
  const drawn = [...(event.currentTarget.parentNode?.querySelectorAll<SVGAElement>('a') ?? [])];
  moveFocus(
    event,
    drawn.sort((one, other) => placeOf(one) - placeOf(other)),
  );
}
