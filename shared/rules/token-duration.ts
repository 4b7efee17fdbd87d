/** Lifetimes of access tokens: ISO 8601 durations from 1 second to 48 hours (contract 8, behaviours B2.4). */
export const shortestToken = 1;
export const longestToken = 48 * 3_600;
export const defaultToken = 24 * 3_600;

const duration = /^P(?:(\d{1,6})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/;
const secondsPer = [86_400, 3_600, 60, 1];

/**
 * Seconds of a duration in whole days, hours, minutes and seconds, like `PT1H30M` or `P1D`.
 * Undefined for another text, and for a lifetime that no token may have.
 */
export function tokenSeconds(text: string): number | undefined {
  const amounts = duration.exec(text)?.slice(1);
  if (amounts === undefined) return undefined;
  const seconds = amounts.reduce((sum, amount, unit) => sum + Number(amount ?? 0) * (secondsPer[unit] ?? 0), 0);
  return seconds >= shortestToken && seconds <= longestToken ? seconds : undefined;
}

/** True when a token may live that long. */
export function isTokenDuration(text: string): boolean {
  return tokenSeconds(text) !== undefined;
}
