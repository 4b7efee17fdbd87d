import { useId } from 'react';
import { Hatching } from './Hatching.tsx';
import { percentText } from './percent.ts';

export interface WaitRunProps {
  /** Shares of the whole width, 0 to 1, one after the other. */
  waited: number;
  ran: number;
  tone: 'done' | 'failed' | 'busy';
  /** Marks its beginning, its start and its end. */
  isMarked?: boolean;
}

/** What is there at all can be seen. */
const least = 0.006;
const seen = (share: number) => (share > 0 ? Math.max(least, share) : 0);

/** How long something waited and ran. Hidden from assistive technology: the words beside it say the same. */
export function WaitRun({ waited, ran, tone, isMarked = false }: WaitRunProps) {
  const id = useId();
  const [wait, run] = [seen(waited), seen(ran)];
  return (
    <svg className="chart wait-run" data-tone={tone} height="12" aria-hidden="true" focusable="false">
      <defs>
        <Hatching id={id} />
      </defs>
      <line className="chart-line" x1="0" x2="100%" y1="6" y2="6" />
      <svg className="wait-run-waited" width={percentText(wait)} height="12">
        <rect fill={`url(#${id})`} y="2" width="100%" height="8" />
      </svg>
      <rect
        className="chart-run"
        x={percentText(wait)}
        y="2"
        width={percentText(Math.min(run, 1 - wait))}
        height="8"
        rx="1"
      />
      {isMarked ? (
        <Marks start={wait} end={tone === 'busy' ? undefined : Math.min(1, wait + run)} tone={tone} />
      ) : undefined}
    </svg>
  );
}

/** Where something was taken on, where its work began, and where that ended: as far from each other as it took. */
function Marks({ start, end, tone }: { start: number; end: number | undefined; tone: WaitRunProps['tone'] }) {
  return (
    <>
      <circle className="wait-run-mark" cx="0" cy="6" r="5" />
      <circle className="wait-run-mark" cx={percentText(start)} cy="6" r="5" />
      {end === undefined ? undefined : tone === 'failed' ? (
        <rect
          className="wait-run-mark"
          data-end
          x={percentText(end)}
          y="1"
          width="10"
          height="10"
          transform="translate(-5)"
        />
      ) : (
        <circle className="wait-run-mark" data-end cx={percentText(end)} cy="6" r="5" />
      )}
    </>
  );
}
