/** How a run in stages is paced, and how far it may go (staged-run.ts). */

/** How a run in stages is paced, as whoever planned it chose. */
export interface Pace {
  /** Clusters that are worked on at the same time. */
  readonly atOnce: number;
  /** Failed clusters with which it pauses. */
  readonly stopAt: number;
  /** Between two stages; undefined: until somebody has the next one begin. */
  readonly pauseMinutes?: number | undefined;
}

/** Bounds of a pace, and of the clusters of one run. */
export const mostClustersAtOnce = 6;
export const mostStages = 10;
export const mostPauseMinutes = 480;
export const mostClusters = 200;

/** How far a run in stages may go. */
export interface Leave {
  /** The last stage that may begin after others. */
  readonly stage: number;
  /** Failed clusters that somebody has it go on without. */
  readonly failures: number;
}

/** As a run begins. */
export const firstLeave: Leave = { stage: 1, failures: 0 };

/** Going on is the leave that was asked for; what failed and is tried again counts anew. */
export function leaveAfter(
  { leave, asks }: { readonly leave?: Leave; readonly asks?: Leave },
  event: string,
): Leave | undefined {
  if (event === 'goOn' || event === 'resume') return asks ?? leave;
  return event === 'retry' && leave !== undefined ? { ...leave, failures: 0 } : leave;
}
