import { useEffect, useRef, type KeyboardEvent } from 'react';

/** Those that are shown: a narrow screen may leave some out. */
const stopsIn = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>('[data-stop]')].filter((stop) => stop.checkVisibility());
const columnOf = (stop: Element) => Number(stop.closest('[aria-colindex]')?.getAttribute('aria-colindex') ?? 0);
const pageRows = 10;

/** The stop of a row that stands in a column, or before it where the column is empty. */
function stopAt(row: Element, column: number): HTMLElement | undefined {
  const stops = stopsIn(row);
  return (
    stops.findLast((stop) => columnOf(stop) === column) ?? stops.findLast((stop) => columnOf(stop) < column) ?? stops[0]
  );
}

/** Where a key leads from `stop`; undefined where it leads nowhere. */
function after(grid: Element, stop: HTMLElement, { key, ctrlKey, metaKey }: KeyboardEvent): HTMLElement | undefined {
  const row = stop.closest('tr');
  if (row === null) return undefined;
  const rows = [...grid.querySelectorAll('tr')].filter((one) => one.querySelector('[data-stop]') !== null);
  const at = rows.indexOf(row);
  const line = stopsIn(row);
  const toRow = (index: number) => {
    const next = rows[Math.min(rows.length - 1, Math.max(0, index))];
    return next && stopAt(next, columnOf(stop));
  };
  const all = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowRight':
      return line[line.indexOf(stop) + 1];
    case 'ArrowLeft':
      return line[line.indexOf(stop) - 1];
    case 'ArrowDown':
      return toRow(at + 1);
    case 'ArrowUp':
      return toRow(at - 1);
    case 'PageDown':
      return toRow(at + pageRows);
    case 'PageUp':
      return toRow(at - pageRows);
    case 'Home':
      return all ? stopsIn(rows[0] ?? row)[0] : line[0];
    case 'End':
      return all ? stopsIn(rows.at(-1) ?? row).at(-1) : line.at(-1);
    default:
      return undefined;
  }
}

/**
 * One tab stop for a whole grid, and arrow keys inside (what is stopped at carries `data-stop` and a `tabIndex` of -1).
 * Spread on the grid.
 */
export function useGridKeys() {
  const grid = useRef<HTMLTableElement>(null);
  useEffect(() => {
    if (grid.current?.querySelector('[data-stop][tabindex="0"]') === null) {
      grid.current.querySelector('[data-stop]')?.setAttribute('tabindex', '0');
    }
  });
  return {
    ref: grid,
    onFocus({ target }: { target: EventTarget }) {
      if (!(target instanceof HTMLElement) || !('stop' in target.dataset)) return;
      for (const other of grid.current?.querySelectorAll('[data-stop][tabindex="0"]') ?? []) {
        other.setAttribute('tabindex', '-1');
      }
      target.setAttribute('tabindex', '0');
    },
    onKeyDown(event: KeyboardEvent) {
      const { target } = event;
      if (!(target instanceof HTMLElement) || !('stop' in target.dataset) || grid.current === null || event.altKey)
        return;
      const next = after(grid.current, target, event);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}
