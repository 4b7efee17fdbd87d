import type { ReactNode } from 'react';
import { useKitText } from '#web/ui/kit-text.ts';
import type { Filled, MenuEntry } from '#web/ui/menu-item.ts';
import type { Column, Selection, Sort } from './column.ts';
import { HeaderRow } from './HeaderRow.tsx';
import { useNarrow } from './narrow.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableRow } from './TableRow.tsx';

export interface DataTableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page is on its way. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string;
  /** The row in words, for its checkbox and its menu. */
  rowName: (row: Row) => string;
  /** Makes the first column a link. */
  rowHref?: (row: Row) => string;
  /** The pointer or the focus reached the row's link: time to fetch what it leads to. */
  onRowIntent?: (row: Row) => void;
  /** Items of the row's menu; those that cannot be done now say why. */
  rowActions?: (row: Row) => Filled<MenuEntry>;
  selection?: Selection;
  sort?: Sort | undefined;
  onSort?: (column: string) => void;
  /** Key of the row whose details are open beside the table. */
  currentKey?: string | undefined;
  /** Rows of grey lines while loading; as many as the page will hold, so that nothing jumps. */
  skeletonRows?: number;
  /** Takes the place of the table when there are no rows. */
  empty?: ReactNode;
}

/** A list of things with the browser's own table. Filtering, sorting and paging are the caller's. */
export function DataTable<Row>({ empty, skeletonRows = 10, ...table }: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowActions, selection, currentKey } = table;
  const text = useKitText();
  const narrow = useNarrow();
  if (rows?.length === 0 && empty !== undefined) return empty;

  const [first, ...others] = columns;
  if (!first) return undefined;
  const shown = narrow ? [first, ...others.filter((column) => column.narrow === 'column')] : columns;
  const below = narrow ? others.filter((column) => (column.narrow ?? 'below') === 'below') : [];

  return (
    <table className="table" aria-busy={rows === undefined || undefined}>
      <caption className="visually-hidden">
        {caption}
        {rows === undefined ? `, ${text.loading}` : undefined}
      </caption>
      <colgroup>
        {selection && <col className="table-check" />}
        {shown.map((column) => (
          <col key={column.id} style={narrow && column === first ? undefined : { inlineSize: column.width }} />
        ))}
        {rowActions && <col className="table-menu" />}
      </colgroup>
      <thead>
        <HeaderRow table={table} columns={shown} />
      </thead>
      <tbody>
        {rows === undefined ? (
          <SkeletonRows
            columns={shown}
            count={skeletonRows}
            checks={selection !== undefined}
            menus={rowActions !== undefined}
          />
        ) : (
          rows.map((row) => (
            <TableRow
              key={rowKey(row)}
              row={row}
              table={table}
              columns={shown}
              below={below}
              current={rowKey(row) === currentKey}
            />
          ))
        )}
      </tbody>
    </table>
  );
}
