/** Holds the page while a form has something unsaved. Apart from unsaved-guard.ts, which every page loads. */
import { useEffect, useEffectEvent } from 'react';
import { guardPage, indexOf, isGivenUp, withoutAsking, type AskToLeave, type Guard } from './unsaved-guard.ts';

interface Asking {
  links?: boolean;
  stay?: () => void;
}

/**
 * While `dirty`, asks before the page is left: the browser does so for closing and reloading, `ask` for Back, Forward
 * and navigation inside the console, and `stay` takes the question back. `links` includes links of the page; a drawer lies
 * over them.
 */
export function useUnsavedGuard(dirty: boolean, ask?: AskToLeave, { links = false, stay }: Asking = {}): void {
  const askNow = useEffectEvent<AskToLeave>((go) => ask?.(go));
  const stayNow = useEffectEvent(() => stay?.());
  useEffect(() => {
    return dirty ? holdUnload() : undefined;
  }, [dirty]);
  const isHeld = dirty && ask !== undefined;
  useEffect(() => {
    if (!isHeld) return undefined;
    const index = indexOf(window.history.state);
    const guard: Guard = {
      ask: (go) => askNow(go),
      stay: () => stayNow(),
      index,
      isOpen: false,
    };
    const relieve = guardPage(guard);
    const release = links ? holdLinks(guard) : undefined;
    return () => {
      release?.();
      relieve();
    };
  }, [isHeld, links]);
}

function holdUnload(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (!isGivenUp()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
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
