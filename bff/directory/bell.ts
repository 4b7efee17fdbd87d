/** Wakes everybody who waits for something to have changed. */
export class Bell {
  #ring = () => {};
  #next = this.#hang();

  /** Resolves when it rings next. */
  get next(): Promise<void> {
    return this.#next;
  }

  ring(): void {
    const ring = this.#ring;
    this.#next = this.#hang();
    ring();
  }

  #hang(): Promise<void> {
    return new Promise((resolve) => {
      this.#ring = resolve;
    });
  }
}
