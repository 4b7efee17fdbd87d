import { BareCheckbox } from '#web/ui/BareCheckbox.tsx';
import { ChevronDownIcon, ChevronUpIcon, SortIcon } from '#web/ui/icons.tsx';
import { useKitText } from '#web/ui/kit-text.ts';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import type { Column, Sort } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';

export interface HeaderRowProps<Row> {
  table: DataTableProps<Row>;
  columns: readonly Column<Row>[];
}

/** Column headers: names, sorting, and the box that selects every loaded row. */
export function HeaderRow<Row>({ table, columns }: HeaderRowProps<Row>) {
  const { rows = [], rowKey, rowActions, selection, sort, onSort } = table;
  const text = useKitText();
  const chosen = selection ? rows.filter((row) => selection.selected.has(rowKey(row))).length : 0;

  function selectAll(all: boolean) {
    if (!selection) return;
    const next = new Set(selection.selected);
    for (const row of rows) {
      if (all) next.add(rowKey(row));
      else next.delete(rowKey(row));
    }
    selection.onChange(next);
  }

  return (
    <tr>
      {selection && (
        <th scope="col" className="table-check">
          <BareCheckbox
            label={text.selectAll}
            checked={chosen > 0 && chosen === rows.length}
            indeterminate={chosen > 0 && chosen < rows.length}
            onChange={selectAll}
          />
        </th>
      )}
      {columns.map((column) => {
        const sorted = sort?.column === column.id ? sort.direction : undefined;
        return (
          <th key={column.id} scope="col" data-align={column.align} aria-sort={sorted}>
            {column.sortKey && onSort ? (
              <button
                type="button"
                className="table-sort"
                title={text.sortBy(column.header)}
                onClick={() => onSort(column.id)}
              >
                {column.header}
                <SortMark sorted={sorted} />
              </button>
            ) : (
              column.header
            )}
          </th>
        );
      })}
      {rowActions && (
        <th scope="col" className="table-menu">
          <VisuallyHidden>{text.actions}</VisuallyHidden>
        </th>
      )}
    </tr>
  );
}

function SortMark({ sorted }: { sorted: Sort['direction'] | undefined }) {
  const Icon = sorted === 'ascending' ? ChevronUpIcon : sorted === 'descending' ? ChevronDownIcon : SortIcon;
  return <Icon size={14} />;
}
