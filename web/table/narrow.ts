import { useCallback, useSyncExternalStore } from 'react';
import type { Column } from './column.ts';

/** What stands beside a table, and what a column without a width needs at least. Rem. */
const [beside, least] = [17, '6.25'];

/** Windows narrower than this have no room for so many columns, and `more` rem in each row. */
export function roomFor(columns: readonly { readonly width?: string }[], more: number): string {
  let share = 1;
  for (const { width = least } of columns) {
    const part = parseFloat(width);
    if (width.includes('%')) share -= part / 100;
    else more += part;
  }
  return `${Math.max(48, more / share + beside)}rem`;
}

/** Whether the window is too narrow for all columns of a table; usually the same width as the stylesheet's rule for its cells. */
export function useNarrow(below = '48rem'): boolean {
  const query = `(width < ${below})`;
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Which columns have a place of their own, and which stand below the row's name. */
export function columnsFor<Row>(columns: readonly Column<Row>[], isNarrow: boolean) {
  const isBelow = ({ narrow = 'below' }: Column<Row>, index: number) => isNarrow && index > 0 && narrow === 'below';
  const isShown = ({ narrow }: Column<Row>, index: number) => !isNarrow || index === 0 || narrow === 'column';
  return { shown: columns.filter(isShown), below: columns.filter(isBelow) };
}
