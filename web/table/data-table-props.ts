import type { ReactNode } from 'react';
import type { Filled, MenuEntry } from '#web/ui/menu-item.ts';
import type { Column, Selection, Sort } from './column.ts';

export interface DataTableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Undefined while the first page is on its way. */
  rows: readonly Row[] | undefined;
  /** The text they were found by: when it changes, they are drawn bit by bit. */
  foundBy?: string | undefined;
  rowKey: (row: Row) => string;
  /** The row in words, for its checkbox and its menu. */
  rowName: (row: Row) => string;
  /** Makes the first column a link. */
  rowHref?: (row: Row) => string;
  /** What the link is called where the words in it, with which this begins, are those of other rows, too. */
  linkName?: ((row: Row) => string) | undefined;
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
  /** Stands below the rows, and comes when all of them are drawn: those that follow would push it away from under a hand. */
  foot?: ReactNode;
}
