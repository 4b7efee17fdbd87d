/** At least one. */
export type Some<Item> = readonly [Item, ...Item[]];

/** Things with the same key together: keys in the order in which they come first, things in theirs. */
export function groupsOf<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item, index: number) => Key,
): ReadonlyMap<Key, Some<Item>> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const [index, item] of items.entries()) {
    const key = keyOf(item, index);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
