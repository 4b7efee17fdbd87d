/** Rows of a long table that are there, and where others are left out. */
export interface ShownPart {
  readonly from: number;
  /** Before this one. */
  readonly to: number;
}

/** The parts of a table of so many rows that ranges come to, in order, without rows that do not exist or come twice. */
export function shownParts(count: number, ranges: readonly ShownPart[]): readonly ShownPart[] {
  const parts: ShownPart[] = [];
  const inside = ranges.map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(count, to) }));
  for (const { from, to } of inside.toSorted((one, two) => one.from - two.from)) {
    if (from >= to) continue;
    const last = parts.at(-1);
    if (last === undefined || from > last.to) parts.push({ from, to });
    else parts.splice(-1, 1, { from: last.from, to: Math.max(last.to, to) });
  }
  return parts;
}
