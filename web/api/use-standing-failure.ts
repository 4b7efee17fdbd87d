import { useState } from 'react';

/**
 * Why something could not be read; as long as nothing of it was (`isUnread`), also while that is tried again: what is told of
 * it neither comes and goes, nor gives way to a page that seems to be on its way.
 */
export function useStandingFailure(error: Error | null, isUnread: boolean): Error | null {
  const [standing, setStanding] = useState(error);
  const now = error ?? (isUnread ? standing : null);
  if (now !== standing) setStanding(now);
  return now;
}
