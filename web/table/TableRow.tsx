import { BareCheckbox } from '#web/ui/BareCheckbox.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { nameText } from '#web/ui/name-text.ts';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';

export interface TableRowProps<Row> {
  row: Row;
  table: DataTableProps<Row>;
  columns: readonly Column<Row>[];
  /** Columns without a place of their own on a narrow screen; shown under the row's name. */
  below: readonly Column<Row>[];
  current: boolean;
  /** Where it stands among all rows, from 1, where not all of them are there. */
  position?: number;
}

/** One thing of the list. Its link is the browser's own: what holds the rows leads it to its page (`useLinkClicks`). */
export function TableRow<Row>({ row, table, columns, below, current, position }: TableRowProps<Row>) {
  const { rowKey, rowName, rowHref, linkName, onRowIntent, rowActions, selection } = table;
  const text = useKitText();
  const key = rowKey(row);
  const selected = selection?.selected.has(key);

  function select(wanted: boolean) {
    if (!selection) return;
    const next = new Set(selection.selected);
    if (wanted) next.add(key);
    else next.delete(key);
    selection.onChange(next);
  }

  return (
    <tr aria-rowindex={position} data-selected={selected || undefined} data-current={current || undefined}>
      {selection && (
        <td className="table-check">
          <BareCheckbox label={text.selectRow(nameText(rowName(row)))} checked={selected ?? false} onChange={select} />
        </td>
      )}
      {columns.map((column, index) =>
        index === 0 ? (
          <th key={column.id} scope="row" data-align={column.align}>
            {rowHref ? (
              <a
                className="link"
                href={rowHref(row)}
                aria-label={linkName && nameText(linkName(row))}
                onPointerEnter={() => onRowIntent?.(row)}
                onFocus={() => onRowIntent?.(row)}
              >
                {cellOf(column, row)}
              </a>
            ) : (
              cellOf(column, row)
            )}
            {below.length > 0 && (
              <div className="table-below">
                {below.map((other) => {
                  const cell = cellOf(other, row);
                  return (
                    <span key={other.id}>
                      {other.labelled && cell !== undefined ? `${other.header} ` : undefined}
                      {cell}
                    </span>
                  );
                })}
              </div>
            )}
          </th>
        ) : (
          <td key={column.id} data-align={column.align}>
            {cellOf(column, row)}
          </td>
        ),
      )}
      {rowActions && (
        <td className="table-menu">
          <Menu label={text.actionsFor(nameText(rowName(row)))} items={() => rowActions(row)} />
        </td>
      )}
    </tr>
  );
}

/** What a cell shows; whatever a region calls things, nothing in it stays unseen. */
function cellOf<Row>({ cell }: Column<Row>, row: Row): ReactNode {
  const shown = cell(row);
  return typeof shown === 'string' ? nameText(shown) : shown;
}
