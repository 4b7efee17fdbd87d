import { useSearchParams } from 'react-router';
import type { Column } from '#web/table/column.ts';

/** Those of a list's columns that the address asks for, `?columns=email,status`, or all; the first one names the rows. */
export function useChosenColumns<Row>(all: readonly Column<Row>[]): readonly Column<Row>[] {
  const chosen = useSearchParams()[0].get('columns')?.split(',');
  return all.filter(({ id }, index) => index === 0 || (chosen?.includes(id) ?? true));
}
