/** Permission names as people paste them: one per line, with commas, quotes, bullets or as JSON. */

/** What separates names: white space, commas, semicolons, quotes, brackets. */
const separators = /[\s,;"'`[\]{}()]+/;

/** Every name in `text` once, in the order found; lines that start with `#` are remarks. */
export function parseNames(text: string): readonly string[] {
  const names = text
    .split(/\r\n|\r|\n/)
    .filter((line) => !line.trimStart().startsWith('#'))
    .flatMap((line) => line.split(separators))
    .map((word) => word.replace(/^[-*•]+|[.:]+$/g, ''))
    .filter((word) => word !== '');
  return [...new Set(names)];
}

/** Names as text that `parseNames` reads back, in order of the alphabet. */
export function namesAsText(names: Iterable<string>): string {
  return [...names]
    .sort()
    .map((name) => `${name}\n`)
    .join('');
}

interface Named {
  readonly name: string;
}

export interface Matched<Item> {
  /** Each once, in the order of the names. */
  readonly known: readonly Item[];
  readonly unknown: readonly string[];
}

/** Finds what `names` name; letter case decides only where two differ by nothing else. */
export function matchNames<Item extends Named>(names: readonly string[], items: readonly Item[]): Matched<Item> {
  if (names.length === 0) return { known: [], unknown: [] };
  const exact = new Map(items.map((item) => [item.name, item]));
  const folded = new Map<string, Item | undefined>();
  for (const item of items) {
    const key = item.name.toLowerCase();
    folded.set(key, folded.has(key) ? undefined : item);
  }
  const known = new Set<Item>();
  const unknown: string[] = [];
  for (const name of names) {
    const item = exact.get(name) ?? folded.get(name.toLowerCase());
    if (item === undefined) unknown.push(name);
    else known.add(item);
  }
  return { known: [...known], unknown };
}
