/** What is drawn in a lane: a mark each, or one for several that are too narrow to be told apart. */
import { isInSight, type TimeWindow } from './time-window.ts';

export type LaneTone = 'done' | 'failed' | 'running' | 'slow' | 'waiting';

export interface LaneMark {
  readonly id: string;
  readonly tone: LaneTone;
  /** When it was accepted, began to run (if it has) and ended, or as of when it is known not to have. */
  readonly from: number;
  readonly begun: number | undefined;
  readonly until: number;
  /** When it is expected to end; nobody can say of most. */
  readonly end?: { readonly half: number; readonly late: number };
}

export interface LaneBundle {
  readonly marks: readonly LaneMark[];
  readonly from: number;
  readonly until: number;
}

export type LaneItem = LaneMark | LaneBundle;

export const isBundle = (item: LaneItem): item is LaneBundle => 'marks' in item;
/** What tells an item from the others of its picture: a bundle goes by the first mark in it. */
export const keyOf = (item: LaneItem) => (isBundle(item) ? (item.marks[0]?.id ?? '') : item.id);

/** Pixels: what is narrower is bundled with what is so near that only one of them could be pointed at. */
const narrow = 6;
/** Pixels: of a picture that is narrower than this, marks are pointed at with a finger. */
const ofPhone = 480;
/** How wide at least it is what can be pointed at, in a picture so wide; pixels. */
export const leastHit = (width: number) => (width < ofPhone ? 24 : 12);

const isOver = ({ tone }: LaneMark) => tone === 'done' || tone === 'failed';

/** Whether a mark can be seen, with all that is expected of it. */
export function isMarkInSight({ from, until, end }: LaneMark, window: TimeWindow): boolean {
  return isInSight(from, Math.max(until, end?.late ?? until), window);
}

/** What of the marks can be seen, from left to right. `width`: of the picture, in pixels. What goes on always stands alone. */
export function laneItems(marks: readonly LaneMark[], window: TimeWindow, width: number): readonly LaneItem[] {
  const pixel = (window.to - window.from) / width;
  const near = leastHit(width);
  const seen = marks.filter((mark) => isMarkInSight(mark, window)).sort((one, other) => one.from - other.from);
  const items: LaneItem[] = [];
  let together: LaneMark[] = [];
  const close = () => {
    const [first, second] = together;
    const until = Math.max(...together.map((mark) => mark.until));
    if (first !== undefined) items.push(second === undefined ? first : { marks: together, from: first.from, until });
    together = [];
  };
  for (const mark of seen) {
    const begins = together[0]?.from ?? mark.from;
    const isNarrow = isOver(mark) && mark.until - mark.from < narrow * pixel;
    if (!isNarrow || mark.from - begins >= near * pixel) close();
    if (isNarrow) together.push(mark);
    else items.push(mark);
  }
  close();
  return items;
}
