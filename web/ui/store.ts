/** A value outside of React that components follow with `useStore`. */
import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  readonly read: () => Value;
  /** Tells everybody who follows. */
  readonly set: (next: Value) => void;
  /** Calls back after every change; the function answered stops that. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value, and again whenever it is another one. */
export function useStore<Value>({ subscribe, read }: Pick<Store<Value>, 'subscribe' | 'read'>): Value {
  return useSyncExternalStore(subscribe, read);
}
