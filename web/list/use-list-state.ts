import { useLocation, useNavigate } from 'react-router';
import { nextSort, type Sort } from '#web/table/column.ts';
import { focusTitle } from '#web/ui/focus-title.ts';
import { listStateFrom, listStateTo, type ListState } from './list-state.ts';

export interface ListAddress {
  readonly state: ListState;
  /** The order of the rows: the one asked for, but where not all are in it yet. */
  readonly sort: Sort | undefined;
  /** Shows other rows of the same list, from its first page; typing or sorting those that are here replaces the address instead of adding to Back. */
  readonly change: (change: Partial<Pick<ListState, 'text' | 'size' | 'all' | 'sort'>>) => void;
  readonly sortBy: (column: string) => void;
  readonly goToNext: (token: string) => void;
  /** Undefined on the first page. Without knowledge of the way here (a shared address) it leads to the first page. */
  readonly goToPrevious: (() => void) | undefined;
  /** The most rows to show of a list that is here as a whole; whoever comes back finds as many. */
  readonly shown: number;
  readonly showMore: () => void;
}

/** What is kept in the history entry. */
interface Passed {
  /** Of the pages passed on the way here, first page left out. */
  readonly tokens?: readonly string[];
  readonly shown?: number;
}

/** The state of the list at the address shown, and the ways to change it. */
export function useListState(): ListAddress {
  const { search, state: passed } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const state = listStateFrom(params);
  const kept = (passed ?? {}) as Passed;
  const { tokens = [], shown = state.size } = kept;

  const go = (next: Partial<ListState>, keeping: Passed, replace = false) => {
    const query = listStateTo({ ...state, ...next }, params).toString();
    void navigate({ search: query }, { replace, state: keeping });
  };

  return {
    state,
    sort: state.sort,
    shown,
    change(change) {
      const isSameList = !change.size && (change.all ?? state.all) === state.all;
      go({ after: undefined, page: 1, ...change }, {}, isSameList);
      if (change.all === undefined) return;
      // What was pressed goes, and what it did is told above the list.
      focusTitle({ preventScroll: true });
      scrollTo(0, 0);
    },
    sortBy: (column) => go({ after: undefined, page: 1, sort: nextSort(state.sort, column) }, kept, !state.after),
    showMore: () => go({}, { shown: shown + state.size }, true),
    goToNext: (token) =>
      go({ after: token, page: state.page + 1 }, { tokens: state.after ? [...tokens, state.after] : [] }),
    goToPrevious: state.after
      ? () =>
          go({ after: tokens.at(-1), page: tokens.length === 0 ? 1 : state.page - 1 }, { tokens: tokens.slice(0, -1) })
      : undefined,
  };
}
