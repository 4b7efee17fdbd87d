import type { RunRecord } from '#bff/store/runs.ts';

const most = 1_000;

/**
 * Runs that this process has left waiting for the end of work of a region, by what that is done to. Where somebody else has,
 * or nobody watches the space, they look by themselves after a while.
 */
export class WaitingRuns {
  readonly #targets = new Map<string, ReadonlySet<string>>();

  /** `targets`: the ids of what the work is done to; none once the run does not wait for any. */
  note({ id, region, clientId }: Pick<RunRecord, 'id' | 'region' | 'clientId'>, targets: readonly string[]): void {
    this.#targets.delete(id);
    if (targets.length > 0) this.#targets.set(id, new Set(targets.map((target) => keyOf(region, clientId, target))));
    // Of those that were stopped meanwhile nobody tells: the oldest go first.
    const [oldest] = this.#targets.size > most ? this.#targets.keys() : [];
    if (oldest !== undefined) this.#targets.delete(oldest);
  }

  /** The ids of those of an account that wait for work on something. */
  of(region: string, clientId: string, target: string): readonly string[] {
    const key = keyOf(region, clientId, target);
    return [...this.#targets].flatMap(([id, awaited]) => (awaited.has(key) ? [id] : []));
  }
}

const keyOf = (region: string, clientId: string, target: string) =>
  JSON.stringify([region, clientId, target.toLowerCase()]);
