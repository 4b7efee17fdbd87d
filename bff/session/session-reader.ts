/** Loads sessions and checks their limits: the one way in for the proxy, the live stream and Express alike. */
import type { Clock } from '#shared/clock.ts';
import { BoundedMemory } from '#bff/store/bounded-memory.ts';
import type { SessionRecord, Sessions } from '#bff/store/stores.ts';
import {
  absoluteEnd,
  sessionEnd,
  type LiveSession,
  type ReadSession,
  type SessionLimits,
  type SessionRequest,
} from './live-session.ts';
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
  /** What `read` would answer, where nothing has to be asked for it; undefined says nothing. */
  recall(request: SessionRequest): LiveSession | undefined;
  /** As `read`, also what is left for reads only. */
  readonly know: ReadSession;
  /** By the hash of its id; undefined when it is absent or past a limit. */
  load(key: string): Promise<LiveSession | undefined>;
  /** As `load`, from the store itself: what is in memory may be a moment old. */
  reload(key: string): Promise<LiveSession | undefined>;
  /**
   * For what the console's server goes on with by itself, and for nothing that a browser asks: the session under the key it
   * goes on as, also past its idle end and when it is closed to browsers. Undefined past its absolute end.
   */
  loadForWork(key: string): Promise<WorkingSession | undefined>;
  /** The same for the cookie of a request; undefined also for a session that browsers may use. */
  lapsed(request: SessionRequest): Promise<WorkingSession | undefined>;
  /** What the session goes on as; itself for most. */
  latest(session: LiveSession): Promise<LiveSession | undefined>;
  /** Lets go of cookies that did not come since the last time; called again and again. */
  age(): void;
}

export interface WorkingSession {
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly endsAt: number;
  /** Whether browsers may use it, too. */
  readonly isOpen: boolean;
  readonly operator?: string;
}

/** Cookies whose signature was checked, and the longest header that is remembered. */
const mostCookies = 4_096;
const longestCookie = 1_024;

const readMethods = new Set(['GET', 'HEAD']);

export function createSessionReader(options: SessionReaderOptions): SessionReader {
  const { sessions, clock, limits } = options;
  /** Which session a Cookie header is of; whether there is such a session is always the store's to say. */
  const keys = new BoundedMemory<string>(mostCookies);

  function keyOf(header: string | undefined): string | undefined {
    if (header === undefined) return undefined;
    const known = keys.get(header);
    if (known !== undefined) return known;
    const id = readSessionId(header, options.cookieName, options.cookieSecrets);
    if (id === undefined) return undefined;
    const key = sessionKey(id);
    if (header.length <= longestCookie) keys.set(header, key);
    return key;
  }

  function toLive(key: string, record: SessionRecord | undefined): LiveSession | undefined {
    const now = clock.now();
    if (record === undefined || record.closed === true || now >= sessionEnd(record, limits)) return undefined;
    const { createdAt, lastActivity, operator, replaced } = record;
    const session =
      operator === undefined ? { key, createdAt, lastActivity } : { key, createdAt, lastActivity, operator };
    if (replaced === undefined) return session;
    return now < replaced.until ? { ...session, replacedBy: replaced.by } : undefined;
  }

  async function load(key: string): Promise<LiveSession | undefined> {
    return toLive(key, await sessions.load(key));
  }

  async function loadForWork(given: string): Promise<WorkingSession | undefined> {
    let key = given;
    let record = await sessions.load(key);
    while (record?.replaced !== undefined) {
      key = record.replaced.by;
      record = await sessions.load(key);
    }
    if (record === undefined) return undefined;
    const endsAt = absoluteEnd(record, limits);
    if (clock.now() >= endsAt) return undefined;
    const { operator } = record;
    return { key, endsAt, isOpen: toLive(key, record) !== undefined, ...(operator !== undefined && { operator }) };
  }

  async function know({ headers }: SessionRequest, region?: string): Promise<LiveSession | undefined> {
    const key = keyOf(headers.cookie);
    if (key === undefined) return undefined;
    const record =
      region === undefined ? await sessions.load(key) : (await sessions.loadWithToken(key, region)).session;
    if (record?.seen === false) await sessions.markSeen(key);
    return toLive(key, record);
  }

  /** A session that goes on under a new id is left for reads. */
  function within(session: LiveSession | undefined, method: string | undefined): LiveSession | undefined {
    return session?.replacedBy === undefined || readMethods.has(method ?? '') ? session : undefined;
  }

  return {
    load,
    reload: async (key) => toLive(key, await (sessions.reload?.(key) ?? sessions.load(key))),
    know,
    recall({ method, headers }) {
      const key = keyOf(headers.cookie);
      const record = key === undefined ? undefined : sessions.recall?.(key);
      return key === undefined || record?.seen !== true ? undefined : within(toLive(key, record), method);
    },
    age: () => keys.age(),
    loadForWork,
    async lapsed({ headers }) {
      const key = keyOf(headers.cookie);
      const session = key === undefined ? undefined : await loadForWork(key);
      return session?.isOpen === false ? session : undefined;
    },
    async read(request, region) {
      return within(await know(request, region), request.method);
    },
    async latest(session) {
      let found: LiveSession | undefined = session;
      while (found?.replacedBy !== undefined) found = await load(found.replacedBy);
      return found;
    },
  };
}
