/** What of a list came or went while its pages were read, as the counts say that its region gives with them. */
import type { Page } from './read-pages.ts';

export class Tally {
  #came = 0;
  #first: number | undefined;
  #total: number | undefined;

  take({ items, total }: Page<unknown>): void {
    this.#came += items.length;
    this.#first ??= total;
    this.#total = total ?? this.#total;
  }

  /** Of the whole list, as the region has said last. */
  get total(): number | undefined {
    return this.#total;
  }

  /** Rows at least that were created behind what had been read, and have not come. A count that was other all along says nothing. */
  get missing(): number {
    const [first, total] = [this.#first ?? 0, this.#total ?? 0];
    return total > first ? Math.max(0, total - this.#came) : 0;
  }

  /** Rows at least that have come and are gone. */
  get gone(): number {
    const [first, total] = [this.#first ?? 0, this.#total ?? 0];
    return total < first ? Math.max(0, this.#came - total) : 0;
  }
}
