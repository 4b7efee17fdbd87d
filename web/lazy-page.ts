import { createElement, use, type ComponentType, type ReactNode } from 'react';

/** A page whose code arrives later; navigation calls `load` ahead of showing it, so that nothing flashes. */
export interface LazyPage<Props = object> {
  /** Shown before its code has come, it keeps the previous page on screen until then. */
  (props: Props): ReactNode;
  /** Fetches the code; a failed attempt is repeated by the next call. */
  readonly load: () => Promise<unknown>;
}

export function lazyPage<Props extends object = object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;

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

  function Page(props: Props) {
    return createElement(loaded ?? use(load()), props);
  }
  return Object.assign(Page, { load });
}
