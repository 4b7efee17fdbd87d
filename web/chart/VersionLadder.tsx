import { percentText } from './percent.ts';
import './version-ladder.css';

export interface LadderStep {
  readonly version: string;
  /** Which one it is of all steps. */
  readonly number: number;
  readonly state: 'todo' | 'now' | 'failed' | 'done';
}

/** One of the things whose versions are shown. */
export interface LadderTrack {
  readonly id: string;
  readonly present: string;
  /** Ahead of it is something else that it should follow. */
  readonly behind?: string | undefined;
  /** Where it may go from where it is. */
  readonly possible?: readonly string[];
  readonly steps?: readonly LadderStep[];
}

export interface VersionLadderProps {
  /** From the oldest to the newest. */
  rungs: readonly string[];
  tracks: readonly LadderTrack[];
}

/** Pixels. */
const [trackHeight, middle] = [22, 11];

const xOf = (rungs: readonly string[], version: string) =>
  percentText(0.05 + (0.9 * Math.max(0, rungs.indexOf(version))) / Math.max(1, rungs.length - 1));

/** The versions above the ladders. Hidden from assistive technology, as these are: the words beside them say the same. */
export function LadderRungs({ rungs }: Pick<VersionLadderProps, 'rungs'>) {
  return (
    <svg className="chart" height="18" aria-hidden="true" focusable="false">
      {rungs
        .filter((_, index) => isNamed(rungs, index))
        .map((rung) => (
          <text key={rung} className="chart-words" x={xOf(rungs, rung)} y="12" textAnchor="middle">
            {rung}
          </text>
        ))}
    </svg>
  );
}

/** Where there are too many to be named, the newest of each minor version is. */
function isNamed(rungs: readonly string[], index: number): boolean {
  const minorOf = (version: string | undefined) => version?.split('.').slice(0, 2).join('.');
  return rungs.length <= 7 || minorOf(rungs[index]) !== minorOf(rungs[index + 1]);
}

/** Where something stands among versions, where it may go, and by which steps it does. */
export function VersionLadder({ rungs, tracks }: VersionLadderProps) {
  const at = (version: string) => xOf(rungs, version);
  return (
    <svg className="chart ladder" height={tracks.length * trackHeight} aria-hidden="true" focusable="false">
      {tracks.map(({ id, present, behind, possible = [], steps = [] }, index) => {
        const y = index * trackHeight + middle;
        const last = steps.at(-1)?.version;
        return (
          <g key={id}>
            <line className="chart-line" x1="5%" x2="95%" y1={y} y2={y} />
            {rungs.map((rung) => (
              <line key={rung} className="ladder-rung" x1={at(rung)} x2={at(rung)} y1={y - 4} y2={y + 4} />
            ))}
            {behind === undefined ? undefined : (
              <line className="ladder-gap" x1={at(present)} x2={at(behind)} y1={y} y2={y} />
            )}
            {last === undefined ? undefined : (
              <line className="ladder-way" x1={at(present)} x2={at(last)} y1={y} y2={y} />
            )}
            {possible.map((version) => (
              <svg key={version} x={at(version)} y={y} overflow="visible">
                <path className="ladder-possible" d="M0 -5L5 0L0 5L-5 0Z" />
              </svg>
            ))}
            <circle className="ladder-present" cx={at(present)} cy={y} r="5" />
            {steps.map(({ version, number, state }) => (
              <svg key={number} className="ladder-step" data-state={state} x={at(version)} y={y} overflow="visible">
                {state === 'failed' ? <rect x="-8" y="-8" width="16" height="16" /> : <circle r="9" />}
                <text y="4" textAnchor="middle">
                  {number}
                </text>
              </svg>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** What a sign of a ladder looks like, for a legend. */
export function LadderKey({ of }: { of: 'present' | 'possible' | 'gap' }) {
  return (
    <svg className="ladder" width="18" height="12" viewBox="-9 -6 18 12" aria-hidden="true" focusable="false">
      {of === 'present' ? (
        <circle className="ladder-present" r="5" />
      ) : of === 'possible' ? (
        <path className="ladder-possible" d="M0 -5L5 0L0 5L-5 0Z" />
      ) : (
        <line className="ladder-gap" x1="-8" x2="8" />
      )}
    </svg>
  );
}
