import { useEffect } from 'react';
import { notedEnding } from './noted-ending.ts';
import { SessionEnding } from './SessionEnding.tsx';
import { SigningOut } from './SigningOut.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useSessionState } from './use-session.ts';
import { watchActivity } from './watch-activity.ts';
import { endingOf, forgetEnding, noteEnding } from './why-ended.ts';

/** Keeps the session alive while the person is there, says when it is about to end, and asks to sign in again in place; signs out. */
export function SessionEnd() {
  const { session, offset, endedAt, signInTo, leaving } = useSessionState();

  useEffect(watchActivity, []);
  // However the page is left then, the sign-in page can tell why.
  useEffect(() => {
    if (endedAt === undefined) forgetEnding();
    else if (session !== undefined && notedEnding() === undefined) noteEnding(endingOf(session, offset, endedAt));
  }, [endedAt, session, offset]);

  if (signInTo !== undefined) return <SignInAgain region={signInTo} />;
  return (
    <>
      <SessionEnding />
      {leaving === undefined ? undefined : <SigningOut key={leaving.press} leaving={leaving} />}
    </>
  );
}
