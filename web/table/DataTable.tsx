import { useMemo } from 'react';
import { useFirstPageShown } from '#web/ui/use-first-page-shown.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import type { DataTableProps } from './data-table-props.ts';
import { HeaderRow } from './HeaderRow.tsx';
import { columnsFor, roomFor, useNarrow } from './narrow.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableRow } from './TableRow.tsx';
import { useDrawnRows } from './use-drawn-rows.ts';
import { useLinkClicks } from './use-link-clicks.ts';

/** Rows of the very first page that come before all others: about as many as a screen shows. */
const firstRows = 21;

/** A list of things with the browser's own table. Filtering, sorting and paging are the caller's. */
export function DataTable<Row>(table: DataTableProps<Row>) {
  const { caption, columns, rows, foundBy, rowActions, selection, skeletonRows = 10, empty, foot } = table;
  const text = useKitText();
  const links = useLinkClicks();
  const drawn = useDrawnRows(foundBy, rows?.length ?? 0);
  const most = useFirstPageShown() ? drawn : firstRows;
  const narrow = useNarrow(roomFor(columns, (selection ? 2.25 : 0) + (rowActions ? 2.75 : 0)));
  const { shown, below } = useMemo(() => columnsFor(columns, narrow), [columns, narrow]);
  // What is there of them is not rendered again for the next piece.
  const lines = useMemo(
    () =>
      table.rows?.map((row) => (
        <TableRow
          key={table.rowKey(row)}
          row={row}
          table={table}
          columns={shown}
          below={below}
          current={table.rowKey(row) === table.currentKey}
        />
      )),
    [table, shown, below],
  );
  if (rows?.length === 0 && empty !== undefined)
    return (
      <>
        {empty}
        {foot}
      </>
    );

  return (
    <>
      <table className="table" data-narrow={narrow || undefined} aria-busy={!rows}>
        <caption className="visually-hidden">
          {caption}
          {rows ? undefined : `, ${text.loading}`}
        </caption>
        <colgroup>
          {selection && <col className="table-check" />}
          {shown.map((column, index) => (
            <col key={column.id} style={narrow && index === 0 ? undefined : { inlineSize: column.width }} />
          ))}
          {rowActions && <col className="table-menu" />}
        </colgroup>
        <thead>
          <HeaderRow table={table} columns={shown} />
        </thead>
        <tbody {...links}>
          {lines?.slice(0, most) ?? (
            <SkeletonRows
              columns={shown}
              count={skeletonRows}
              checks={selection !== undefined}
              menus={rowActions !== undefined}
            />
          )}
        </tbody>
      </table>
      {(rows?.length ?? 0) <= most && foot}
    </>
  );
}
