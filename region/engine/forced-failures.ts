/** Failures ordered through the control port: which accepted operation is to fail, and why (behaviours B6.12). */

/** What an operation must match; what is left out matches everything. A cluster need not exist yet. */
export interface FailureTarget {
  readonly clusterId?: string | undefined;
  readonly spaceId?: string | undefined;
  readonly clusterName?: string | undefined;
}

export interface ForcedFailure extends FailureTarget {
  /** Sentence shown as the operation's error. */
  readonly error: string;
}

/** Each order is used once, by the first operation accepted after it that matches. In memory: a restart forgets them. */
export class ForcedFailures {
  #orders: ForcedFailure[] = [];

  order(failure: ForcedFailure): void {
    this.#orders.push(failure);
  }

  /** Takes the oldest order that matches the operation being accepted; undefined when it is to succeed. */
  take(accepted: Required<FailureTarget>): ForcedFailure | undefined {
    const found = this.#orders.find((order) =>
      (['clusterId', 'spaceId', 'clusterName'] as const).every(
        (key) => order[key] === undefined || order[key] === accepted[key],
      ),
    );
    this.#orders = this.#orders.filter((order) => order !== found);
    return found;
  }

  clear(): void {
    this.#orders = [];
  }

  list(): readonly ForcedFailure[] {
    return this.#orders;
  }
}
