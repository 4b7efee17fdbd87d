/** Keeps what was typed from being lost without a question: on reload, on Back and Forward, and on links of ours. */
type Go = () => void;
/** Puts the question; `go` leads where the reader wanted to, once they agree. */
export type AskToLeave = (go: Go) => void;

export interface Guard {
  readonly ask: AskToLeave;
  /** Takes the question back: the reader stays. */
  readonly stay: () => void;
  /** Where the form stands in the tab's history. */
  readonly index: number;
  /** The reader has agreed, or the form closes by itself: nothing is held back any more. */
  isOpen: boolean;
}

let present: Guard | undefined;

/** Runs `go`, or has it asked about first while a form holds something unsaved. For navigation that is no link. */
export function leaveBy(go: Go): void {
  if (present === undefined || present.isOpen) go();
  else present.ask(() => withoutAsking(go));
}

/** Runs `go`, which may lead to another address without a question. */
export function withoutAsking(go: Go): void {
  if (present !== undefined) present.isOpen = true;
  go();
}

/** The reader has agreed that what is unsaved is lost: nobody needs to ask again. */
export const isGivenUp = (): boolean => present?.isOpen === true;

/** The reader stays after all, with what is unsaved: they think better of it, or what they agreed to did not work. */
export function holdAgain(): void {
  if (present === undefined) return;
  present.isOpen = false;
  present.stay();
}

/**
 * Back and Forward have happened when they are told: with unsaved changes they are undone, before the router hears of
 * them. To be called ahead of the router, once: browsers tell in the order in which one began to listen.
 */
export function takeChargeOfHistory(): void {
  let isUndoing = false;
  window.addEventListener('popstate', (event) => {
    if (isUndoing) {
      isUndoing = false;
      event.stopImmediatePropagation();
      return;
    }
    const steps = present === undefined || present.isOpen ? 0 : indexOf(event.state) - present.index;
    if (Number.isNaN(steps) || steps === 0) return;
    isUndoing = true;
    event.stopImmediatePropagation();
    window.history.go(-steps);
    present?.ask(() => withoutAsking(() => window.history.go(steps)));
  });
}

/** Puts a guard in charge of leaving the page; returns how to relieve it. */
export function guardPage(guard: Guard): () => void {
  present = guard;
  return () => {
    if (present === guard) present = undefined;
  };
}

/** Where in the tab's history an entry of the router stands; NaN for any other. */
export function indexOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN;
}
