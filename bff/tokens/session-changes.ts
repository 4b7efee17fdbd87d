/** Tells whoever holds something open for a session (the live watch) what became of it. */

export type SessionChange =
  | { readonly kind: 'ended'; readonly session: string }
  | { readonly kind: 'regionEnded'; readonly session: string; readonly region: string }
  /** The session goes on under a new id. */
  | { readonly kind: 'rotated'; readonly session: string; readonly to: string };

/** Sessions are named by the hash of their id, never by the id. */
export class SessionChanges {
  readonly #listeners = new Set<(change: SessionChange) => void>();

  /** The function answered stops the notices. A listener must not throw. */
  onChange(listener: (change: SessionChange) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  announce(change: SessionChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
