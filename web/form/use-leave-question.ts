import { useRef, useState } from 'react';
import { afterPaint } from '#web/ui/after-paint.ts';
import { focusFirstField } from './focus-first-field.ts';
import { holdAgain, withoutAsking } from './unsaved-guard.ts';
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
  const goBack = useRef<() => void>(undefined);
  const ask = (go: () => void) => {
    if (busy) return;
    goBack.current = focusAgain();
    setWanted(() => go);
  };
  const stay = () => {
    if (wanted === undefined) return;
    setWanted(undefined);
    // What is behind a question in a dialog takes no focus before that is gone.
    if (goBack.current) afterPaint(goBack.current);
  };
  useUnsavedGuard(unsaved, ask, { links, stay });
  return {
    leave: (go) => {
      if (unsaved) ask(() => withoutAsking(go));
      else if (!busy) go();
    },
    question: wanted !== undefined && unsaved && !busy ? { onDiscard: wanted, onKeep: holdAgain } : undefined,
  };
}

/** Returns how to go back to what has the focus now; where nothing has, or a question takes its place, to the form. */
function focusAgain(): () => void {
  const { activeElement: focused, body } = document;
  const place = focused?.closest<HTMLElement>('form, [role="dialog"]') ?? lastDialog();
  return () => {
    if (focused instanceof HTMLElement && focused !== body && focused.isConnected) focused.focus();
    else focusFirstField(place);
  };
}

const lastDialog = () => [...document.querySelectorAll<HTMLElement>('[role="dialog"]')].at(-1);
