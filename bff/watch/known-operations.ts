import { isTerminal, toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import type { Seen } from './sighting.ts';

type Listed = readonly (OperationState | undefined)[];

/** Ended operations a snapshot shows; running ones are always all shown. */
const newestShown = 30;
/** Ended operations remembered, so that none is told twice. */
const endedKept = 200;

/** The last known state of every operation of one space. An operation that ended never changes again. */
export class KnownOperations {
  readonly #region: string;
  readonly #spaceId: string;
  readonly #running = new Map<string, OperationState>();
  /** Least recently seen first; of those that are too old to be shown the id may be all that is known. */
  readonly #ended = new Map<string, OperationState | undefined>();

  constructor(region: string, spaceId: string) {
    this.#region = region;
    this.#spaceId = spaceId;
  }

  get runningCount(): number {
    return this.#running.size;
  }

  /** Records as a region lists them; undefined for those that cannot be read. */
  read(records: readonly unknown[]): Listed {
    return records.map((record) => this.#read(record));
  }

  /** Takes in what a region listed and answers what is new or changed. */
  see(listed: Listed): OperationState[] {
    return listed.filter((state) => state !== undefined && this.#keep(state)) as OperationState[];
  }

  /**
   * Whether the newest operations leave nothing out that is newer than what is known: they go back in time, as far as
   * an operation that is known.
   */
  reaches(newest: Listed): boolean {
    return isNewestFirst(newest) && newest.some((state) => state !== undefined && this.#knows(state.id));
  }

  #knows(id: string): boolean {
    return this.#running.has(id) || this.#ended.has(id);
  }

  /** Ids known as running that are not listed. */
  missingFrom(listed: Listed): string[] {
    const ids = idsOf(listed);
    return [...this.#running.keys()].filter((id) => !ids.has(id));
  }

  /** Ids of those that ended and are not among the newest operations, where these say that they should be. */
  withheldFrom(newest: Listed, isWhole: boolean): string[] {
    if (!isWhole && !isNewestFirst(newest)) return [];
    const ids = idsOf(newest);
    const since = isWhole ? 0 : timeOf(newest.at(-1));
    const shown = [...this.#ended.values()].filter((state) => state !== undefined);
    return shown.filter((state) => !ids.has(state.id) && timeOf(state) > since).map(({ id }) => id);
  }

  /** What is shown, for others to compare with what they see. */
  seen(): Seen {
    const ended = this.shown().filter(({ id }) => this.#ended.has(id));
    const since = ended.length < newestShown ? 0 : timeOf(ended.at(-1));
    const times = ended.map((state) => [state.id, timeOf(state)]);
    return { running: [...this.#running.keys()], ended: Object.fromEntries(times) as Seen['ended'], since };
  }

  /** Drops an operation the region no longer knows. */
  forget(id: string): void {
    this.#running.delete(id);
    this.#ended.delete(id);
  }

  /** Drops everything: what was known may no longer be read. */
  clear(): void {
    this.#running.clear();
    this.#ended.clear();
  }

  /** Every running operation and the newest others, newest first. */
  shown(): OperationState[] {
    return shownOf([...this.#running.values(), ...this.#ended.values()]);
  }

  /** Ids of those that have ended, least recently seen first. */
  ended(): string[] {
    return [...this.#ended.keys()];
  }

  /** Knows what was `shown` and `ended` elsewhere, and nothing else. */
  restore(shown: readonly OperationState[], ended: readonly string[]): void {
    this.clear();
    const states = new Map(shown.map((state) => [state.id, state]));
    for (const id of ended) this.#ended.set(id, states.get(id));
    for (const state of shown) if (!isTerminal(state.status)) this.#running.set(state.id, state);
  }

  #read(record: unknown): OperationState | undefined {
    if (record === null || typeof record !== 'object') return undefined;
    try {
      return toOperationState(this.#region, this.#spaceId, record as Record<string, unknown>);
    } catch {
      return undefined;
    }
  }

  #keep(state: OperationState): boolean {
    if (this.#ended.has(state.id)) {
      const ended = this.#ended.get(state.id);
      this.#ended.delete(state.id);
      this.#ended.set(state.id, ended);
      return false;
    }
    if (isTerminal(state.status)) {
      this.#running.delete(state.id);
      this.#ended.set(state.id, state);
      if (this.#ended.size > endedKept) this.#ended.delete(this.#ended.keys().next().value ?? '');
      return true;
    }
    const known = this.#running.get(state.id);
    this.#running.set(state.id, state);
    return known === undefined || JSON.stringify(known) !== JSON.stringify(state);
  }
}

function idsOf(listed: Listed): ReadonlySet<string | undefined> {
  return new Set(listed.map((state) => state?.id));
}

function isNewestFirst(listed: Listed): boolean {
  const times = listed.map((state) => Date.parse(state?.createdAt ?? ''));
  return times.every((time, index) => index === 0 || time <= (times[index - 1] ?? NaN));
}

/** Every running operation and the newest others, newest first. */
export function shownOf(operations: readonly (OperationState | undefined)[]): OperationState[] {
  const known = operations.filter((operation) => operation !== undefined);
  const ended = newestFirst(known.filter(({ status }) => isTerminal(status))).slice(0, newestShown);
  return newestFirst([...known.filter(({ status }) => !isTerminal(status)), ...ended]);
}

function newestFirst(operations: OperationState[]): OperationState[] {
  return operations.sort((left, right) => timeOf(right) - timeOf(left));
}

function timeOf(state: OperationState | undefined): number {
  return Date.parse(state?.createdAt ?? '') || 0;
}
