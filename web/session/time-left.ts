/** How long a session still runs, by the server's clock; pure, so that it can be tested without waiting. */
import type { Session } from '#shared/session.ts';

export type Limit = 'idle' | 'absolute';

export interface TimeLeft {
  /** Which limit ends the session first; only the idle one can be moved. */
  readonly limit: Limit;
  /** Until then, never below zero. */
  readonly milliseconds: number;
}

/** From when on the person is told that the session is about to end. */
export const warnBeforeMs: Readonly<Record<Limit, number>> = { idle: 2 * 60_000, absolute: 5 * 60_000 };

/** Milliseconds the server's clock is ahead of this machine's, as seen when an answer arrived. */
export function clockOffset(session: Pick<Session, 'now'>, localNow: number): number {
  return Date.parse(session.now) - localNow;
}

/** Time left at `localNow` (this machine's clock) for a session that arrived with the given offset. */
export function timeLeft(
  session: Pick<Session, 'idleExpiresAt' | 'absoluteExpiresAt'>,
  offset: number,
  localNow: number,
): TimeLeft {
  const idle = Date.parse(session.idleExpiresAt);
  const absolute = Date.parse(session.absoluteExpiresAt);
  const limit: Limit = absolute <= idle ? 'absolute' : 'idle';
  return { limit, milliseconds: Math.max(0, Math.min(idle, absolute) - localNow - offset) };
}

/** True when the end is near enough to say so. */
export function isEnding({ limit, milliseconds }: TimeLeft): boolean {
  return milliseconds <= warnBeforeMs[limit];
}
