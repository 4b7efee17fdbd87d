/** Keeps what was typed from being lost without a question: on reload, on Back and Forward, and on links of ours. */
import { useEffect, useRef } from 'react';

type Go = () => void;
/** Puts the question; `go` leads where the reader wanted to, once they agree. */
export type AskToLeave = (go: Go) => void;

interface Guard {
  readonly ask: AskToLeave;
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

/**
 * While `dirty`, asks before the page is left: the browser does so for closing and reloading, `ask` for Back, Forward
 * and navigation inside the console. `links` includes links of the page; a drawer lies over them.
 */
export function useUnsavedGuard(dirty: boolean, ask?: AskToLeave, links = false): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    return dirty ? holdUnload() : undefined;
  }, [dirty]);
  const isHeld = dirty && ask !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    const index = indexOf(window.history.state);
    const guard: Guard = { ask: (go) => latest.current?.(go), index, isOpen: false };
    present = guard;
    const release = links ? holdLinks(guard) : undefined;
    return () => {
      release?.();
      if (present === guard) present = undefined;
    };
  }, [isHeld, links]);
}

function holdUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
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

/** Where in the tab's history an entry of the router stands; NaN for any other. */
function indexOf(state: unknown): number {
  return typeof state === 'object' && state !== null && 'idx' in state ? Number(state.idx) : NaN;
}

function holdLinks(guard: Guard): () => void {
  const onClick = (event: MouseEvent) => {
    if (guard.isOpen || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || link.target === '_blank' || link.origin !== location.origin) return;
    if (link.pathname === location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    guard.ask(() => withoutAsking(() => link.click()));
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
