import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { askOnceOnline, CodeMissing, lazyCode } from './lazy-code.ts';
import { createStore } from './store.ts';

/**
 * A component in a chunk of its own. `prefetch` fetches the chunk (on hover, focus, idle; safe to repeat); rendering
 * it fetches too and shows `meanwhile` until it is there. When the chunk cannot be had `MissingParts` offers to try again: a network
 * that is gone or a console that was updated must not take the page away with what was typed on it.
 */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  prefetch: () => void;
}

/** How to ask again for each part on the page that could not be fetched. */
export const missingParts = createStore<readonly (() => void)[]>([]);

/** Returns how to take the offer back. */
function offerAgain(again: () => void): () => void {
  missingParts.set([...missingParts.read(), again]);
  return () => missingParts.set(missingParts.read().filter((other) => other !== again));
}

/** Without Suspense on purpose: nothing already on the page is hidden or loses the focus while the chunk is on its way. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile?: ReactNode,
): LazyPart<Props> {
  const code = lazyCode(load);

  function Part(props: Props) {
    const [part, setPart] = useState(code.arrived);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (part) return undefined;
      if (failed) {
        const again = () => setFailed(false);
        const takeBack = offerAgain(again);
        const stopAsking = askOnceOnline(code.load, again);
        return () => {
          stopAsking();
          takeBack();
        };
      }
      let wanted = true;
      code.load().then(
        (arrived) => wanted && setPart(() => arrived),
        () => wanted && setFailed(true),
      );
      return () => {
        wanted = false;
      };
    }, [part, failed]);
    return part ? createElement(part, props) : meanwhile;
  }

  // Whoever renders the part hears of a failure; a prefetch alone keeps quiet.
  Part.prefetch = () => void code.load().catch(() => undefined);
  return Part;
}

/** Does what takes code of its own; when that cannot be had, it is offered again like a part. @throws whatever else */
export async function withCode(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof CodeMissing)) throw error;
    const takeBack = offerAgain(() => {
      takeBack();
      void withCode(act);
    });
  }
}

/** Spread on the control that leads to `part`: fetches it as soon as the pointer or the focus comes near. */
export function onIntent(part: { prefetch: () => void }) {
  return { onPointerEnter: part.prefetch, onFocus: part.prefetch };
}

/** Runs `act` when the page has nothing better to do; returns how to call it off. */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(act, { timeout: 5000 });
    return () => window.cancelIdleCallback(id);
  }
  const id = setTimeout(act, 1000);
  return () => clearTimeout(id);
}
