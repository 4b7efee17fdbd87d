/** What a list shows, as its address says it: everything is in the URL, so Back, reload and sharing keep it. */
import type { Sort } from '#web/table/column.ts';

export const pageSizes = [10, 30, 50] as const;
export const defaultPageSize = 30;

export interface ListState {
  /** What was typed into the filter. */
  readonly text: string;
  readonly size: number;
  /** Token of the page shown; undefined on the first. */
  readonly after: string | undefined;
  /** Number of that page, for the reader only: the token decides. */
  readonly page: number;
  readonly sort: Sort | undefined;
  /** The whole list instead of a page. */
  readonly all: boolean;
}

/** Reads `?q=&size=&after=&page=&sort=-name&all=1`; anything unreadable counts as not given. */
export function listStateFrom(search: URLSearchParams): ListState {
  const size = Number(search.get('size'));
  const page = Number(search.get('page'));
  const after = search.get('after') ?? undefined;
  const sort = /^(-?)(\w+)$/.exec(search.get('sort') ?? '');
  return {
    text: search.get('q') ?? '',
    size: pageSizes.find((known) => known === size) ?? defaultPageSize,
    after,
    page: after !== undefined && Number.isInteger(page) && page > 1 ? page : 1,
    all: search.get('all') === '1',
    sort: sort?.[2] === undefined ? undefined : { column: sort[2], direction: sort[1] ? 'descending' : 'ascending' },
  };
}

/** The query for a state, leaving out what is the default; other parameters of `search` (a tab) are kept. */
export function listStateTo(state: ListState, search = new URLSearchParams()): URLSearchParams {
  const result = new URLSearchParams(search);
  const put = (name: string, value: string | false | undefined) => {
    if (value) result.set(name, value);
    else result.delete(name);
  };
  put('q', state.text);
  put('all', state.all && '1');
  put('size', state.size !== defaultPageSize && String(state.size));
  put('after', state.after);
  put('page', state.after !== undefined && state.page > 1 && String(state.page));
  put('sort', state.sort && `${state.sort.direction === 'descending' ? '-' : ''}${state.sort.column}`);
  return result;
}

/** The page parameters of the API for a state. */
export function pageOf({ size, after }: ListState): { size: number; nextToken?: string } {
  return after === undefined ? { size } : { size, nextToken: after };
}
