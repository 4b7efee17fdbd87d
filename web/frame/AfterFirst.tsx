import { FocusKeeper } from '#web/ui/FocusKeeper.tsx';
import { PrepareAhead } from './PrepareAhead.tsx';
import { useWatchedEnd } from './use-watched-end.ts';

/**
 * What goes on behind every page once the first one is there: what comes next is fetched, the focus is kept, and what one has
 * watched to its end is remembered.
 */
export function AfterFirst() {
  useWatchedEnd();
  return (
    <>
      <PrepareAhead />
      <FocusKeeper />
    </>
  );
}
