import type { Clock } from '#shared/clock.ts';
import { maximumWatchedSpaces } from '#shared/watch.ts';

/** A tab that was not heard of for this long is gone. Browsers let hidden tabs speak once a minute. */
const forgottenAfter = 150_000;

/** Which tab wants which spaces, as the leader knows it. */
export class WantedSpaces {
  readonly #clock: Clock;
  readonly #tabs = new Map<string, { readonly spaces: readonly string[]; readonly at: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** The tab wants exactly these from now on. */
  set(tab: string, spaces: readonly string[]): void {
    this.#tabs.delete(tab);
    this.#tabs.set(tab, { spaces, at: this.#clock.now() });
  }

  remove(tab: string): void {
    this.#tabs.delete(tab);
  }

  /** The spaces of all tabs in those regions, sorted; of too many, those of the tabs heard of last. */
  union(regions: ReadonlySet<string>): string[] {
    for (const [tab, { at }] of this.#tabs) {
      if (this.#clock.now() - at > forgottenAfter) this.#tabs.delete(tab);
    }
    const spaces = [...this.#tabs.values()].toReversed().flatMap((tab) => tab.spaces);
    const watchable = spaces.filter((space) => regions.has(space.split('/')[0] ?? ''));
    return [...new Set(watchable)].slice(0, maximumWatchedSpaces).sort();
  }
}
