import { useEffect } from 'react';
import { onSignOutElsewhere } from './other-tabs.ts';
import { SessionEnding } from './SessionEnding.tsx';
import { SignInAgain } from './SignInAgain.tsx';
import { useSessionState } from './use-session.ts';
import { watchActivity } from './watch-activity.ts';

/** Keeps the session alive while the person is there, says when it is about to end, and asks to sign in again in place. */
export function SessionEnd({ onOtherAccount }: { onOtherAccount: () => void }) {
  const { signInTo } = useSessionState();

  useEffect(watchActivity, []);
  useEffect(() => onSignOutElsewhere(() => window.location.assign('/sign-in')), []);

  if (signInTo !== undefined) return <SignInAgain region={signInTo} onOtherAccount={onOtherAccount} />;
  return <SessionEnding />;
}
