/** What somebody who is signed in may know of their own sessions, and of what the console keeps for them. */

/** Where a session was begun, as the browser names itself and the connection shows. */
export interface SessionOrigin {
  /** Absent where the browser does not say, or is none that is known here. */
  readonly browser?: string;
  readonly system?: string;
  /** The network it came from, as a prefix: never the whole address. */
  readonly network: string;
}

/** A session of the same person or service account, here or in another browser. Times are ISO 8601. */
export interface OwnSession {
  /** Names it to the console, and opens nothing. */
  readonly handle: string;
  /** The session that asks. */
  readonly current: boolean;
  readonly createdAt: string;
  readonly lastActivity: string;
  /** When it ends unless it is used, or at the latest. */
  readonly endsAt: string;
  /** It is over for browsers, and work that was confirmed in it goes on until then at the latest. */
  readonly worksOn?: true;
  /** Whose session it is, as far as they said. */
  readonly operator?: string;
  /** Absent of sessions that began before this was kept. */
  readonly origin?: SessionOrigin;
  /** Regions it shares an account with the session that asks. */
  readonly regions: readonly string[];
}

/** What is kept for one region that the session is signed in to. */
export interface HeldSignIn {
  readonly region: string;
  readonly tokenExpiresAt: string;
  /** The token is renewed without asking again. */
  readonly renewable: boolean;
  /**
   * Of a person: the region's own page for their password and second factor, which also takes `ui_locales` and `theme` in its
   * query (docs/self-service.md); absent where none is known.
   */
  readonly settings?: string;
}

/** Answer of GET /api/account (200; 401 when nobody is signed in). The newest session first. */
export interface OwnAccount {
  readonly sessions: readonly OwnSession[];
  readonly held: readonly HeldSignIn[];
}

/**
 * DELETE /api/account/sessions/{handle} (204, also when it is gone) signs that session out of the regions where it is
 * of the same account, pauses the runs that use it, and revokes its tokens there; without a handle all of them, and the one
 * that asks ends.
 */
export const ownSessionsPath = '/api/account/sessions';
