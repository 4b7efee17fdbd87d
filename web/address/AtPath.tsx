import { use, useMemo, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';

/** The address without what is asked of its page, for what stands around that: a filter's text draws nothing of it again. */
export function AtPath({ children }: { children: ReactNode }) {
  const here = use(LocationContext);
  const value = useMemo(
    () => ({ ...here, location: { ...here.location, search: '' } }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- all that is told of it
    [here.location.pathname],
  );
  return <LocationContext value={value}>{children}</LocationContext>;
}
