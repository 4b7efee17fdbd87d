/** Sorting very many rows once, so that any of them can be put in order by a number. */
import type { SortKey } from '#web/table/column.ts';
import type { RowOrder } from '#web/table/sort-rows.ts';
import type { Slices } from './in-slices.ts';

/** Sorted in one go; more are merged from as many. */
const run = 128;

/** The places of the rows in order; those that are equal stay as they are. */
export function* sortedPlaces<Row>(rows: readonly Row[], { keyOf, compare }: RowOrder<Row>): Slices<Uint32Array> {
  const keys: SortKey[] = [];
  for (const row of rows) {
    if (keys.push(keyOf(row)) % run === 0) yield;
  }
  const isBefore = (a: number, b: number) => compare(keys[a], keys[b]) || a - b;
  let places = new Uint32Array(keys.length).map((_, place) => place);
  for (let start = 0; start < places.length; start += run) {
    places.subarray(start, start + run).sort(isBefore);
    yield;
  }
  let other = new Uint32Array(places.length);
  for (let width = run; width < places.length; width *= 2) {
    for (let start = 0; start < places.length; start += 2 * width) {
      const middle = Math.min(start + width, places.length);
      const end = Math.min(start + 2 * width, places.length);
      for (let left = start, right = middle, to = start; to < end; to += 1) {
        const [a = 0, b = 0] = [places[left], places[right]];
        const isLeft = left < middle && (right >= end || isBefore(a, b) < 0);
        other[to] = isLeft ? a : b;
        if (isLeft) left += 1;
        else right += 1;
        if (to % run === 0) yield;
      }
    }
    [places, other] = [other, places];
  }
  return places;
}
