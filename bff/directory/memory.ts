/** What the walks of a process hold in memory together, in bytes. Copies that are kept for later give way first. */
export class DirectoryMemory {
  readonly #most: number;
  readonly #makeRoom: () => boolean;
  #held = 0;

  /** `makeRoom` lets go of one copy and gives back what it held; answers false when there is none to let go of. */
  constructor(most: number, makeRoom: () => boolean) {
    this.#most = most;
    this.#makeRoom = makeRoom;
  }

  get held(): number {
    return this.#held;
  }

  /** Counts what is held in any case; answers whether all of it is within the limit. */
  take(bytes: number): boolean {
    while (this.#held + bytes > this.#most && this.#makeRoom());
    this.#held += bytes;
    return this.#held <= this.#most;
  }

  give(bytes: number): void {
    this.#held -= bytes;
  }
}
