/** Good enough to tell a whole e-mail address from a fragment; the API decides whether it is one. */
export function isWholeAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);
}
