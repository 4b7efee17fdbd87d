import { useFirstPageShown } from '#web/ui/use-first-page-shown.ts';
import { useKitText } from '#web/ui/kit-text.ts';
import type { DataTableProps } from './data-table-props.ts';
import { HeaderRow } from './HeaderRow.tsx';
import { roomFor, useNarrow } from './narrow.ts';
import { SkeletonRows } from './SkeletonRows.tsx';
import { TableRow } from './TableRow.tsx';
import { useLinkClicks } from './use-link-clicks.ts';

/** Rows of the very first page that come before all others: about as many as a screen shows. */
const firstRows = 21;

/** A list of things with the browser's own table. Filtering, sorting and paging are the caller's. */
export function DataTable<Row>({ empty, skeletonRows = 10, ...table }: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, rowActions, selection, currentKey } = table;
  const text = useKitText();
  const links = useLinkClicks();
  const most = useFirstPageShown() ? undefined : firstRows;
  const narrow = useNarrow(roomFor(columns, (selection ? 2.25 : 0) + (rowActions ? 2.75 : 0)));
  if (rows?.length === 0 && empty !== undefined) return empty;

  const [first, ...others] = columns;
  if (!first) return undefined;
  const shown = narrow ? [first, ...others.filter((column) => column.narrow === 'column')] : columns;
  const below = narrow ? others.filter((column) => (column.narrow ?? 'below') === 'below') : [];

  return (
    <table className="table" data-narrow={narrow || undefined} aria-busy={!rows}>
      <caption className="visually-hidden">
        {caption}
        {rows ? undefined : `, ${text.loading}`}
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
        {rows ? (
          rows
            .slice(0, most)
            .map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                table={table}
                links={links}
                columns={shown}
                below={below}
                current={rowKey(row) === currentKey}
              />
            ))
        ) : (
          <SkeletonRows
            columns={shown}
            count={skeletonRows}
            checks={selection !== undefined}
            menus={rowActions !== undefined}
          />
        )}
      </tbody>
    </table>
  );
}
