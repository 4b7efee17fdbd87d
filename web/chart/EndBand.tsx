import { useId } from 'react';
import { Hatching } from './Hatching.tsx';
import { percentText } from './percent.ts';

export interface EndBandProps {
  /** Shares of the whole width, 0 to 1. */
  elapsed: number;
  band: { readonly from: number; readonly to: number };
  /** Where the band begins and ends, in words. */
  labels: { readonly from: string; readonly to: string };
  /** What is slower than the band. */
  isSlow: boolean;
}

/** Left of the band. */
const roomForWords = 0.25;

/**
 * How far something is on the way to where it usually ends. Hidden from assistive technology: the words beside it say the
 * same.
 */
export function EndBand({ elapsed, band, labels, isSlow }: EndBandProps) {
  const id = useId();
  const [now, from, to] = [elapsed, band.from, band.to].map(percentText);
  return (
    <svg className="chart end-band" data-slow={isSlow || undefined} height="44" aria-hidden="true" focusable="false">
      <defs>
        <Hatching id={id} />
      </defs>
      <rect className="chart-track" x="0" y="22" width="100%" height="12" rx="3" />
      <rect className="chart-run" x="0" y="22" width={now} height="12" rx="3" />
      <svg x={from} y="18" width={percentText(band.to - band.from)} height="20" overflow="visible">
        <rect className="chart-expected" width="100%" height="20" rx="2" />
        <rect fill={`url(#${id})`} width="100%" height="20" rx="2" />
      </svg>
      <line className="chart-now" x1={now} x2={now} y1="15" y2="41" />
      {band.from < roomForWords ? undefined : (
        <>
          <text className="chart-words" x={from} y="12" textAnchor="end">
            {labels.from}
          </text>
          <text className="chart-words" x={to} y="12">
            {labels.to}
          </text>
        </>
      )}
    </svg>
  );
}
