/** How often a wrong pair may be tried. The counts are in the store, so a restart does not reset them. */
import { createHash } from 'node:crypto';
import type { Clock } from '#shared/clock.ts';
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
  readonly #clock: Clock;

  constructor(counters: Counters, clock: Clock) {
    this.#counters = counters;
    this.#clock = clock;
  }

  /**
   * Counts an attempt before it is made, so that many at once do not slip through.
   * Throws a 429 `ConsoleProblem` when either limit is reached.
   */
  async begin(clientId: string, address: string): Promise<Attempt> {
    const now = this.#clock.now();
    const pair = counterName('pair', `${clientId.toLowerCase()} ${networkOf(address)}`);
    const client = counterName('client', clientId.toLowerCase());
    await this.#refuseAt(pair, wrongPerPair, now);
    await this.#refuseAt(client, wrongPerClient, now);
    await this.#counters.add(pair, 1, now, window);
    await this.#counters.add(client, 1, now, window);
    return {
      right: async () => {
        await this.#counters.reset(pair);
        await this.#counters.add(client, -1, now, window);
      },
      withdraw: async () => {
        await this.#counters.add(pair, -1, now, window);
        await this.#counters.add(client, -1, now, window);
      },
    };
  }

  /**
   * Counts a step of signing in as a person before it is taken: nobody is known yet, so it counts for the network.
   * Throws a 429 `ConsoleProblem` past the limit. The function answered takes back that many steps.
   */
  async beginPerson(address: string): Promise<(steps: number) => Promise<void>> {
    const now = this.#clock.now();
    const name = counterName('person', networkOf(address));
    const { count, resetsAt } = await this.#counters.add(name, 1, now, window);
    const takeBack = async (steps: number) => {
      await this.#counters.add(name, -steps, now, window);
    };
    if (count <= stepsPerNetwork) return takeBack;
    throw new ConsoleProblem('too_many_attempts', {
      detail: 'Too many sign-ins were begun from this network and not completed. Try again later.',
      retryAfter: (resetsAt - now) / 1_000,
    });
  }

  async #refuseAt(name: string, limit: number, now: number): Promise<void> {
    const { count, resetsAt } = await this.#counters.read(name, now);
    if (count < limit) return;
    throw new ConsoleProblem('too_many_attempts', {
      detail: 'Too many wrong attempts with this client id. Try again later.',
      retryAfter: (resetsAt - now) / 1_000,
    });
  }
}

/** The store learns neither client ids nor addresses. */
function counterName(kind: string, subject: string): string {
  return `sign-in/${kind}/${createHash('sha256').update(subject).digest('base64url')}`;
}
