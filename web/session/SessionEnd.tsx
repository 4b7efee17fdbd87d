import { useEffect } from 'react';
import { onNewsFromOtherTabs, type SessionNews } from './other-tabs.ts';
import { SessionEnding } from './SessionEnding.tsx';
import { SigningOut } from './SigningOut.tsx';
import { follow } from './session-store.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { useSessionState } from './use-session.ts';
import { watchActivity } from './watch-activity.ts';
import { leaveFor, notedEnding } from './why-ended.ts';

function take(news: SessionNews): void {
  // The tab that signs out hears of it as well, and has noted why.
  if (news.kind === 'signedOut') leaveFor(notedEnding() ?? 'otherTab');
  else void follow(news).catch(() => undefined);
}

/** Keeps the session alive while the person is there, says when it is about to end, and asks to sign in again in place; signs out. */
export function SessionEnd() {
  const { signInTo, leaving } = useSessionState();

  useEffect(watchActivity, []);
  useEffect(() => onNewsFromOtherTabs(take), []);

  if (signInTo !== undefined) return <SignInAgain region={signInTo} />;
  return (
    <>
      <SessionEnding />
      {leaving === undefined ? undefined : <SigningOut key={leaving.press} leaving={leaving} />}
    </>
  );
}
