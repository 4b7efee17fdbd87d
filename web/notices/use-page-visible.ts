import { useEffect, useSyncExternalStore } from 'react';

const lockName = 'portico-looked-at';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isVisible = () => document.visibilityState === 'visible';

/** Undefined outside of secure contexts, whatever the types say. */
const locks = () => (navigator as Partial<Navigator>).locks;

/** Whether this tab is in sight; other tabs can ask for it by `isSomeTabVisible` meanwhile. */
export function usePageVisible(): boolean {
  const visible = useSyncExternalStore(subscribe, isVisible);
  useEffect(() => {
    if (!visible) return undefined;
    let release = () => undefined as void;
    const left = new Promise<void>((resolve) => {
      release = resolve;
    });
    // A shared lock says so to all tabs and is gone with the tab, however that ends.
    void locks()?.request(lockName, { mode: 'shared' }, () => left);
    return release;
  }, [visible]);
  return visible;
}

/** Whether the person has any tab of the console in sight. */
export async function isSomeTabVisible(): Promise<boolean> {
  const state = await locks()?.query();
  return isVisible() || (state?.held?.some(({ name }) => name === lockName) ?? false);
}
