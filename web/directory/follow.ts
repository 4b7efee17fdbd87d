/** What somebody sees of a whole list who looks for a text in it, in an order. */
import type { QueryClient } from '@tanstack/react-query';
import type { Read } from '#web/api/scope.ts';
import type { Column, Sort } from '#web/table/column.ts';
import { orderOf } from '#web/table/sort-rows.ts';
import { directoryOf } from './directory.ts';
import type { Indexed } from './filter-index.ts';
import { inSlices } from './in-slices.ts';
import type { Reading } from './reading.ts';

export interface Wanted<Row> {
  readonly text: string;
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly locale: string;
}

export interface DirectoryView<Row> extends Reading {
  /** Rows found among those read, in the order wanted once all are read. */
  readonly rows: readonly Row[];
  /** What they were looked for by. */
  readonly text: string;
}

/** Rows that are put in order again and again while more come. */
const fewRows = 2_000;

/** Shows what is wanted of a list now and whenever there is more to know. Returns how to stop that. */
export function follow<Row>(
  client: QueryClient,
  read: Read,
  definition: Indexed<Row>,
  { text, columns, sort, locale }: Wanted<Row>,
  show: (view: DirectoryView<Row>) => void,
): () => void {
  const directory = directoryOf(client, read, definition);
  const leaving = new AbortController();
  const order = orderOf(columns, sort, locale);
  const named = order && { ...order, name: `${locale} ${sort?.column} ${sort?.direction}` };
  let isLooking = false;
  let isOld = false;
  /** One look at a time, and another one when something has changed meanwhile. */
  async function look(): Promise<void> {
    isOld = true;
    if (isLooking) return;
    isLooking = true;
    while (isOld && !leaving.signal.aborted) {
      isOld = false;
      const { facts, index, stop, readAll } = directory;
      const isFew = !facts.running || index.size <= fewRows;
      const rows = await inSlices(index.find(text, isFew ? named : undefined), leaving.signal);
      if (!leaving.signal.aborted) show({ ...facts, rows, text, stop, readAll });
    }
    isLooking = false;
  }
  const onChange = () => void look().catch(() => undefined);
  const stopFollowing = directory.follow(onChange);
  onChange();
  return () => {
    leaving.abort();
    stopFollowing();
  };
}
