/** Short good news that leaves by itself. Errors never come here: they belong to their field, form, dialog or page. */

import { createStore } from './store.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  /** One thing to do about it, such as going to what was made. */
  readonly action?: { readonly label: string; onPress(): void } | undefined;
}

/** The current ones, for `ToastRegion`. */
export const toastStore = createStore<readonly Toast[]>([]);
let last = 0;
const MOST_AT_ONCE = 3;

/** Shows `text` until its time is over or the reader closes it; the oldest gives way when there are too many. */
export function showToast(text: string, action?: Toast['action']): void {
  last += 1;
  toastStore.set([...toastStore.read(), { id: last, text, action }].slice(-MOST_AT_ONCE));
}

export function dismissToast(id: number): void {
  toastStore.set(toastStore.read().filter((toast) => toast.id !== id));
}
