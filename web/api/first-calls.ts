/**
 * Answers to the calls that web/boot.ts starts from the address before any of our modules has arrived, by address.
 * Each is taken once, and only within moments of the page's start.
 */
export type FirstCalls = Map<string, Promise<Response>>;

declare global {
  var porticoFirstCalls: FirstCalls | undefined;
  /** Set by web/main.tsx: the application has come. */
  var porticoRuns: boolean | undefined;
}

/** The answer already under way for `GET address`; undefined for all others. */
export function takeFirstCall(address: string): Promise<Response> | undefined {
  const call = globalThis.porticoFirstCalls?.get(address);
  globalThis.porticoFirstCalls?.delete(address);
  return call;
}
