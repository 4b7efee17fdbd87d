import { useId } from 'react';
import { LaneHatching } from './LaneHatching.tsx';
import { LaneShape } from './LaneShape.tsx';
import type { LaneItem, LaneMark } from './lane-items.ts';
import './lane-chart.css';

/** What can be in a lane. */
export const laneParts = ['done', 'failed', 'running', 'slow', 'waiting', 'waited', 'expected', 'several'] as const;
export type LanePart = (typeof laneParts)[number];

const mark = (more: Partial<LaneMark>): LaneMark => {
  return { id: '', tone: 'done', from: 2, begun: 2, until: 18, ...more };
};
const samples: Readonly<Record<LanePart, LaneItem>> = {
  done: mark({}),
  failed: mark({ tone: 'failed' }),
  running: mark({ tone: 'running', until: 14 }),
  slow: mark({ tone: 'slow', until: 13 }),
  waiting: mark({ tone: 'waiting', begun: undefined, until: 2 }),
  waited: mark({ from: 2, begun: 18 }),
  expected: mark({ begun: undefined, from: 2, until: 2, end: { half: 6, late: 18 } }),
  several: { marks: [mark({})], from: 4, until: 4 },
};
const window = { from: 0, to: 22 };

/** What a part of a lane looks like, for a legend. */
export function LaneKey({ of }: { of: LanePart }) {
  const id = useId();
  const hatching = { waited: `${id}w`, expected: `${id}e` };
  return (
    <svg className="lane-mark lane-key" data-tone={of} width="22" height="28" aria-hidden="true" focusable="false">
      <LaneHatching {...hatching} />
      <LaneShape item={samples[of]} window={window} width={22} hatching={hatching} />
    </svg>
  );
}
