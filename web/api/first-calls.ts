/**
 * Answers to the calls that web/boot.ts starts from the address before any of our modules has arrived, by address.
 * Each is taken once, and only for the first page: after that it tells of a time before what the person has done.
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

/** The first page has what it needs: whoever asks from now on is answered afresh. */
export function dropFirstCalls(): void {
  globalThis.porticoFirstCalls?.clear();
}
