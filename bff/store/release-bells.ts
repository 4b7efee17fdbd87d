/** Who waits for which lease in this process, so that nobody has to ask for it again and again. */
export class ReleaseBells {
  readonly #listeners = new Map<string, Set<() => void>>();

  /** The function answered stops the notices. */
  listen(name: string, listener: () => void): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(name) === listeners) this.#listeners.delete(name);
    };
  }

  ring(name: string): void {
    for (const listener of this.#listeners.get(name) ?? []) listener();
  }
}
