/** A session as every part of the BFF sees it once the cookie was read and the limits were checked. */

export interface LiveSession {
  /** SHA-256 of the session id, base64url. The id itself is only in the cookie. */
  readonly key: string;
  /** Milliseconds since the epoch, like all times here. */
  readonly createdAt: number;
  readonly lastActivity: number;
  readonly operator?: string;
  /** The key under which the session goes on: this one is left for reads that were on their way. */
  readonly replacedBy?: string;
}

/** What a session is read from. */
export interface SessionRequest {
  readonly method?: string | undefined;
  readonly headers: { readonly cookie?: string | undefined };
}

/**
 * Reads the session of a request from its cookie. Undefined when signed out or past a limit, and for anything but a
 * read when the session goes on under a new id. Where a region is named, its token is read along, for `recall` to have it.
 */
export type ReadSession = (request: SessionRequest, region?: string) => Promise<LiveSession | undefined>;

/** Both limits in milliseconds. */
export interface SessionLimits {
  readonly idle: number;
  readonly absolute: number;
}

/** When the session ends unless it is used. */
export function idleEnd(session: { lastActivity: number }, limits: SessionLimits): number {
  return session.lastActivity + limits.idle;
}

/** When the session ends however much it is used. */
export function absoluteEnd(session: { createdAt: number }, limits: SessionLimits): number {
  return session.createdAt + limits.absolute;
}

/** The earlier of both ends. */
export function sessionEnd(session: { createdAt: number; lastActivity: number }, limits: SessionLimits): number {
  return Math.min(idleEnd(session, limits), absoluteEnd(session, limits));
}
