/** Who of several does something: all of them come to the same answer, and none does much more than the others. */

/** The one of them whose turn it is with this subject; undefined for nobody. */
export function chosen(subject: string, candidates: Iterable<string>): string | undefined {
  let [best, most]: [string | undefined, number] = [undefined, -1];
  for (const candidate of candidates) {
    const weight = hash(`${candidate} ${subject}`);
    if (weight > most || (weight === most && candidate > (best ?? ''))) [best, most] = [candidate, weight];
  }
  return best;
}

/** FNV-1a, with its bits mixed once more: names differ in few of them. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
