import { fullCadenceSpaces, maximumWatchedSpaces } from '#shared/watch.ts';

/** What one session watches over all its streams, and which of it is in view. Spaces go by the keys of the hub. */
class SessionShare {
  /** Streams that watch each space. */
  readonly #watched = new Map<string, number>();
  /** Streams that have each space in view, the first come first. */
  readonly #inView = new Map<string, number>();

  get isEmpty(): boolean {
    return this.#watched.size === 0;
  }

  /** Whether one more stream over these spaces keeps within what a session may watch. */
  admits(keys: readonly string[]): boolean {
    const added = keys.filter((key) => !this.#watched.has(key));
    return this.#watched.size + added.length <= maximumWatchedSpaces;
  }

  /** One stream more watches this space. */
  add(key: string, isInView: boolean): void {
    count(this.#watched, key, 1);
    if (isInView) count(this.#inView, key, 1);
  }

  /** One stream less, with what was said when it was added. */
  remove(key: string, isInView: boolean): void {
    count(this.#watched, key, -1);
    if (isInView) count(this.#inView, key, -1);
  }

  /** Whether the session may have this space looked at at full cadence. */
  isInView(key: string): boolean {
    if (!this.#inView.has(key)) return false;
    return this.#inView.size <= fullCadenceSpaces || [...this.#inView.keys()].indexOf(key) < fullCadenceSpaces;
  }
}

/** The shares of all sessions that watch anything. */
export class SessionShares {
  readonly #shares = new Map<string, SessionShare>();

  admits(session: string, keys: readonly string[]): boolean {
    return (this.#shares.get(session) ?? new SessionShare()).admits(keys);
  }

  add(session: string, key: string, isInView: boolean): void {
    const share = this.#shares.get(session) ?? new SessionShare();
    this.#shares.set(session, share);
    share.add(key, isInView);
  }

  remove(session: string, key: string, isInView: boolean): void {
    const share = this.#shares.get(session);
    share?.remove(key, isInView);
    if (share?.isEmpty === true) this.#shares.delete(session);
  }

  isInView(session: string, key: string): boolean {
    return this.#shares.get(session)?.isInView(key) ?? false;
  }
}

function count(streams: Map<string, number>, key: string, change: 1 | -1): void {
  const left = (streams.get(key) ?? 0) + change;
  if (left > 0) streams.set(key, left);
  else streams.delete(key);
}
