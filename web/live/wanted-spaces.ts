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

  /** The tab wants exactly these from now on, those it shows first. */
  set(tab: string, spaces: readonly string[]): void {
    this.#tabs.set(tab, { spaces, at: this.#clock.now() });
  }

  remove(tab: string): void {
    this.#tabs.delete(tab);
  }

  /**
   * The spaces of all tabs in those regions: the first of every tab before the second of any, so that what is shown
   * somewhere is watched before what is only kept an eye on, and is in view where there are many.
   */
  union(regions: ReadonlySet<string>): string[] {
    for (const [tab, { at }] of this.#tabs) {
      if (this.#clock.now() - at > forgottenAfter) this.#tabs.delete(tab);
    }
    const watchable = [...this.#tabs.values()].map(({ spaces }) =>
      spaces.filter((space) => regions.has(space.split('/')[0] ?? '')),
    );
    const most = Math.max(0, ...watchable.map(({ length }) => length));
    const byRank = Array.from({ length: most }, (_, rank) => watchable.flatMap((spaces) => spaces[rank] ?? []));
    return [...new Set(byRank.flat())].slice(0, maximumWatchedSpaces);
  }
}
