/** Loads sessions and checks their limits: the one way in for the proxy, the live stream and Express alike. */
import type { Clock } from '#shared/clock.ts';
import type { Sessions } from '../store/stores.ts';
import { sessionEnd, type LiveSession, type ReadSession, type SessionLimits } from './live-session.ts';
import { readSessionId, sessionKey } from './session-cookie.ts';

export interface SessionReaderOptions {
  readonly sessions: Sessions;
  readonly clock: Clock;
  readonly limits: SessionLimits;
  readonly cookieName: string;
  readonly cookieSecrets: readonly string[];
}

export interface SessionReader {
  readonly read: ReadSession;
  /** By the hash of its id; undefined when it is absent or past a limit. */
  load(key: string): Promise<LiveSession | undefined>;
}

export function createSessionReader(options: SessionReaderOptions): SessionReader {
  const { sessions, clock, limits } = options;

  async function load(key: string): Promise<LiveSession | undefined> {
    const record = await sessions.load(key);
    return record !== undefined && clock.now() < sessionEnd(record, limits) ? { key, ...record } : undefined;
  }

  return {
    load,
    async read(cookieHeader) {
      const id = readSessionId(cookieHeader, options.cookieName, options.cookieSecrets);
      return id === undefined ? undefined : load(sessionKey(id));
    },
  };
}
