/** How often a wrong pair may be tried. The counts are in the store, so a restart does not reset them. */
import { createHash } from 'node:crypto';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { Counters } from '#bff/store/stores.ts';
import { networkOf } from './network-of.ts';

const window = 15 * 60_000;
const wrongPerPair = 5;
const wrongPerClient = 50;
/** Of people who sign in as themselves: begun or failed, and not completed. */
const stepsPerNetwork = 60;

/** An attempt that was let through. It counts as wrong until one of these is called. */
export interface Attempt {
  /** The pair was right: its counter starts again at zero. */
  right(): Promise<void>;
  /** Neither right nor wrong: the region failed. */
  withdraw(): Promise<void>;
}

export class SignInLimits {
  readonly #counters: Counters;

  constructor(counters: Counters) {
    this.#counters = counters;
  }

  /**
   * Counts an attempt before it is made, and compares only then, so that many at once do not slip through.
   * Throws a 429 `ConsoleProblem` past either limit; what was refused here does not count.
   */
  async begin(clientId: string, address: string): Promise<Attempt> {
    const pair = counterName('pair', `${clientId.toLowerCase()} ${networkOf(address)}`);
    const client = counterName('client', clientId.toLowerCase());
    const isTooOften = 'Too many wrong attempts with this client id. Try again later.';
    await this.#count(pair, wrongPerPair, isTooOften);
    try {
      await this.#count(client, wrongPerClient, isTooOften);
    } catch (error) {
      await this.#takeBack(pair, 1);
      throw error;
    }
    return {
      right: async () => {
        await this.#counters.reset(pair);
        await this.#takeBack(client, 1);
      },
      withdraw: async () => {
        await this.#takeBack(pair, 1);
        await this.#takeBack(client, 1);
      },
    };
  }

  /**
   * Counts a step of signing in as a person before it is taken: nobody is known yet, so it counts for the network.
   * Throws a 429 `ConsoleProblem` past the limit. The function answered takes back that many steps.
   */
  async beginPerson(address: string): Promise<(steps: number) => Promise<void>> {
    const name = counterName('person', networkOf(address));
    const isTooOften = 'Too many sign-ins were begun from this network and not completed. Try again later.';
    await this.#count(name, stepsPerNetwork, isTooOften);
    return (steps) => this.#takeBack(name, steps);
  }

  async #count(name: string, limit: number, detail: string): Promise<void> {
    const { count, resetsIn } = await this.#counters.add(name, 1, window);
    if (count <= limit) return;
    await this.#takeBack(name, 1);
    throw new ConsoleProblem('too_many_attempts', { detail, retryAfter: resetsIn / 1_000 });
  }

  async #takeBack(name: string, steps: number): Promise<void> {
    await this.#counters.add(name, -steps, window);
  }
}

/** The store learns neither client ids nor addresses. */
function counterName(kind: string, subject: string): string {
  return `sign-in/${kind}/${createHash('sha256').update(subject).digest('base64url')}`;
}
