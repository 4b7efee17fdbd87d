/**
 * Which build of the console a page is of, and which one answers it: `<time of the build>.<hash of the page>`. Every answer
 * has it in a header, the document in a meta element.
 */
export const buildHeader = 'X-Portico-Build';
export const buildMeta = 'portico-build';

/** Whether the first is of a later release than the second; the same page, built twice, is one release. */
export function isLaterBuild(one: string, other: string): boolean {
  const [time = '', hash] = one.split('.');
  const [otherTime = '', otherHash] = other.split('.');
  return hash !== otherHash && time > otherTime;
}
