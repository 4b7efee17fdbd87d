/** The first eight letters of an id, enough to tell two apart. */
export function shortId(id: string): string {
  return id.slice(0, 8);
}
