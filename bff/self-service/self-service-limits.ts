/** How often the steps behind a link may fail. Nobody is signed in there, so what is counted is the link and the network. */
import { createHash } from 'node:crypto';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { networkOf } from '#bff/session/network-of.ts';
import type { Counters } from '#bff/store/stores.ts';

const window = 15 * 60_000;
const refusedPerLink = 40;
const refusedPerNetwork = 100;

/** A step that was let through. It counts as refused until it is forgiven. */
export interface CountedStep {
  /** It succeeded, or the region failed. */
  forgive(): Promise<void>;
}

export class SelfServiceLimits {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  /**
   * Counts a step before it is taken, so that many at once do not slip through.
   * Throws a 429 `ConsoleProblem` past either limit.
   */
  async begin(flow: string, address: string): Promise<CountedStep> {
    const link = counterName('link', flow);
    const network = counterName('network', networkOf(address));
    await this.#count(network, refusedPerNetwork);
    await this.#count(link, refusedPerLink);
    return {
      forgive: async () => {
        await this.#counters.add(link, -1, window);
        await this.#counters.add(network, -1, window);
      },
    };
  }

  async #count(name: string, limit: number): Promise<void> {
    const { count, resetsIn } = await this.#counters.add(name, 1, window);
    if (count <= limit) return;
    throw new ConsoleProblem('too_many_attempts', {
      detail: 'Too many attempts with this link or from this network. Try again later.',
      retryAfter: resetsIn / 1_000,
    });
  }
}

/** The store learns neither links nor addresses. */
function counterName(kind: string, subject: string): string {
  return `self-service/${kind}/${createHash('sha256').update(subject).digest('base64url')}`;
}
