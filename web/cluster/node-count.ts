/** A whole number as typed; NaN for anything else, the empty text too. */
export function countOf(typed: string): number {
  return /^\s*-?\d+\s*$/.test(typed) ? Number(typed) : Number.NaN;
}
