/** Short good news that leaves by itself. Errors never come here: they belong to their field, form, dialog or page. */

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** One thing to do about it, such as going to what was made. */
  readonly action?: { readonly label: string; onPress(): void } | undefined;
}

let toasts: readonly Toast[] = [];
let last = 0;
const listeners = new Set<() => void>();
const MOST_AT_ONCE = 3;

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows `text` until its time is over or the reader closes it; the oldest gives way when there are too many. */
export function showToast(text: string, action?: Toast['action']): void {
  last += 1;
  replace([...toasts, { id: last, text, action }].slice(-MOST_AT_ONCE));
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

/** For `ToastRegion`: the current toasts as an external store. */
export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => toasts,
};
