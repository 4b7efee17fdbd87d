import { percentText } from './percent.ts';
import { isBundle, leastHit, type LaneItem, type LaneMark } from './lane-items.ts';
import { isInSight, shareIn, type TimeWindow } from './time-window.ts';

export interface LaneShapeProps {
  item: LaneItem;
  window: TimeWindow;
  /** Of the picture, in pixels. */
  width: number;
  /** What the two hatchings are called, of what was waited and of what is expected. */
  hatching: Readonly<Record<'waited' | 'expected', string>>;
}

/** Pixels: what is there at all can be seen. */
const least = 6;
/** The middle of a lane. */
const middle = 14;

/** What stands for one mark, or for several. */
export function LaneShape({ item, window, width, hatching }: LaneShapeProps) {
  const [from, until] = [shareIn(item.from, window), shareIn(item.until, window)];
  const hit = Math.max(until - from, leastHit(width) / width);
  return (
    <>
      <rect className="lane-hit" x={percentText(Math.min(from, 1 - hit))} width={percentText(hit)} y="1" height="26" />
      {isBundle(item) ? (
        <Several marks={item.marks} x={percentText(from)} />
      ) : (
        <One mark={item} window={window} width={width} hatching={hatching} />
      )}
    </>
  );
}

/** Three strokes, whatever they are; a square below where one of them has failed. */
function Several({ marks, x }: { marks: readonly LaneMark[]; x: string }) {
  const hasFailed = marks.some(({ tone }) => tone === 'failed');
  return (
    <svg x={x} y={middle - 9} overflow="visible">
      <path className="lane-several" d="M1 1V17M5 1V17M9 1V17" />
      {hasFailed ? <rect className="lane-failed" x="1" y="5" width="8" height="8" /> : undefined}
    </svg>
  );
}

interface OneProps extends Omit<LaneShapeProps, 'item'> {
  mark: LaneMark;
}

function One({ mark, window, width, hatching }: OneProps) {
  const { tone, from, begun, until, end } = mark;
  const span = (start: number, stop: number, atLeast = 0) => {
    const share = Math.max(shareIn(stop, window) - shareIn(start, window), atLeast / width);
    return { x: percentText(Math.min(shareIn(start, window), 1 - share)), width: percentText(share) };
  };
  const started = begun ?? until;
  return (
    <>
      {started > from ? (
        <rect fill={`url(#${hatching.waited})`} {...span(from, started, least)} y={middle - 4} height="8" />
      ) : undefined}
      {begun === undefined ? undefined : (
        <rect className="lane-run" {...span(begun, until, least)} y={middle - 5} height="10" rx="2" />
      )}
      {end === undefined ? undefined : (
        <>
          <line
            className="lane-way"
            x1={percentText(shareIn(until, window))}
            x2={percentText(shareIn(end.half, window))}
            y1={middle}
            y2={middle}
          />
          <rect className="chart-expected" {...span(end.half, end.late, least)} y={middle - 7} height="14" rx="2" />
          <rect
            fill={`url(#${hatching.expected})`}
            {...span(end.half, end.late, least)}
            y={middle - 7}
            height="14"
            rx="2"
          />
        </>
      )}
      {isInSight(until, until, window) ? (
        <svg x={percentText(shareIn(until, window))} y={middle} overflow="visible">
          <EndMark tone={tone} />
        </svg>
      ) : undefined}
    </>
  );
}

/** How it ended, or what it is at; what is done needs no word. */
export function EndMark({ tone }: Pick<LaneMark, 'tone'>) {
  switch (tone) {
    case 'failed':
      return <rect className="lane-failed" x="-6" y="-5" width="10" height="10" />;
    case 'running':
      return <path className="lane-running" d="M0 -6A6 6 0 0 1 0 6Z" />;
    case 'slow':
      return <path className="lane-slow" d="M0 -7L8 6H-8Z" />;
    case 'waiting':
      return <path className="lane-waiting" d="M4 0h.01M9 0h.01M14 0h.01" />;
    default:
      return undefined;
  }
}
