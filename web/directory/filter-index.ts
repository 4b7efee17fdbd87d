/**
 * Filtering by what the API cannot filter: over the rows read so far. What was looked at once is not looked at again: more
 * rows cost their own look, another letter that of the rows found without it.
 */
import type { RowOrder } from '#web/table/sort-rows.ts';
import { folded } from './folded.ts';
import { atOnce, type Slices } from './in-slices.ts';
import { sortedPlaces } from './ranks.ts';

/** What a row is known by, and what is looked through. */
export interface Indexed<Row> {
  readonly rowKey: (row: Row) => string;
  readonly wordsOf: (row: Row) => string;
  /** Members that nobody looks at. */
  readonly unused?: readonly (keyof Row)[];
}

/** What was looked for last, and the places of the rows found among the first `lookedAt`. */
interface Found<Row> {
  readonly needles: readonly string[];
  readonly places: readonly number[];
  readonly lookedAt: number;
  readonly order: string;
  readonly rows: readonly Row[];
}

/** An order, and what it is known by. */
export type NamedOrder<Row> = RowOrder<Row> & { readonly name: string };

/** Where each place comes in an order, and the other way round. */
interface Ranks {
  readonly order: string;
  readonly version: number;
  readonly rankOf: Uint32Array;
  readonly placeAt: Uint32Array;
}

/** Rows looked at before the page may do something else. */
const sliceOf = 2_000;

/** Each row once, with what the filter looks through. */
export class FilterIndex<Row> {
  readonly #definition: Indexed<Row>;
  readonly #placeOf = new Map<string, number>();
  /** Undefined where a row was. */
  readonly #rows: (Row | undefined)[] = [];
  readonly #words: string[] = [];
  #found: Found<Row> | undefined;
  #ranks: Ranks | undefined;
  /** Of what was there already: more rows at the end are no new version. */
  #version = 0;

  constructor(definition: Indexed<Row>) {
    this.#definition = definition;
  }

  get size(): number {
    return this.#placeOf.size;
  }

  /** One created while a list is read shifts its pages: a row that comes again is put where it was. */
  add(rows: readonly Row[]): void {
    for (const row of rows) this.put(row);
  }

  put(row: Row): void {
    const { rowKey, wordsOf } = this.#definition;
    const key = rowKey(row);
    const place = this.#placeOf.get(key) ?? this.#rows.length;
    if (place < this.#rows.length) this.#isOther();
    this.#placeOf.set(key, place);
    this.#rows[place] = row;
    this.#words[place] = folded(wordsOf(row));
  }

  get(key: string): Row | undefined {
    const place = this.#placeOf.get(key);
    return place === undefined ? undefined : this.#rows[place];
  }

  remove(key: string): void {
    const place = this.#placeOf.get(key);
    if (place === undefined) return;
    this.#placeOf.delete(key);
    this.#rows[place] = undefined;
    this.#words[place] = '';
    this.#isOther();
  }

  /** What `find` has found last, where that is what it would find now. */
  found(text: string, order?: NamedOrder<Row>): readonly Row[] | undefined {
    const last = this.#found;
    const isSame = last?.needles.join(' ') === needlesOf(text).join(' ') && last.order === (order?.name ?? '');
    return isSame && last.lookedAt === this.#rows.length ? last.rows : undefined;
  }

  /** The rows of which every word of `text` is found, as they came or in an order. */
  *find(text: string, order?: NamedOrder<Row>): Slices<readonly Row[]> {
    const last = this.found(text, order);
    if (last !== undefined) return last;
    const version = this.#version;
    const needles = needlesOf(text);
    const before = this.#found;
    // Whatever has the longer word has the shorter one.
    const narrows = before?.needles.every((old) => needles.some((needle) => needle.includes(old))) ?? false;
    const isSame = narrows && before?.needles.join(' ') === needles.join(' ');
    const known = narrows ? before : undefined;
    const name = order?.name ?? '';
    const lookedAt = this.#rows.length;

    const isFound = (place: number) =>
      this.#rows[place] !== undefined && needles.every((needle) => this.#words[place]?.includes(needle));
    let kept = known?.places ?? [];
    if (!isSame) kept = yield* filtered(kept, isFound);
    const more: number[] = [];
    for (let place = known?.lookedAt ?? 0; place < lookedAt; place += 1) {
      if (isFound(place)) more.push(place);
      if (place % sliceOf === 0) yield;
    }
    const places = kept.concat(more);
    let rows: readonly Row[];
    // As long as a list is read, there is more of the same again and again: what was put together is not put together anew.
    if (known !== undefined && isSame && known.order === name && (order === undefined || more.length === 0)) {
      rows = more.length === 0 ? known.rows : known.rows.concat(yield* this.#rowsAt(more));
    } else {
      rows = yield* this.#rowsAt(order === undefined ? places : yield* this.#inOrder(places, order));
    }
    if (version === this.#version) this.#found = { needles, places, lookedAt, order: name, rows };
    return rows;
  }

  *#rowsAt(places: ArrayLike<number>): Slices<readonly Row[]> {
    const rows: Row[] = [];
    for (let index = 0; index < places.length; index += 1) {
      const row = this.#rows[places[index] ?? 0];
      if (row !== undefined) rows.push(row);
      if (index % sliceOf === 0) yield;
    }
    return rows;
  }

  *#inOrder(places: readonly number[], order: NamedOrder<Row>): Slices<Uint32Array> {
    const { rankOf, placeAt } = yield* this.#ranksIn(order);
    // Numbers are put in order by where they stand, which can be done a little at a time.
    const isAmong = new Uint8Array(placeAt.length);
    for (let index = 0; index < places.length; index += 1) {
      isAmong[rankOf[places[index] ?? 0] ?? 0] = 1;
      if (index % sliceOf === 0) yield;
    }
    const inOrder = new Uint32Array(places.length);
    for (let rank = 0, to = 0; rank < placeAt.length; rank += 1) {
      if (isAmong[rank] === 1) {
        inOrder[to] = placeAt[rank] ?? 0;
        to += 1;
      }
      if (rank % sliceOf === 0) yield;
    }
    return inOrder;
  }

  *#ranksIn(order: NamedOrder<Row>): Slices<Ranks> {
    const known = this.#ranks;
    const version = this.#version;
    if (known?.order === order.name && known.version === version && known.rankOf.length === this.#rows.length) {
      return known;
    }
    const keyOf = (row: Row | undefined) => (row === undefined ? undefined : order.keyOf(row));
    const placeAt = yield* sortedPlaces([...this.#rows], { compare: order.compare, keyOf });
    const rankOf = new Uint32Array(placeAt.length);
    for (let rank = 0; rank < placeAt.length; rank += 1) {
      rankOf[placeAt[rank] ?? 0] = rank;
      if (rank % sliceOf === 0) yield;
    }
    return (this.#ranks = { order: order.name, version, rankOf, placeAt });
  }

  #isOther(): void {
    this.#version += 1;
    this.#found = undefined;
  }
}

const needlesOf = (text: string) => folded(text).split(/\s+/).filter(Boolean);

function* filtered(places: readonly number[], isFound: (place: number) => boolean): Slices<readonly number[]> {
  const found: number[] = [];
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    if (isFound(place)) found.push(place);
    if (index % sliceOf === 0) yield;
  }
  return found;
}

export interface Filtered<Row> {
  readonly rows: readonly Row[];
  /** Rows looked at. */
  readonly loaded: number;
}

/** By the definition of the list (a module constant) and its rows. */
const indexes = new WeakMap<object, WeakMap<object, FilterIndex<unknown>>>();

/** The rows of a list that is here as a whole of which every word of `text` is found, once each. */
export function filterRows<Row>(rows: readonly Row[], text: string, definition: Indexed<Row>): Filtered<Row> {
  const known = indexes.get(definition) ?? new WeakMap<object, FilterIndex<unknown>>();
  indexes.set(definition, known);
  let index = known.get(rows) as FilterIndex<Row> | undefined;
  if (index === undefined) {
    index = new FilterIndex(definition);
    index.add(rows);
    known.set(rows, index as FilterIndex<unknown>);
  }
  return { rows: atOnce(index.find(text)), loaded: index.size };
}
