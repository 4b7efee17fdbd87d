import { useCallback, useEffect, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { areApart, axisWords } from './axis-words.ts';
import { keyOf, laneItems, type LaneItem, type LaneMark } from './lane-items.ts';
import { LaneHatching } from './LaneHatching.tsx';
import { LaneRow, type DrawnItem } from './LaneRow.tsx';
import { percentText } from './percent.ts';
import { isInSight, shareIn, stepFor, ticksIn, type TimeWindow } from './time-window.ts';
import { useWidth } from './use-width.ts';
import './lane-chart.css';

export interface Lane {
  readonly id: string;
  readonly name: string;
  /** Beside the picture: the name, and what leads to its page. */
  readonly head: ReactNode;
  readonly marks: readonly LaneMark[];
}

export interface LaneChartProps {
  /** What is shown, and how to move about in it. */
  label: string;
  lanes: readonly Lane[];
  window: TimeWindow;
  now: number;
  nowText: string;
  /** Above the picture, as long as nothing in it is pointed at. */
  hint: string;
  /** Nothing before it was read. */
  readFrom: number;
  tickText: (moment: number, step: number) => string;
  /** Everything about one, or about several that are too narrow to be told apart, in one sentence; and where it leads. */
  textOf: (item: LaneItem, lane: Lane) => string;
  toOf: (item: LaneItem, lane: Lane) => string;
  /** The keys + and -, in or out of what has the focus. */
  onZoom: (direction: 'in' | 'out', around: number) => void;
}

/** Pixels. */
const [usualWidth, tickWidth] = [960, 76];

/** What went on in several lanes over time. One mark is reached by Tab, the others by the arrow keys; each is a sentence and a link. */
export function LaneChart(props: LaneChartProps) {
  const { label, lanes, window, now, nowText, hint, readFrom, tickText, textOf, toOf, onZoom } = props;
  const id = useId();
  const hatching = useMemo(() => ({ waited: `${id}w`, expected: `${id}e` }), [id]);
  const [follow, width] = useWidth(usualWidth);
  const [chosen, setChosen] = useState<string>();
  const [said, setSaid] = useState<string>();
  const chart = useRef<HTMLDivElement>(null);
  const step = stepFor(window, Math.max(2, width / tickWidth));
  const nowPlace = isInSight(now, now, window) ? axisWords(nowText, shareIn(now, window), width, 'middle') : undefined;
  const ticks = useMemo(() => ticksIn(window, step), [window, step]);
  const drawn = useMemo(
    () =>
      lanes.map((lane) => {
        const items = laneItems(lane.marks, window, width);
        const drawnOf = (item: LaneItem): DrawnItem => {
          return { item, key: keyOf(item), label: textOf(item, lane), to: toOf(item, lane) };
        };
        return { lane, items: items.map(drawnOf) };
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words follow from what is drawn, and when
    [lanes, window, width, now],
  );
  const keys = drawn.flatMap(({ items }) => items.map(({ key }) => key));
  const current = chosen !== undefined && keys.includes(chosen) ? chosen : keys.at(-1);

  // What had the focus may be drawn otherwise now, or not at all.
  const focused = useRef<Element>(undefined);
  const onFocused = useCallback((link: Element | undefined, key?: string) => {
    focused.current = link;
    if (key !== undefined) setChosen(key);
  }, []);
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      chart.current?.querySelector<SVGAElement>('a[tabindex="0"][data-at]')?.focus();
  });

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag of a picture groups links
    <div ref={chart} className="lane-chart" role="group" aria-label={label}>
      <p className="lane-said" aria-hidden="true">
        {said ?? hint}
      </p>
      <svg ref={follow} className="chart lane-axis" height="18" aria-hidden="true" focusable="false">
        <LaneHatching {...hatching} />
        {ticks.map((tick) => {
          const words = tickText(tick, step);
          const place = axisWords(words, shareIn(tick, window), width, 'start');
          // Left out where it would stand on the other side of its line, or under the words of now.
          if (place.anchor !== 'start' || (nowPlace && !areApart(place, nowPlace))) return undefined;
          return (
            <text key={tick} className="chart-words" x={percentText(shareIn(tick, window))} y="12">
              {words}
            </text>
          );
        })}
        {nowPlace ? (
          <text
            className="chart-words"
            fontWeight={600}
            x={percentText(shareIn(now, window))}
            y="12"
            textAnchor={nowPlace.anchor}
          >
            {nowText}
          </text>
        ) : undefined}
      </svg>
      {drawn.map(({ lane, items }) => (
        <LaneRow
          key={lane.id}
          head={lane.head}
          name={lane.name}
          items={items}
          window={window}
          width={width}
          ticks={ticks}
          now={now}
          readFrom={readFrom}
          hatching={hatching}
          current={items.some(({ key }) => key === current) ? current : undefined}
          onFocused={onFocused}
          onPointed={setSaid}
          onZoom={onZoom}
        />
      ))}
    </div>
  );
}
