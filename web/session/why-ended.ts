/** Noting why nobody is signed in any more, for whoever comes to sign in. */
import type { Session } from '#shared/session.ts';
import { endingKey, storage, type Ending } from './noted-ending.ts';
import { timeLeft } from './time-left.ts';

/** What a session ran into that was found to be gone at `localNow` (this machine's clock). */
export function endingOf(session: Session, offset: number, localNow: number): Ending {
  const { limit, milliseconds } = timeLeft(session, offset, localNow);
  return milliseconds > 0 ? 'elsewhere' : limit;
}

/** Once another tab has told that somebody signed out there: that is why, where no reason was known here. */
export function endingAsTold(noted: Ending | undefined): Ending {
  return noted === undefined || noted === 'elsewhere' ? 'otherTab' : noted;
}

/** For the sign-in pages of this tab, and of the browser however much later, where it is no matter of the tab. */
export function noteEnding(ending: Ending): void {
  storage('session')?.setItem(endingKey, ending);
  if (ending !== 'otherTab' && ending !== 'notLetIn') storage('local')?.setItem(endingKey, ending);
}

export function forgetEnding(): void {
  storage('session')?.removeItem(endingKey);
  storage('local')?.removeItem(endingKey);
}

/** To the sign-in page, with nothing kept in memory. */
export function leaveFor(ending: Ending | undefined): void {
  if (ending === undefined) forgetEnding();
  else noteEnding(ending);
  location.assign('/sign-in');
}
