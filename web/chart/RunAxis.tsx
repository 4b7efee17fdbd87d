import { useId } from 'react';
import { areApart, axisWords } from './axis-words.ts';
import { Hatching } from './Hatching.tsx';
import { percentText } from './percent.ts';
import { axisTicks, runOnAxis, shareAt, type Axis, type AxisSpan, type RunTimes } from './run-axis.ts';
import { useWidth } from './use-width.ts';

/** Pixels. */
const usualWidth = 460;

/** The times of the lines, above the runs. Hidden from assistive technology: they stand in words beside each run. */
export function RunAxisTimes({ axis, wordsOf }: { axis: Axis; wordsOf: (moment: number) => string }) {
  const [follow, width] = useWidth(usualWidth);
  const placeOf = (tick: number) => {
    const share = shareAt(axis.now + tick, axis);
    return { share, ...axisWords(wordsOf(axis.now + tick), share, width, 'middle') };
  };
  const ticks = axisTicks(axis.reach).filter((tick) => tick === 0 || areApart(placeOf(tick), placeOf(0)));
  return (
    <svg ref={follow} className="chart run-axis" height="16" aria-hidden="true" focusable="false">
      {ticks.map((tick) => (
        <text
          key={tick}
          className="chart-words"
          {...(tick === 0 && { fontWeight: 600 })}
          x={percentText(placeOf(tick).share)}
          y="12"
          textAnchor={placeOf(tick).anchor}
        >
          {wordsOf(axis.now + tick)}
        </text>
      ))}
    </svg>
  );
}

export interface RunAxisProps extends RunTimes {
  axis: Axis;
  /** What is slower than nearly all earlier ones; nobody promises an end of it. */
  isSlow: boolean;
  /** The end is by too few earlier ones to be called usual. */
  isVague: boolean;
}

/** A run between the lines of the axis. Hidden from assistive technology: the words beside it say the same. */
export function RunAxis({ axis, isSlow, isVague, ...times }: RunAxisProps) {
  const id = useId();
  const { run, way, end } = runOnAxis(times, axis);
  return (
    <svg className="chart run-axis" data-slow={isSlow || undefined} height="30" aria-hidden="true" focusable="false">
      <defs>
        <Hatching id={id} />
      </defs>
      {axisTicks(axis.reach).map((tick) => (
        <line
          key={tick}
          className={tick === 0 ? 'chart-now' : 'chart-line'}
          {...upright(shareAt(axis.now + tick, axis))}
          y1="0"
          y2="100%"
        />
      ))}
      {way && <line {...dotted} x1={percentText(way.from)} x2={percentText(way.to)} y1="15" y2="15" />}
      {run && <rect className="chart-run" {...across(run)} y="12" height="7" rx="2" />}
      {end && <rect className="chart-expected" {...across(end)} y="9" height="12" rx="2" />}
      {end && !isVague ? <rect fill={`url(#${id})`} {...across(end)} y="9" height="12" rx="2" /> : undefined}
    </svg>
  );
}

const dotted = { className: 'run-way', stroke: 'var(--accent)', strokeWidth: 1.5, strokeDasharray: '1 4' };

const upright = (share: number) => ({ x1: percentText(share), x2: percentText(share) });

/** What is there at all can be seen. */
const least = 0.004;

const across = ({ from, to }: AxisSpan) => ({
  x: percentText(Math.min(from, 1 - least)),
  width: percentText(Math.max(to - from, least)),
});

/** What a part of a run looks like, for a legend. */
export function RunAxisKey({ of }: { of: 'run' | 'end' }) {
  const id = useId();
  return (
    <svg className="run-axis" width="20" height="12" aria-hidden="true" focusable="false">
      {of === 'run' ? (
        <rect className="chart-run" y="3" width="20" height="7" rx="2" />
      ) : (
        <>
          <defs>
            <Hatching id={id} />
          </defs>
          <rect className="chart-expected" x="0.5" y="0.5" width="19" height="11" rx="2" />
          <rect fill={`url(#${id})`} x="0.5" y="0.5" width="19" height="11" rx="2" />
        </>
      )}
    </svg>
  );
}
