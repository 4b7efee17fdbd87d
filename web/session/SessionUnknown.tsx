import { useEffect } from 'react';
import { ApiProblem } from '#web/api/api-problem.ts';
import { useStore } from '#web/ui/store.ts';
import { refreshSession, unknownSession } from './session-store.ts';
import { SignInFailure } from './SignInFailure.tsx';

const askEveryMs = 2_000;

/**
 * Above the way in, for whoever may be signed in already: the console could not look it up. Asks until it can; whoever is
 * signed in is then led on by that.
 */
export function SessionUnknown() {
  const failure = useStore(unknownSession);
  const isStoreAway = failure instanceof ApiProblem && failure.fragment === 'store_unavailable';
  useEffect(() => {
    if (!isStoreAway) return undefined;
    const ask = () =>
      refreshSession().then(
        () => unknownSession.set(undefined),
        () => undefined,
      );
    const timer = setInterval(() => void ask(), askEveryMs);
    return () => clearInterval(timer);
  }, [isStoreAway]);
  return isStoreAway ? <SignInFailure failure={failure} /> : undefined;
}
