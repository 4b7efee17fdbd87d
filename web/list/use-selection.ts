import { useState, type Dispatch, type SetStateAction } from 'react';

export interface Selection<Row> {
  /** Those chosen on other pages of the list stay chosen; what they are is known from the page they were on. */
  readonly rows: readonly Row[];
  /** For the table. */
  readonly selection: { readonly selected: ReadonlySet<string>; readonly onChange: (ids: ReadonlySet<string>) => void };
  /** Chooses others, by their ids. */
  readonly choose: Dispatch<SetStateAction<ReadonlyMap<string, Row>>>;
}

/** The rows of a list that are chosen, `shown` being those on the screen. */
export function useSelection<Row extends { readonly id: string }>(shown: readonly Row[] = []): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  return {
    rows: [...chosen.values()],
    selection: {
      selected: new Set(chosen.keys()),
      onChange: (ids) => {
        const known = [...chosen, ...shown.map((row) => [row.id, row] as const)];
        setChosen(new Map(known.filter(([id]) => ids.has(id))));
      },
    },
    choose: setChosen,
  };
}
