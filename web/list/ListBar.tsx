import type { ReactNode } from 'react';
import { TableToolbar } from '#web/table/TableToolbar.tsx';
import { ListFilter } from './ListFilter.tsx';
import type { List } from './use-list.ts';
import { LazyDirectoryBar } from './use-walk.ts';

export interface ListBarProps<Row> {
  list: List<Row>;
  caption: string;
  filterLabel: string;
  /** Further controls beside the filter. */
  controls?: ReactNode;
  /** Commands, such as those for selected rows. */
  commands?: ReactNode;
}

/** Above a list, whether it is shown as a table or as a picture: its filter, and how much of it was read. */
export function ListBar<Row>({ list, caption, filterLabel, controls, commands }: ListBarProps<Row>) {
  const { isReadWhole, state } = list;
  const { all, sort, text } = state;
  return (
    <TableToolbar
      count={
        <>
          {isReadWhole && <LazyDirectoryBar list={list} caption={caption} />}
          {/* Room for the way back to pages. */}
          {isReadWhole && (all || sort) && <i />}
        </>
      }
      actions={commands}
    >
      <ListFilter label={filterLabel} text={text} onType={list.lookAhead} onChange={(text) => list.change({ text })} />
      {controls}
    </TableToolbar>
  );
}

/** A list whose picture always shows all of it: there are no pages to go back to. */
export function wholeOf<Row>(list: List<Row>): List<Row> {
  return { ...list, state: { ...list.state, all: false, sort: undefined } };
}
