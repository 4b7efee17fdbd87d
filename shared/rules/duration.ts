/** ISO 8601 durations as the contract writes them: `PT24H` comes back as `P1D` (schemas 1). */

/** Seconds as the shortest ISO 8601 duration; zero is `PT0S`. Takes a whole number of seconds that is not negative. */
export function formatDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600) % 24, 'H'],
    [Math.floor(seconds / 60) % 60, 'M'],
    [seconds % 60, 'S'],
  ] as const;
  const days = Math.floor(seconds / 86_400);
  const time = parts.map(([amount, unit]) => (amount === 0 ? '' : `${amount}${unit}`)).join('');
  if (days === 0 && time === '') return 'PT0S';
  return `P${days === 0 ? '' : `${days}D`}${time === '' ? '' : `T${time}`}`;
}
