import type { Clock } from '#shared/clock.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';

/** How long what an account has read itself says that it may still read it, milliseconds. */
const holdsFor = 30_000;
/** Ids that are remembered as not shown, and as shown though not listed. */
const mostRemembered = 1_000;

/** What an account's own token has read of a space lately: nothing else is believed to be for its eyes. */
export class OwnReading {
  readonly #clock: Clock;
  #readAt = Number.NEGATIVE_INFINITY;
  /** Ids of operations that were listed, and of their clusters. */
  #ids: ReadonlySet<string> = new Set();
  /** Ids that others found, since when: this account's next look is to tell of them. */
  readonly #pending = new Map<string, number>();
  /** Those of them that it did not find. */
  readonly #foreign = new Set<string>();
  readonly #asked = new Set<string>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** It has read a list, which it asked for then. */
  read(listed: readonly (OperationState | undefined)[], startedAt: number): void {
    this.#readAt = startedAt;
    this.#ids = new Set(listed.flatMap((state) => (state === undefined ? [] : idsOf(state))));
    for (const [id, since] of this.#pending) {
      if (since > startedAt) continue;
      this.#pending.delete(id);
      this.#foreign.add(id);
    }
    for (const id of this.#ids) {
      this.#foreign.delete(id);
      this.#asked.delete(id);
    }
    forgetBeyond(this.#foreign);
  }

  /** Those that it may be told of; `isAll`: it does not have to look for any of the others. */
  sort(found: readonly OperationState[]): { readonly mine: readonly OperationState[]; readonly isAll: boolean } {
    if (this.#clock.now() - this.#readAt > holdsFor) return { mine: [], isAll: false };
    const mine = found.filter((state) => idsOf(state).some((id) => this.#ids.has(id)));
    const others = found.filter((state) => !mine.includes(state));
    const unknown = others.filter((state) => !idsOf(state).some((id) => this.#foreign.has(id)));
    for (const state of unknown) this.#pending.set(state.clusterId ?? state.id, this.#clock.now());
    return { mine, isAll: unknown.length === 0 };
  }

  /** Those of the ids that were not asked for yet since they are absent from lists. */
  unasked(ids: readonly string[]): string[] {
    const fresh = ids.filter((id) => !this.#asked.has(id));
    for (const id of fresh) this.#asked.add(id);
    forgetBeyond(this.#asked);
    return fresh;
  }

  /** The question had no answer. */
  unanswered(id: string): void {
    this.#asked.delete(id);
  }
}

function idsOf({ id, clusterId }: OperationState): string[] {
  return clusterId === undefined ? [id] : [id, clusterId];
}

function forgetBeyond(ids: Set<string>): void {
  if (ids.size > mostRemembered) ids.clear();
}
