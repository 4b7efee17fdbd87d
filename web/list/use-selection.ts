import { useEffect, useMemo, useState, type Dispatch, type SetStateAction } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { selectionKey } from '#web/api/selections.ts';

export interface Selection<Row> {
  /** Those chosen on other pages of the list stay chosen; what they are is known from the page they were on. */
  readonly rows: readonly Row[];
  /** For the table. */
  readonly selection: { readonly selected: ReadonlySet<string>; readonly onChange: (ids: ReadonlySet<string>) => void };
  /** Chooses others, by their ids. */
  readonly choose: Dispatch<SetStateAction<ReadonlyMap<string, Row>>>;
}

const noRows: readonly never[] = [];

/**
 * The rows of a list that are chosen, `shown` being those on the screen. Whoever comes back to where they were chosen, by
 * Back, finds them chosen as long as the list itself is kept: not after a reload, nor once the sign-ins have changed or a
 * run was confirmed.
 */
export function useSelection<Row extends { readonly id: string }>(shown: readonly Row[] = noRows): Selection<Row> {
  const client = useQueryClient();
  const { key: visit } = useLocation();
  const [chosen, setChosen] = useState(
    (): ReadonlyMap<string, Row> => client.getQueryData(selectionKey(visit)) ?? new Map(),
  );
  useEffect(() => {
    const queryKey = selectionKey(visit);
    if (chosen.size > 0 || client.getQueryData(queryKey) !== undefined) client.setQueryData(queryKey, chosen);
  }, [client, visit, chosen]);
  return {
    rows: useMemo(() => [...withThoseOf(shown, chosen, chosen).values()], [chosen, shown]),
    selection: useMemo(
      () => ({
        selected: new Set(chosen.keys()),
        onChange: (ids) => setChosen(withThoseOf(shown, chosen, ids)),
      }),
      [chosen, shown],
    ),
    choose: setChosen,
  };
}

/** Rows by their ids, as `shown` has them or else as they are known. Of a hundred thousand none is looked at for no id. */
function withThoseOf<Row extends { readonly id: string }>(
  shown: readonly Row[],
  known: ReadonlyMap<string, Row>,
  ids: { readonly size: number; has: (id: string) => boolean },
): ReadonlyMap<string, Row> {
  const rows = new Map<string, Row>();
  if (ids.size === 0) return rows;
  for (const [id, row] of known) if (ids.has(id)) rows.set(id, row);
  for (const row of shown) if (ids.has(row.id)) rows.set(row.id, row);
  return rows;
}
