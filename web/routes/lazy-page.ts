import { createElement, use, type ComponentType, type ReactNode } from 'react';
import { lazyCode } from '#web/ui/lazy-code.ts';

/** A page whose code arrives later; navigation calls `load` ahead of showing it, so that nothing flashes. */
export interface LazyPage<Props = object> {
  /** Shown before its code has come, it keeps the previous page on screen until then. @throws CodeMissing */
  (props: Props): ReactNode;
  /** Fetches the code; a failed attempt is repeated by the next call. */
  readonly load: () => Promise<unknown>;
  /** The code, once it has come. */
  readonly arrived: () => unknown;
}

export function lazyPage<Props extends object = object>(
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  const { arrived, attempt, load } = lazyCode(fetchPage);

  function Page(props: Props) {
    return createElement(arrived() ?? use(attempt()), props);
  }
  return Object.assign(Page, { load, arrived });
}
