import { useEffect } from 'react';
import { lazyPart, whenIdle } from '#web/ui/lazy-part.ts';
import { onSignOutElsewhere } from './other-tabs.ts';
import { SessionEnding } from './SessionEnding.tsx';
import { useSessionState } from './use-session.ts';
import { watchActivity } from './watch-activity.ts';

const SignInAgain = lazyPart(async () => (await import('./SignInAgain.tsx')).SignInAgain);

/** Keeps the session alive while the person is there, says when it is about to end, and asks to sign in again in place. */
export function SessionEnd({ onOtherAccount }: { onOtherAccount: () => void }) {
  const { signInTo } = useSessionState();

  useEffect(watchActivity, []);
  useEffect(() => onSignOutElsewhere(() => window.location.assign('/sign-in')), []);
  // Fetched ahead: when the session has ended there may be no server to fetch it from.
  useEffect(() => whenIdle(SignInAgain.prefetch), []);

  if (signInTo !== undefined) return <SignInAgain region={signInTo} onOtherAccount={onOtherAccount} />;
  return <SessionEnding />;
}
