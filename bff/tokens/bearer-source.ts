/** How the proxy and the live watch get at a region with the rights of a session. */

/** Where the proxy and the live watch get a bearer token from. */
export interface BearerSource {
  /**
   * A valid access token, renewed ahead of its end when possible; undefined when the session is not signed in to
   * the region (any more). Throws a `ConsoleProblem` (502, 503, 504) when a renewal was needed and the region failed.
   */
  tokenFor(session: string, region: string): Promise<string | undefined>;
  /**
   * The region answered 401 to this token. Answers another token worth one more try, or undefined after the
   * session was signed out of that region (only).
   */
  tokenRefused(session: string, region: string, token: string): Promise<string | undefined>;
}

/** A token with its Authorization header: a text that is put together anew has to be copied to be checked and sent. */
export interface Bearer {
  readonly token: string;
  readonly authorization: string;
}

export function bearerOf(token: string): Bearer {
  return { token, authorization: `Bearer ${token}` };
}

/** Tokens at hand, for calls that are many. */
export interface BearerMemory {
  /** What `tokenFor` would answer, where nothing has to be asked for it; undefined says nothing. */
  recall(session: string, region: string): Bearer | undefined;
}
