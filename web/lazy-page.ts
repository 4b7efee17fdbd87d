import { createElement, use, type ComponentType, type ReactNode } from 'react';

/** A page whose code arrives later; navigation calls `load` ahead of showing it, so that nothing flashes. */
export interface LazyPage {
  /** Shown before its code has come, it keeps the previous page on screen until then. */
  (): ReactNode;
  /** Fetches the code; a failed attempt is repeated by the next call. */
  readonly load: () => Promise<unknown>;
}

export function lazyPage(fetchPage: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  function load() {
    loading ??= fetchPage().then(
      (page) => (loaded = page),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  }

  function Page() {
    return createElement(loaded ?? use(load()));
  }
  return Object.assign(Page, { load });
}
