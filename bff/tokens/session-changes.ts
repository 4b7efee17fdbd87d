/** Tells whoever holds something open for a session (the live watch), in any process, what became of it. */
import { z } from 'zod';
import type { Broadcast } from '#bff/store/stores.ts';

const SessionChange = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ended'), session: z.string() }),
  z.object({ kind: z.literal('regionEnded'), session: z.string(), region: z.string() }),
  /** The session goes on under a new id. */
  z.object({ kind: z.literal('rotated'), session: z.string(), to: z.string() }),
]);
export type SessionChange = Readonly<z.output<typeof SessionChange>>;

const topic = 'change';

/** Sessions are named by the hash of their id, never by the id. */
export class SessionChanges {
  readonly #listeners = new Set<(change: SessionChange) => void>();
  readonly #broadcast: Broadcast;

  constructor(broadcast: Broadcast) {
    this.#broadcast = broadcast;
    broadcast.hear(topic, (text) => this.#tell(SessionChange.parse(JSON.parse(text))));
  }

  /** The function answered stops the notices. A listener must not throw. */
  onChange(listener: (change: SessionChange) => void): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  announce(change: SessionChange): void {
    this.#tell(change);
    this.#broadcast.tell(topic, JSON.stringify(change));
  }

  #tell(change: SessionChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
