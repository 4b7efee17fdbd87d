/** Something only one tab of a browser may do at a time. */

/** The part of `navigator.locks` that it takes. */
export interface ExclusiveLocks {
  request(
    name: string,
    options: { readonly ifAvailable: true },
    holding: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

/**
 * Takes the lock when it is free, and answers how to give it back; undefined while another tab holds it. It comes free by
 * itself when its tab is closed. A browser without locks (undefined) lets every tab have it: what is done under it
 * must look for itself, shortly before, whether it still has to be done.
 */
export async function takeTabLock(locks: ExclusiveLocks | undefined, name: string): Promise<(() => void) | undefined> {
  if (locks === undefined) return () => undefined;
  return new Promise((resolve, reject) => {
    const holding = (lock: unknown) => {
      if (lock === null) {
        resolve(undefined);
        return Promise.resolve();
      }
      return new Promise<void>((release) => resolve(release));
    };
    locks.request(name, { ifAvailable: true }, holding).catch(reject);
  });
}
