import { use, type ComponentType } from 'react';

/** A page whose code arrives later; navigation loads it ahead of showing it, so that nothing flashes. */
export interface LazyPage {
  /** Fetches the code; a failed attempt is repeated by the next call. */
  load(): Promise<unknown>;
  /** The page. Asked for before its code has come, it keeps the previous page on screen until then. */
  usePage(): ComponentType;
}

export function lazyPage(fetchPage: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const load = () => {
    loading ??= fetchPage().then(
      (page) => (loaded = page),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return { load, usePage: () => loaded ?? use(load()) };
}
