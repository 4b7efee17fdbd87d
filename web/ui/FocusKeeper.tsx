import { useEffect } from 'react';
import { keepFocus } from './focus-keeper.ts';

/** Watches over the focus of the page as long as it is rendered; once is enough. */
export function FocusKeeper(): undefined {
  useEffect(() => keepFocus(document), []);
  return undefined;
}
