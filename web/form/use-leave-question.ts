import { useState } from 'react';
import { withoutAsking } from './unsaved-guard.ts';
import { useUnsavedGuard } from './use-unsaved-guard.ts';

export interface LeaveQuestion {
  /** Goes, once the reader agrees when something would be lost by it. */
  readonly leave: (go: () => void) => void;
  /** Present while the reader is to be asked, with what either answer does. */
  readonly question: { readonly onDiscard: () => void; readonly onKeep: () => void } | undefined;
}

/**
 * Asks before something `unsaved` is left, by `leave`, by Back or, with `links`, by a link of the page. While `busy` nothing
 * is left and nothing asked: it is not known yet what would be lost.
 */
export function useLeaveQuestion(unsaved: boolean, { busy = false, links = false } = {}): LeaveQuestion {
  /** Where the reader wants to go. */
  const [wanted, setWanted] = useState<() => void>();
  const ask = (go: () => void) => {
    if (!busy) setWanted(() => go);
  };
  useUnsavedGuard(unsaved, ask, links);
  return {
    leave: (go) => {
      if (unsaved) ask(() => withoutAsking(go));
      else if (!busy) go();
    },
    question:
      wanted !== undefined && unsaved && !busy ? { onDiscard: wanted, onKeep: () => setWanted(undefined) } : undefined,
  };
}
