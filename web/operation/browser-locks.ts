import type { ExclusiveLocks } from './tab-lock.ts';

/** The browser's own locks; it has none on pages that came without TLS from another machine. */
export function browserLocks(): ExclusiveLocks | undefined {
  // Missing outside of secure contexts, whatever the types say.
  return (navigator as { readonly locks?: LockManager }).locks;
}
