import { useEffect, useState } from 'react';

let shown = false;

/** False until the first page is on the screen: for calls that can wait until after the one for the page itself. */
export function useFirstPageShown(): boolean {
  const [ready, setReady] = useState(shown);
  useEffect(() => {
    if (ready) return undefined;
    const timer = setTimeout(() => {
      shown = true;
      setReady(true);
    });
    return () => clearTimeout(timer);
  }, [ready]);
  return ready;
}
