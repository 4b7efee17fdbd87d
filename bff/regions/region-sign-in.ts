/** What a session holds of a region it is signed in to. */

export interface RegionSignIn {
  readonly region: string;
  readonly clientId: string;
  readonly organisationId?: string;
  /** When the access token ends, milliseconds since the epoch. */
  readonly expiresAt: number;
  /** Whether the region gave a refresh token. */
  readonly renewable: boolean;
}

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
