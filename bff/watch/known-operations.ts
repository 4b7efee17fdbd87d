import { isTerminal, toOperationState, type OperationState } from '#shared/rules/operation-state.ts';

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

  /** Takes in records as a region listed them and answers those that are new or changed. Unreadable ones are skipped. */
  see(records: readonly unknown[]): OperationState[] {
    const changed: OperationState[] = [];
    for (const record of records) {
      const state = this.#read(record);
      if (state !== undefined && this.#keep(state)) changed.push(state);
    }
    return changed;
  }

  /**
   * Whether the newest operations leave nothing out that is newer than what is known: they go back in time, as far as
   * an operation that is known.
   */
  reaches(newest: readonly unknown[]): boolean {
    const states = newest.map((record) => this.#read(record));
    const times = states.map((state) => Date.parse(state?.createdAt ?? ''));
    const isNewestFirst = times.every((time, index) => index === 0 || time <= (times[index - 1] ?? NaN));
    return isNewestFirst && states.some((state) => state !== undefined && this.#knows(state.id));
  }

  #knows(id: string): boolean {
    return this.#running.has(id) || this.#ended.has(id);
  }

  /** Ids known as running that are not among the records of a list. */
  missingFrom(records: readonly unknown[]): string[] {
    const listed = new Set(records.map((record) => this.#read(record)?.id));
    return [...this.#running.keys()].filter((id) => !listed.has(id));
  }

  /** Drops an operation the region no longer knows. */
  forget(id: string): void {
    this.#running.delete(id);
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

/** Every running operation and the newest others, newest first. */
export function shownOf(operations: readonly (OperationState | undefined)[]): OperationState[] {
  const known = operations.filter((operation) => operation !== undefined);
  const ended = newestFirst(known.filter(({ status }) => isTerminal(status))).slice(0, newestShown);
  return newestFirst([...known.filter(({ status }) => !isTerminal(status)), ...ended]);
}

function newestFirst(operations: OperationState[]): OperationState[] {
  const time = (operation: OperationState) => Date.parse(operation.createdAt ?? '') || 0;
  return operations.sort((left, right) => time(right) - time(left));
}
