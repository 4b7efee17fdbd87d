/** An error may be a whole log. */
const longest = 400;

/** The first line of what a region says of a failure, as a row has room for it; undefined for nothing. */
export function firstLine(error: string | undefined): string | undefined {
  const [line = ''] = (error ?? '').trim().split(/[\r\n\u2028\u2029]/);
  if (line === '') return undefined;
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
