/** Whether the palette is open; set by its button and by its key. */
let open = false;
const listeners = new Set<() => void>();

export const paletteStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): boolean => open,
  set(next: boolean): void {
    open = next;
    for (const listener of listeners) listener();
  },
};
