/**
 * What was used lately, in two generations: bounded in number and, as whoever holds it lets it age, in time. Nothing has to
 * be kept in order for that, so that remembering costs a look into a map.
 */
export class BoundedMemory<Value> {
  readonly #most: number;
  #young = new Map<string, Value>();
  #old = new Map<string, Value>();

  /** `most`: of each generation. */
  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): Value | undefined {
    const found = this.#young.get(key);
    if (found !== undefined) return found;
    const old = this.#old.get(key);
    if (old !== undefined) this.set(key, old);
    return old;
  }

  set(key: string, value: Value): void {
    if (this.#young.size >= this.#most) this.age();
    this.#old.delete(key);
    this.#young.set(key, value);
  }

  delete(key: string): void {
    this.#young.delete(key);
    this.#old.delete(key);
  }

  clear(): void {
    this.#young.clear();
    this.#old.clear();
  }

  /** Forgets what was not used since the last time. */
  age(): void {
    this.#old = this.#young;
    this.#young = new Map();
  }
}
