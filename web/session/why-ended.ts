/** Why nobody is signed in, for the words of the sign-in page: as far as this tab knows. Said once. */
import type { Session } from '#shared/session.ts';
import { timeLeft } from './time-left.ts';

/**
 * - `idle`, `absolute`: the session ran into that limit.
 * - `elsewhere`: it is gone before its time; who ended it is not known here.
 * - `signedOut`, `otherTab`: somebody signed out, here or in another tab.
 * - `notLetIn`: the region sent somebody back who had gone there to sign in.
 */
export const endings = ['idle', 'absolute', 'elsewhere', 'signedOut', 'otherTab', 'notLetIn'] as const;
export type Ending = (typeof endings)[number];

/** What a session ran into that was found to be gone at `localNow` (this machine's clock). */
export function endingOf(session: Session, offset: number, localNow: number): Ending {
  const { limit, milliseconds } = timeLeft(session, offset, localNow);
  return milliseconds > 0 ? 'elsewhere' : limit;
}

const key = 'portico-ending';

/** For the next sign-in page of this tab. */
export function noteEnding(ending: Ending): void {
  storage()?.setItem(key, ending);
}

export function notedEnding(): Ending | undefined {
  const noted = storage()?.getItem(key);
  return endings.find((ending) => ending === noted);
}

export function forgetEnding(): void {
  storage()?.removeItem(key);
}

/** To the sign-in page, with nothing kept in memory. */
export function leaveFor(ending: Ending | undefined): void {
  if (ending === undefined) forgetEnding();
  else noteEnding(ending);
  location.assign('/sign-in');
}

/** Where the browser allows none, the sign-in page gives no reason. */
function storage(): Storage | undefined {
  try {
    return sessionStorage;
  } catch {
    return undefined;
  }
}
