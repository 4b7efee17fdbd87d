import { useEffect } from 'react';
import { notedEnding } from './noted-ending.ts';
import { onNewsFromOtherTabs, type SessionNews } from './other-tabs.ts';
import { SessionEnding } from './SessionEnding.tsx';
import { SigningOut } from './SigningOut.tsx';
import { follow } from './session-store.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { useSessionState } from './use-session.ts';
import { watchActivity } from './watch-activity.ts';
import { endingAsTold, endingOf, forgetEnding, leaveFor, noteEnding } from './why-ended.ts';

function take(news: SessionNews): void {
  // The tab that signs out hears of it as well, and has noted why.
  if (news.kind === 'signedOut') leaveFor(endingAsTold(notedEnding(['session'])));
  else void follow(news).catch(() => undefined);
}

/** Keeps the session alive while the person is there, says when it is about to end, and asks to sign in again in place; signs out. */
export function SessionEnd() {
  const { session, offset, endedAt, signInTo, leaving } = useSessionState();

  useEffect(watchActivity, []);
  useEffect(() => onNewsFromOtherTabs(take), []);
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
