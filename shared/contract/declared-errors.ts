/** Which refusals an operation declares: what its row says, and what follows from the row (behaviours B4). */
import { concernsSpace, type Operation } from './operation.ts';

/** True when the operation answers 409 until its space is READY (behaviours B5.3). */
export function needsReadySpace(row: Operation): boolean {
  return concernsSpace(row) && row.beforeReady !== true;
}

/** Every status beyond success that a region answers with; sorted. The region's tests hold it to that. */
export function declaredErrors(row: Operation): readonly number[] {
  const follows = [
    ...(takesBearer(row) ? [401] : []),
    ...(row.paging === undefined && row.query === undefined ? [] : [400]),
    ...(row.body === undefined ? [] : [400, 413]),
    ...(needsReadySpace(row) ? [409] : []),
    500,
  ];
  return [...new Set([...row.errors, ...(row.errorsMore ?? []), ...follows])].toSorted((a, b) => a - b);
}

/**
 * What an id that is no id answers: 400 or 404 by the contract's own list, else 403, since the address then names
 * nothing that anybody may use.
 */
export function unreadableIdStatus(row: Operation): 400 | 404 | 403 {
  const listed = listedErrors(row);
  if (listed.includes(400)) return 400;
  return listed.includes(404) ? 404 : 403;
}

/** True when an unknown organisation or space answers 404 to those who belong to it, and not 403. */
export function knowsAbsence(row: Operation): boolean {
  return listedErrors(row).includes(404);
}

/** Statuses that the contract itself lists for the operation. */
function listedErrors(row: Operation): readonly number[] {
  return row.errors.length > 0 ? row.errors : (row.errorsMore ?? []);
}

function takesBearer(row: Operation): boolean {
  return (row.authentication ?? 'bearer') === 'bearer';
}
