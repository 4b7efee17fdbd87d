/**
 * Our sessions as express-session wants them. It owns the id, the cookie, creation, rotation and end; there is no
 * `touch`, since that would extend a session on every read.
 */
import { callbackify } from 'node:util';
import { Store, type SessionData } from 'express-session';
import type { SessionOrigin } from '#shared/account.ts';
import type { Sessions } from '#bff/store/stores.ts';
import { sessionKey } from './session-cookie.ts';
import type { SessionReader } from './session-reader.ts';

declare module 'express-session' {
  interface SessionData {
    createdAt?: number;
    lastActivity?: number;
    operator?: string;
    origin?: SessionOrigin;
  }
}

export class ExpressSessionStore extends Store {
  readonly #sessions: Sessions;
  readonly #reader: SessionReader;

  constructor(sessions: Sessions, reader: SessionReader) {
    super();
    this.#sessions = sessions;
    this.#reader = reader;
  }

  override get(id: string, done: (error: unknown, session?: SessionData | null) => void): void {
    callbackify(() => this.#find(id))(done);
  }

  override set(id: string, data: SessionData, done: (error?: unknown) => void = () => undefined): void {
    callbackify(() => this.#keep(id, data))(done);
  }

  override destroy(id: string, done: (error?: unknown) => void = () => undefined): void {
    callbackify(() => this.#sessions.delete(sessionKey(id)))(done);
  }

  async #find(id: string): Promise<SessionData | null> {
    const session = await this.#reader.load(sessionKey(id));
    if (session === undefined || session.replacedBy !== undefined) return null;
    const { key: _, replacedBy: __, ...record } = session;
    return { ...record, cookie: { originalMaxAge: null } };
  }

  async #keep(id: string, { createdAt, lastActivity, operator, origin }: SessionData): Promise<void> {
    if (createdAt === undefined || lastActivity === undefined) throw new TypeError('a session without its times');
    const said = { ...(operator !== undefined && { operator }), ...(origin !== undefined && { origin }) };
    await this.#sessions.save(sessionKey(id), { createdAt, lastActivity, ...said });
  }
}
