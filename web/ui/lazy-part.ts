import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';

/**
 * A component in a chunk of its own. `prefetch` fetches the chunk (on hover, focus, idle; safe to repeat); rendering
 * it fetches too, shows nothing meanwhile, and throws at the nearest error boundary when the chunk cannot be had.
 */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  prefetch: () => void;
}

/** Without Suspense on purpose: nothing already on the page is hidden or loses the focus while the chunk is on its way. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

  async function fetchOnce() {
    try {
      loaded = await load();
      return loaded;
    } catch (reason) {
      loading = undefined;
      throw reason;
    }
  }

  function Part(props: Props) {
    const [part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ reason: unknown }>();
    useEffect(() => {
      if (part) return undefined;
      let wanted = true;
      loading ??= fetchOnce();
      loading.then(
        (arrived) => wanted && setPart(() => arrived),
        (reason: unknown) => wanted && setFailure({ reason }),
      );
      return () => {
        wanted = false;
      };
    }, [part]);
    if (failure) throw failure.reason;
    return part ? createElement(part, props) : undefined;
  }

  Part.prefetch = () => {
    loading ??= fetchOnce();
    // Whoever renders the part hears of a failure; a prefetch alone keeps quiet.
    loading.catch(() => undefined);
  };
  return Part;
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
