/** Which list an address shows, and what of the address makes up a view of it. */
import { viewedLists, type ViewedList } from '#shared/saved-views.ts';

/** Undefined where the address is of one thing, or of a list without views. */
export function viewedListAt(pathname: string): ViewedList | undefined {
  const last = pathname.split('/').at(-1);
  return viewedLists.find((list) => list === last);
}

/** Filters, order and columns, without the place in the list's pages: in another place, or later, that is another one. */
export function viewQueryOf(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ['after', 'page']) query.delete(name);
  query.sort();
  return query.toString();
}
