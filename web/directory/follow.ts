/** What somebody sees of a whole list who looks for a text in it, in an order. */
import type { QueryClient } from '@tanstack/react-query';
import type { Read } from '#web/api/scope.ts';
import type { Column, Sort } from '#web/table/column.ts';
import { orderOf } from '#web/table/sort-rows.ts';
import { directoryOf, type Directory, type DirectoryFacts } from './directory.ts';
import type { Indexed, NamedOrder } from './filter-index.ts';
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
  /** The order they are in; undefined while it is that in which they came. */
  readonly sort: Sort | undefined;
}

/** Rows of a whole list that are put in order again and again while they are read anew. */
const fewRows = 2_000;

/** Shows what is wanted of a list now and whenever there is more to know. Returns how to stop that. */
export function follow<Row>(
  client: QueryClient,
  read: Read,
  definition: Indexed<Row>,
  wanted: Wanted<Row>,
  show: (view: DirectoryView<Row>) => void,
): () => void {
  const directory = directoryOf(client, read, definition);
  const leaving = new AbortController();
  let isLooking = false;
  let isOld = false;
  /** One look at a time, and another one when something has changed meanwhile. */
  async function look(): Promise<void> {
    isOld = true;
    if (isLooking) return;
    isLooking = true;
    while (isOld && !leaving.signal.aborted) {
      isOld = false;
      const { facts, index } = directory;
      const order = orderIn(directory, wanted);
      const rows = await inSlices(index.find(wanted.text, order), leaving.signal);
      if (!leaving.signal.aborted) show(viewOf(directory, facts, rows, { ...wanted, sort: order && wanted.sort }));
    }
    isLooking = false;
  }
  const onChange = () => void look().catch(() => undefined);
  const stopFollowing = directory.follow(onChange, wanted.sort !== undefined);
  onChange();
  return () => {
    leaving.abort();
    stopFollowing();
  };
}

/** Whoever types on before that is not waiting for anything, milliseconds. */
const typesOn = 50;

/** Looks for what is about to be wanted, so that `viewAtOnce` has it then. Returns how to stop that. */
export function lookAhead<Row>(
  client: QueryClient,
  read: Read,
  definition: Indexed<Row>,
  wanted: Wanted<Row>,
): () => void {
  const leaving = new AbortController();
  const timer = setTimeout(() => {
    const directory = directoryOf(client, read, definition);
    if (!isWhole(directory.facts)) return;
    inSlices(directory.index.find(wanted.text, orderIn(directory, wanted)), leaving.signal).catch(() => undefined);
  }, typesOn);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}

/** What is wanted of a list that was read to its end, where it has been looked for. `follow` shows the very same first. */
export function viewAtOnce<Row>(
  client: QueryClient,
  read: Read,
  definition: Indexed<Row>,
  wanted: Wanted<Row>,
): DirectoryView<Row> | undefined {
  const directory = directoryOf(client, read, definition);
  const rows = isWhole(directory.facts) ? directory.index.found(wanted.text, orderIn(directory, wanted)) : undefined;
  return rows && viewOf(directory, directory.facts, rows, wanted);
}

const isWhole = ({ complete, running }: DirectoryFacts) => complete && !running;

function orderIn<Row>(
  { facts, index }: Directory<Row>,
  { columns, sort, locale }: Wanted<Row>,
): NamedOrder<Row> | undefined {
  if (!facts.complete || (facts.running && index.size > fewRows)) return undefined;
  const order = orderOf(columns, sort, locale);
  return order && { ...order, name: `${locale} ${sort?.column} ${sort?.direction}` };
}

/** By the list: how it was shown last. */
const views = new WeakMap<object, { readonly facts: DirectoryFacts; readonly view: DirectoryView<unknown> }>();

/** The same one as long as nothing is different: what shows it need not be drawn again. */
function viewOf<Row>(
  directory: Directory<Row>,
  facts: DirectoryFacts,
  rows: readonly Row[],
  { text, sort }: Pick<Wanted<Row>, 'text' | 'sort'>,
): DirectoryView<Row> {
  const last = views.get(directory);
  if (last?.facts === facts && last.view.rows === rows && last.view.text === text) {
    return last.view as DirectoryView<Row>;
  }
  const { stop, readAll } = directory;
  const view = { ...facts, rows, text, sort, stop, readAll };
  views.set(directory, { facts, view });
  return view;
}
