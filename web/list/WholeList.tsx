import type { ReactNode } from 'react';
import { matchesWords } from '#web/directory/matches-words.ts';
import { DataTable } from '#web/table/DataTable.tsx';
import type { DataTableProps } from '#web/table/data-table-props.ts';
import { TableToolbar } from '#web/table/TableToolbar.tsx';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { LazyListTools } from './lazy-list-tools.ts';
import { ListFilter } from './ListFilter.tsx';
import { useChosenColumns } from './use-chosen-columns.ts';
import { useFilterText } from './use-filter-text.ts';

export interface WholeListProps<Row> extends DataTableProps<Row> {
  words: { readonly filter: string; readonly noneMatch: string; readonly showAll: string };
  /** In the place of a list that holds nothing. */
  empty?: ReactNode;
}

/** A list that is here as a whole: narrowed by what its columns say, with its columns to choose, saved views and export. */
export function WholeList<Row>({ words, empty, ...table }: WholeListProps<Row>) {
  const { caption, columns: allColumns, rows: items } = table;
  const columns = useChosenColumns(allColumns);
  const [text, setText] = useFilterText();
  const rows = items?.filter((row) => matchesWords(text, ...allColumns.map((column) => column.text?.(row) ?? '')));
  const isEmpty = items === undefined || items.length === 0;
  return (
    <section className="list" aria-label={caption}>
      {isEmpty ? undefined : (
        <TableToolbar
          actions={<LazyListTools rows={rows} columns={columns} allColumns={allColumns} caption={caption} of="whole" />}
        >
          <ListFilter label={words.filter} text={text} onChange={setText} />
        </TableToolbar>
      )}
      <DataTable
        {...table}
        columns={columns}
        rows={rows}
        empty={
          isEmpty ? (
            empty
          ) : (
            <EmptyState
              kind="none-match"
              title={words.noneMatch}
              actions={<Button onClick={() => setText('')}>{words.showAll}</Button>}
            />
          )
        }
      />
    </section>
  );
}
