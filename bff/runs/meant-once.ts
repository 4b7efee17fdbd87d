/** What is pressed twice, in two tabs or two sessions, is meant once: runs that were asked for are known again by a mark. */
import { createHash } from 'node:crypto';
import { isOver } from '#shared/run-standing.ts';
import type { CheckedRun } from '#shared/run.ts';
import type { RunRecord } from '#bff/store/runs.ts';
import { kindsOfRun } from './kinds-of-run.ts';
import { isSlow } from './run-kind.ts';
import type { RunSubject } from './run-seal.ts';

/** Pressed again within this, the same is meant. Milliseconds. */
const pressedTwice = 60_000;

const takesBack = 'takes back ';

/** Of a run that takes back the one of this id. */
export const undoMark = (id: string) => takesBack + id;

/** Of a plan; none where the later of two takes the place of the other, and where it has not come as a whole. */
export function markOf({ kind, scope, plan, isPart }: CheckedRun): string | undefined {
  const found = kindsOfRun[kind];
  if (isPart === true || (isSlow(found) && found.isOnePerTarget === true)) return undefined;
  return createHash('sha256')
    .update(JSON.stringify([kind, scope, plan]))
    .digest('hex');
}

/**
 * Whether a run is the one that is asked for again. What was confirmed with the request, and what takes back another one, is so
 * until it is over; what is confirmed later only as long as nobody has done so, and what was read for it is of this moment.
 */
export function isMeant(
  { standing, createdAt }: RunRecord,
  subject: RunSubject | undefined,
  mark: string,
  now: number,
): boolean {
  if (subject?.mark !== mark || isOver(standing.state)) return false;
  const isPressed = !standing.isConfirmed && createdAt > now - pressedTwice;
  return isPressed || subject.isAgreed === true || mark.startsWith(takesBack);
}
