/**
 * Filtering by what the API cannot filter: over the pages loaded so far, saying how many those are. What was looked at once is
 * not looked at again: another page costs its own rows, another letter the rows found without it.
 */
import type { ListReply } from '#shared/contract/list-reply.ts';
import { folded } from './folded.ts';
import type { ListDefinition } from './list-definition.ts';

export interface Filtered<Row> {
  readonly rows: readonly Row[];
  /** Rows looked at. */
  readonly loaded: number;
  /** Rows there are; undefined when the region does not say. */
  readonly total: number | undefined;
}

type Indexed<Row> = Pick<ListDefinition<Row>, 'rowKey' | 'wordsOf'>;

/** The rows of the pages taken in, each once, with what the filter looks through. */
interface FilterIndex<Row> {
  readonly taken: (readonly Row[])[];
  readonly placeOf: Map<string, number>;
  readonly rows: Row[];
  readonly words: string[];
  found: Found<Row> | undefined;
}

/** What was looked for last, and the places of the rows found among the first `lookedAt`. */
interface Found<Row> {
  readonly needles: readonly string[];
  readonly places: readonly number[];
  readonly rows: readonly Row[];
  readonly lookedAt: number;
}

/** By the definition of the list (a module constant) and the rows of its first page. */
const indexes = new WeakMap<object, WeakMap<object, FilterIndex<unknown>>>();

/** The rows of which every word of `text` is found in `wordsOf(row)`, once each, in the order of the pages. */
export function filterPages<Row>(
  pages: readonly ListReply<Row>[],
  text: string,
  definition: Indexed<Row>,
): Filtered<Row> {
  const index = indexOf(pages, definition);
  const { rows } = find(index, folded(text).split(/\s+/).filter(Boolean));
  return { rows, loaded: index.rows.length, total: pages.at(-1)?.totalSize };
}

/** The index of these pages: that of fewer or as many of them, with the rest taken in, or a new one. */
function indexOf<Row>(pages: readonly ListReply<Row>[], definition: Indexed<Row>): FilterIndex<Row> {
  const first = pages[0]?.items ?? [];
  const known = indexes.get(definition) ?? new WeakMap<object, FilterIndex<unknown>>();
  indexes.set(definition, known);
  const before = known.get(first) as FilterIndex<Row> | undefined;
  const isPart = before?.taken.every((items, place) => items === pages[place]?.items) ?? false;
  const index: FilterIndex<Row> =
    before !== undefined && isPart ? before : { taken: [], placeOf: new Map(), rows: [], words: [], found: undefined };
  known.set(first, index);
  for (const { items } of pages.slice(index.taken.length)) takeIn(index, items, definition);
  return index;
}

/** One created during the walk shifts the pages: a row that comes again is put where it was. */
function takeIn<Row>(index: FilterIndex<Row>, items: readonly Row[], { rowKey, wordsOf }: Indexed<Row>): void {
  index.taken.push(items);
  for (const row of items) {
    const key = rowKey(row);
    const place = index.placeOf.get(key) ?? index.rows.length;
    if (place < index.rows.length) index.found = undefined;
    index.placeOf.set(key, place);
    index.rows[place] = row;
    index.words[place] = folded(wordsOf(row));
  }
}

function find<Row>(index: FilterIndex<Row>, needles: readonly string[]): Found<Row> {
  const { words, rows, found: before } = index;
  const isFound = (place: number) => needles.every((needle) => words[place]?.includes(needle));
  // Whatever has the longer word has the shorter one.
  const narrows = before?.needles.every((old) => needles.some((needle) => needle.includes(old))) ?? false;
  const isSame = narrows && before?.needles.join(' ') === needles.join(' ');
  const known = narrows ? before : undefined;
  if (known !== undefined && isSame && known.lookedAt === rows.length) return known;

  const places = isSame ? [...(known?.places ?? [])] : (known?.places ?? []).filter(isFound);
  for (let place = known?.lookedAt ?? 0; place < rows.length; place += 1) if (isFound(place)) places.push(place);
  const found = { needles, places, rows: places.map((place) => rows[place] as Row), lookedAt: rows.length };
  index.found = found;
  return found;
}
