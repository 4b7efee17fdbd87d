import { memo, type KeyboardEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { isBundle, type LaneItem } from './lane-items.ts';
import { LaneShape, type LaneShapeProps } from './LaneShape.tsx';
import { moveFocus } from './move-focus.ts';
import { percentText } from './percent.ts';
import { isInSight, shareIn, type TimeWindow } from './time-window.ts';

export interface DrawnItem {
  readonly item: LaneItem;
  readonly key: string;
  readonly label: string;
  readonly to: string;
}

export interface LaneRowProps extends Pick<LaneShapeProps, 'width' | 'hatching'> {
  name: string;
  head: ReactNode;
  items: readonly DrawnItem[];
  window: TimeWindow;
  ticks: readonly number[];
  now: number;
  readFrom: number;
  /** The one that Tab reaches, if it is here. */
  current: string | undefined;
  /** The link that has the focus, and what it is of; undefined once it has it no more. */
  onFocused: (link: Element | undefined, key?: string) => void;
  onPointed: (label: string) => void;
  onZoom: (direction: 'in' | 'out', around: number) => void;
}

/** One lane: what it is called, and what went on in it. */
export const LaneRow = memo(function LaneRow(props: LaneRowProps) {
  const { name, head, items, window, width, ticks, now, readFrom, hatching, current } = props;
  const at = (moment: number) => percentText(shareIn(moment, window));
  return (
    <div className="lane">
      <div className="lane-head">{head}</div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag of a picture groups links */}
      <svg className="chart" height="28" role="group" aria-label={name}>
        {readFrom > window.from ? <rect className="chart-track" width={at(readFrom)} height="28" /> : undefined}
        <g aria-hidden="true">
          {ticks.map((tick) => (
            <line key={tick} className="chart-line" x1={at(tick)} x2={at(tick)} y1="0" y2="28" />
          ))}
          {isInSight(now, now, window) ? (
            <line className="chart-now" x1={at(now)} x2={at(now)} y1="0" y2="28" />
          ) : undefined}
        </g>
        {items.map((drawn) => (
          <Link
            key={drawn.key}
            to={drawn.to}
            className="lane-mark"
            data-tone={isBundle(drawn.item) ? 'several' : drawn.item.tone}
            data-at={drawn.item.from}
            aria-label={drawn.label}
            tabIndex={drawn.key === current ? 0 : -1}
            onFocus={({ currentTarget }) => {
              props.onFocused(currentTarget, drawn.key);
              props.onPointed(drawn.label);
            }}
            onBlur={() => props.onFocused(undefined)}
            onPointerEnter={() => props.onPointed(drawn.label)}
            onKeyDown={(event) => onKeyDown(event, drawn, props.onZoom)}
          >
            <title>{drawn.label}</title>
            <LaneShape item={drawn.item} window={window} width={width} hatching={hatching} />
          </Link>
        ))}
      </svg>
    </div>
  );
});

function onKeyDown(event: KeyboardEvent, { item }: DrawnItem, onZoom: LaneRowProps['onZoom']): void {
  const { key, currentTarget } = event;
  if (key === '+' || key === '-') onZoom(key === '+' ? 'in' : 'out', (item.from + item.until) / 2);
  else if (key === 'ArrowUp' || key === 'ArrowDown') toOtherLane(currentTarget, key);
  else return moveFocus(event, [...(currentTarget.parentNode?.querySelectorAll<SVGAElement>('a') ?? [])]);
  event.preventDefault();
}

/** To what is nearest in time in the next lane that has anything. */
function toOtherLane(link: Element, key: 'ArrowUp' | 'ArrowDown'): void {
  const next = (lane: Element | null | undefined) =>
    key === 'ArrowUp' ? lane?.previousElementSibling : lane?.nextElementSibling;
  const atOf = (one: Element) => Number(one.getAttribute('data-at'));
  const linksIn = (lane: Element | null | undefined) => [...(lane?.querySelectorAll<SVGAElement>('a[data-at]') ?? [])];
  let lane = next(link.closest('.lane'));
  while (lane && linksIn(lane).length === 0) lane = next(lane);
  const away = (one: Element) => Math.abs(atOf(one) - atOf(link));
  linksIn(lane)
    .sort((one, other) => away(one) - away(other))[0]
    ?.focus();
}
