import type { BearerSource } from '#bff/tokens/bearer-source.ts';

/** The sessions of one service account that watch a space; any of them lends its token to the poller. */
export class TokenSources {
  readonly #bearers: BearerSource;
  readonly #region: string;
  /** Streams per session, in the order in which they are asked. */
  readonly #streams = new Map<string, number>();
  /** The token the region refused, by session: not tried again until the session has another one. */
  readonly #refused = new Map<string, string>();

  constructor(bearers: BearerSource, region: string) {
    this.#bearers = bearers;
    this.#region = region;
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0;
  }

  has(session: string): boolean {
    return this.#streams.has(session);
  }

  /** Whether that is so of one of the sessions. */
  some(isSo: (session: string) => boolean): boolean {
    for (const session of this.#streams.keys()) if (isSo(session)) return true;
    return false;
  }

  add(session: string): void {
    this.#streams.set(session, (this.#streams.get(session) ?? 0) + 1);
  }

  remove(session: string): void {
    const streams = this.#streams.get(session);
    if (streams !== undefined && streams > 1) this.#streams.set(session, streams - 1);
    else this.#forget(session);
  }

  /** The session goes on under another id. */
  rename(session: string, to: string): void {
    const streams = this.#streams.get(session);
    if (streams === undefined) return;
    this.#forget(session);
    this.#streams.set(to, streams);
  }

  /** Tokens to try. Asking for the next one says that the region answered 401 to the one before. */
  async *tokens(): AsyncGenerator<string> {
    const sessions = [...this.#streams.keys()];
    for (const session of sessions) {
      const token = await this.#ask(session, () => this.#bearers.tokenFor(session, this.#region));
      if (token === undefined) continue;
      yield token;
      const other = await this.#ask(session, () => this.#bearers.tokenRefused(session, this.#region, token));
      if (other !== undefined) yield other;
      this.#askLast(session, other ?? token);
    }
  }

  /** A session that cannot tell now, or has nothing new, is passed over. */
  async #ask(session: string, question: () => Promise<string | undefined>): Promise<string | undefined> {
    const token = await question().catch(() => undefined);
    return this.#streams.has(session) && token !== this.#refused.get(session) ? token : undefined;
  }

  #askLast(session: string, refused: string): void {
    const streams = this.#streams.get(session);
    if (streams === undefined) return;
    this.#refused.set(session, refused);
    this.#streams.delete(session);
    this.#streams.set(session, streams);
  }

  #forget(session: string): void {
    this.#streams.delete(session);
    this.#refused.delete(session);
  }
}
