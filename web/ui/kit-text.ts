import { createContext, use } from 'react';
import type { LocaleTag } from './time-text.ts';

/** The words the kit itself says, in the reader's language. Given once, by the shell; a missing one is a type error. */
export interface KitText {
  /** BCP 47 tag used for dates, times and numbers. */
  locale: LocaleTag;
  close: string;
  cancel: string;
  loading: string;
  optional: string;
  copied: string;
  copyFailed: string;
  showPassword: string;
  hidePassword: string;
  requestId: string;
  copyReport: string;
  opensNewTab: string;
  previousPage: string;
  nextPage: string;
  actions: string;
  /** Name of a row's action menu, e.g. "Actions for Ada". */
  actionsFor: (name: string) => string;
  selectAll: string;
  selectRow: (name: string) => string;
  sortBy: (column: string) => string;
  clear: string;
  noMatch: string;
  loadingMore: string;
  /** Instruction above the field of a typed confirmation, e.g. "Type prod-1 to confirm". */
  typeToConfirm: (name: string) => string;
  dismiss: string;
  /** Asked before a form with changes is left. */
  discardQuestion: string;
  discardEffect: string;
  discard: string;
  keepEditing: string;
  /** A piece of the application could not be fetched. */
  partFailed: string;
  retry: string;
  reload: string;
}

const KitTextContext = createContext<KitText | undefined>(undefined);

export const KitTextProvider = KitTextContext.Provider;

/** @throws Error when no `KitTextProvider` is above: a page without words is a programming mistake. */
export function useKitText(): KitText {
  const text = use(KitTextContext);
  if (!text) throw new Error('KitTextProvider is missing above this component');
  return text;
}
