/** Things of two places side by side, by what they are called: ids are of one place each. */
import { groupsOf } from '#shared/rules/groups-of.ts';

/** `several`: one of the places has more than one of that name, and nobody knows which of them is meant. */
export type Standing = 'differs' | 'onlyHere' | 'onlyThere' | 'several' | 'unread' | 'equal';

export const standings: readonly Standing[] = ['differs', 'onlyHere', 'onlyThere', 'several', 'unread', 'equal'];

export interface Pair<Item> {
  /** Tells it from every other; the same in both places. */
  readonly key: string;
  readonly here?: Item;
  readonly there?: Item;
  readonly isSeveral: boolean;
}

/** Everything in either place, once for each key, in the order of keys. */
export function pairUp<Item>(
  here: readonly Item[],
  there: readonly Item[],
  keyOf: (item: Item) => string,
): readonly Pair<Item>[] {
  const [ours, theirs] = [groupsOf(here, keyOf), groupsOf(there, keyOf)];
  const keys = [...new Set([...ours.keys(), ...theirs.keys()])].sort(names.compare);
  return keys.map((key) => {
    const [own = [], other = []] = [ours.get(key), theirs.get(key)];
    return {
      key,
      ...(own[0] !== undefined && { here: own[0] }),
      ...(other[0] !== undefined && { there: other[0] }),
      isSeveral: own.length > 1 || other.length > 1,
    };
  });
}

const names = new Intl.Collator();

/** What is in the second list alone, and in the first alone: what the first one gains and loses by becoming the second. */
export interface Change {
  readonly gains: readonly string[];
  readonly loses: readonly string[];
}

export const noChange: Change = { gains: [], loses: [] };

export function changeBetween(here: readonly string[], there: readonly string[]): Change {
  const [ours, theirs] = [new Set(here), new Set(there)];
  return {
    gains: [...theirs].filter((name) => !ours.has(name)).sort(names.compare),
    loses: [...ours].filter((name) => !theirs.has(name)).sort(names.compare),
  };
}

export const isNoChange = ({ gains, loses }: Change) => gains.length + loses.length === 0;

/** How many stand how. */
export function countsOf(rows: readonly { readonly standing: Standing }[]): Readonly<Record<Standing, number>> {
  const counts = { differs: 0, onlyHere: 0, onlyThere: 0, several: 0, unread: 0, equal: 0 };
  for (const { standing } of rows) counts[standing] += 1;
  return counts;
}
