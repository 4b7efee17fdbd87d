/** Address of the stream over spaces given as `{region}/{spaceId}`. */
export function watchAddress(spaces: readonly string[]): string {
  return spaces.length === 0 ? '/api/watch' : `/api/watch?${spaces.map((space) => `space=${space}`).join('&')}`;
}
