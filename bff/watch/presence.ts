/** Which processes are there, by the last pulse. */
export class Presence {
  readonly #onGone: (members: ReadonlySet<string>) => void;
  #alive: ReadonlySet<string>;
  /** Of those, whoever was there before pulses failed too. */
  #before: ReadonlySet<string> = new Set();
  #wasMissed = false;

  /** `onGone` is told of those that are heard of no more. */
  constructor(self: string, onGone: (members: ReadonlySet<string>) => void) {
    this.#alive = new Set([self]);
    this.#onGone = onGone;
  }

  get alive(): ReadonlySet<string> {
    return this.#alive;
  }

  /** Nobody could say that it is there: others may need as long as this process to say so again. */
  missed(): void {
    this.#wasMissed = true;
  }

  /** Takes in who is heard of, and answers whether that has changed. */
  take(alive: ReadonlySet<string>): boolean {
    const isSame = alive.size === this.#alive.size && [...alive].every((member) => this.#alive.has(member));
    this.#alive = alive;
    const gone = new Set([...this.#before].filter((member) => !alive.has(member)));
    if (!this.#wasMissed) {
      this.#before = alive;
      if (gone.size > 0) this.#onGone(gone);
    }
    this.#wasMissed = false;
    return !isSame;
  }
}
