import { FocusKeeper } from '#web/ui/FocusKeeper.tsx';
import { PrepareAhead } from './PrepareAhead.tsx';

/** What goes on behind every page once the first one is there: what comes next is fetched, and the focus is kept. */
export function AfterFirst() {
  return (
    <>
      <PrepareAhead />
      <FocusKeeper />
    </>
  );
}
