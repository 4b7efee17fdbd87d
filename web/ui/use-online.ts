import { useSyncExternalStore } from 'react';

/** False while the browser says that it has no network. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}

function subscribe(changed: () => void): () => void {
  const listening = new AbortController();
  for (const name of ['online', 'offline']) window.addEventListener(name, changed, { signal: listening.signal });
  return () => listening.abort();
}
