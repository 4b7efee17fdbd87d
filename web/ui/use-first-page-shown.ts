import { startTransition, useEffect, useState } from 'react';

let shown = false;

/** False until the first page is on the screen: for what can wait until then, and for calls after those of the page itself. */
export function useFirstPageShown(): boolean {
  const [ready, setReady] = useState(shown);
  useEffect(() => {
    if (!ready)
      setTimeout(() => {
        shown = true;
        startTransition(() => setReady(true));
      });
  }, [ready]);
  return ready;
}
