/**
 * Sessions and tokens as they were read last, so that a call of a signed-in browser asks the database nothing. Exact:
 * every write goes through here and forgets what it changes, and `isCurrent` tells of the writes of other processes.
 */
import { BoundedMemory } from './bounded-memory.ts';
import type { SessionRecord, Sessions, TokenRecord, Tokens } from './stores.ts';

interface Remembered {
  /** By `performance.now()`. */
  readonly readAt: number;
  session?: SessionRecord;
  /** By region. */
  readonly tokens: Map<string, TokenRecord>;
}

const mostSessions = 4_096;

export class StoreMemory {
  readonly #known = new BoundedMemory<Remembered>(mostSessions);
  readonly #isCurrent: () => boolean;
  readonly #longest: number;
  /** Changes with every write, so that what was read before one is not taken for what it left. */
  #writes = 0;

  /**
   * `isCurrent`: false when somebody else has written since it was asked last. Nothing is answered that was read more than
   * `longest` milliseconds ago.
   */
  constructor(isCurrent: () => boolean, longest = Number.POSITIVE_INFINITY) {
    this.#isCurrent = isCurrent;
    this.#longest = longest;
  }

  session(session: string): SessionRecord | undefined {
    return this.#look(session)?.session;
  }

  token(session: string, region: string): TokenRecord | undefined {
    return this.#look(session)?.tokens.get(region);
  }

  /** Reads, and has `keep` remember what was found unless it was written meanwhile. */
  async read<Found>(
    session: string,
    load: () => Promise<Found | undefined>,
    keep: (remembered: Remembered, found: Found) => void,
  ): Promise<Found | undefined> {
    const before = this.#writes;
    const readAt = performance.now();
    const found = await load();
    if (found === undefined || before !== this.#writes) return found;
    const known = this.#known.get(session);
    const remembered = known !== undefined && this.#isFresh(known) ? known : { readAt, tokens: new Map() };
    keep(remembered, found);
    this.#known.set(session, remembered);
    return found;
  }

  /** Writes, and forgets the session; all of them where none is named. */
  async write<Result>(session: string | undefined, work: () => Promise<Result>): Promise<Result> {
    this.forget(session);
    try {
      return await work();
    } finally {
      this.forget(session);
    }
  }

  /** Forgets whom nobody asked about since the last time. */
  age(): void {
    this.#known.age();
  }

  #look(session: string): Remembered | undefined {
    if (!this.#isCurrent()) this.forget();
    const remembered = this.#known.get(session);
    return remembered !== undefined && this.#isFresh(remembered) ? remembered : undefined;
  }

  #isFresh({ readAt }: Remembered): boolean {
    return this.#longest === Number.POSITIVE_INFINITY || performance.now() - readAt < this.#longest;
  }

  /** What is known of a session is not true any more; of all of them where none is named. */
  forget(session?: string): void {
    this.#writes += 1;
    if (session === undefined) this.#known.clear();
    else this.#known.delete(session);
  }
}

export function rememberSessions(sessions: Sessions, memory: StoreMemory): Sessions {
  const reload = (session: string) =>
    memory.read(
      session,
      () => sessions.load(session),
      (remembered, found) => {
        remembered.session = found;
      },
    );
  return {
    ...sessions,
    recall: (session) => memory.session(session),
    async load(session) {
      return memory.session(session) ?? reload(session);
    },
    reload,
    async loadWithToken(session, region) {
      const known = memory.session(session);
      const token = memory.token(session, region);
      if (known !== undefined && token !== undefined) return { session: known, token };
      const found = await memory.read(
        session,
        () => sessions.loadWithToken(session, region),
        (remembered, both) => {
          if (both.session !== undefined) remembered.session = both.session;
          if (both.token !== undefined) remembered.tokens.set(region, both.token);
        },
      );
      return found ?? {};
    },
    save: (session, record) => memory.write(session, () => sessions.save(session, record)),
    markSeen: (session) => memory.write(session, () => sessions.markSeen(session)),
    markActivity: (session, at) => memory.write(session, () => sessions.markActivity(session, at)),
    close: (session, lookAt) => memory.write(session, () => sessions.close(session, lookAt)),
    replace: (session, by, until) => memory.write(session, () => sessions.replace(session, by, until)),
    // Those that it replaced go with it.
    delete: (session) => memory.write(undefined, () => sessions.delete(session)),
  };
}

export function rememberTokens(tokens: Tokens, memory: StoreMemory): Tokens {
  return {
    ...tokens,
    recall: (session, region) => memory.token(session, region),
    async load(session, region) {
      const known = memory.token(session, region);
      if (known !== undefined) return known;
      return memory.read(
        session,
        () => tokens.load(session, region),
        (remembered, found) => remembered.tokens.set(region, found),
      );
    },
    put: (session, record) => memory.write(session, () => tokens.put(session, record)),
    replace: (session, record) => memory.write(session, () => tokens.replace(session, record)),
    delete: (session, region, version) => memory.write(session, () => tokens.delete(session, region, version)),
  };
}
