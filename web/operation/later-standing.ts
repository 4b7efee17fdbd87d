/** What has become of an operation that was to be sent once its cluster is free. */
import type { NotSent } from '#shared/agreed-work.ts';
import type { RunStep, StepOperation } from '#shared/run.ts';
import type { Problem } from '#shared/contract/problem.ts';
import type { Later } from './use-later.ts';

export type LaterStanding =
  /** For the end of work, or, where none is known of, for the cluster. */
  | { readonly kind: 'waiting'; readonly work: StepOperation | undefined }
  | { readonly kind: 'sending' | 'slow' | 'regionDown' }
  | LaterRest;

/** It does not go on before somebody has it do so. */
export type LaterRest =
  | { readonly kind: 'unread' | 'held' | 'sessionEnded' | 'accountRefused' | 'unknown' | 'so' }
  | { readonly kind: 'notSent'; readonly notSent: NotSent; readonly work: StepOperation | undefined }
  /** Its own operation has failed. */
  | { readonly kind: 'failed'; readonly work: StepOperation }
  /** The region has refused it, or looking at the cluster failed. */
  | { readonly kind: 'refused'; readonly problem: Problem | undefined };

const underWay = new Set<LaterStanding['kind']>(['waiting', 'sending', 'slow', 'regionDown']);

export function isAtRest(standing: LaterStanding): standing is LaterRest {
  return !underWay.has(standing.kind);
}

export function laterStanding({ run, step }: Later): LaterStanding {
  switch (run.state) {
    case 'waiting':
      return run.waitsFor === 'operation' ? { kind: 'waiting', work: step.work } : { kind: 'slow' };
    case 'ready':
      return { kind: 'unread' };
    case 'paused':
      return run.reason === 'asked' ? { kind: 'held' } : pausedAt(run.reason, step);
    case 'done':
      return { kind: 'so' };
    default:
      return { kind: 'sending' };
  }
}

function pausedAt(reason: Later['run']['reason'], { state, notSent, work, problem }: RunStep): LaterStanding {
  if (reason === 'regionDown' || reason === 'sessionEnded') return { kind: reason };
  if (reason === 'signedOut' || reason === 'otherAccount') return { kind: 'sessionEnded' };
  if (reason === 'refused') return { kind: 'accountRefused' };
  if (state === 'unknown') return { kind: 'unknown' };
  if (notSent !== undefined) return { kind: 'notSent', notSent, work };
  return work === undefined ? { kind: 'refused', problem } : { kind: 'failed', work };
}
