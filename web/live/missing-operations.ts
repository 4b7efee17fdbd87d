import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scheduler } from '#shared/scheduler.ts';

/** Reads one operation from its region; undefined when the region no longer knows it. Rejects when it cannot tell now. */
export type FetchOperation = (region: string, spaceId: string, id: string) => Promise<OperationState | undefined>;

export interface MissingOperationsOptions {
  readonly fetchOperation: FetchOperation;
  readonly scheduler: Scheduler;
  readonly found: (operation: OperationState) => void;
  readonly gone: (operation: OperationState) => void;
}

/** How long to wait before asking again when the region could not tell, milliseconds. */
const retryAfter = 5_000;

/** Asks for operations that were running and that a new snapshot lacks, until their end is known. */
export class MissingOperations {
  readonly #options: MissingOperationsOptions;
  readonly #asked = new Set<string>();
  readonly #cancels = new Set<() => void>();
  #isStopped = false;

  constructor(options: MissingOperationsOptions) {
    this.#options = options;
  }

  askFor(operation: OperationState): void {
    const key = `${operation.region}/${operation.spaceId}/${operation.id}`;
    if (this.#isStopped || this.#asked.has(key)) return;
    this.#asked.add(key);
    void this.#ask(operation, key);
  }

  stop(): void {
    this.#isStopped = true;
    for (const cancel of this.#cancels) cancel();
  }

  async #ask(operation: OperationState, key: string): Promise<void> {
    const { fetchOperation, found, gone, scheduler } = this.#options;
    try {
      const state = await fetchOperation(operation.region, operation.spaceId, operation.id);
      if (this.#isStopped) return;
      this.#asked.delete(key);
      if (state === undefined) gone(operation);
      else found(state);
    } catch {
      if (this.#isStopped) return;
      const cancel = scheduler.after(retryAfter, () => {
        this.#cancels.delete(cancel);
        return this.#ask(operation, key);
      });
      this.#cancels.add(cancel);
    }
  }
}
