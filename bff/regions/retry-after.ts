/** Seconds until a region wants to be asked again, by its Retry-After header (RFC 9110 section 10.2.3). */
export function retryAfterOf(header: string | readonly string[] | undefined): number | undefined {
  const text = typeof header === 'string' ? header.trim() : header?.[0]?.trim();
  if (text === undefined || text === '') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const seconds = (Date.parse(text) - Date.now()) / 1_000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}
