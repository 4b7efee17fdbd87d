/** Follows the requests that a library sends to a region for one call of it: through the region's gate, and with what became of them. */
import type * as openid from 'openid-client';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { OutOfTime, Patience } from './patience.ts';
import { isConnectFailure, unusable } from './region-failure.ts';
import type { RegionGate } from './region-gate.ts';
import { noToken } from './token-answer.ts';

/** Until a request is on its way; the library bounds the wait for its answer. Milliseconds. */
const entryPatience = 15_000;

export class RequestTrace {
  readonly #region: string;
  readonly #gate: RegionGate;
  #answer: Response | undefined;
  #failure: ConsoleProblem | undefined;
  #wasUsed = false;

  constructor(region: string, gate: RegionGate) {
    this.#region = region;
    this.#gate = gate;
  }

  /** As the global one. Throws a `ConsoleProblem` (503) instead where the gate does. */
  readonly fetch = async (address: string, options: openid.CustomFetchOptions): Promise<Response> => {
    this.#answer = undefined;
    const leave = await this.#enter();
    const isUse = options.method === 'POST';
    try {
      this.#answer = await fetch(address, { ...options, body: options.body ?? null });
    } catch (error) {
      if (isUse) this.#wasUsed = !isConnectFailure(error);
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      this.#failure = this.#gate.failed(isLate ? new OutOfTime() : error);
      throw error;
    } finally {
      leave();
    }
    if (isUse) this.#wasUsed = this.#answer.ok;
    this.#gate.succeeded();
    return this.#answer;
  };

  async #enter(): Promise<() => void> {
    const patience = new Patience(entryPatience);
    try {
      return await this.#gate.enter(patience);
    } catch (error) {
      if (error instanceof ConsoleProblem) this.#failure = error;
      throw error;
    } finally {
      patience.end(undefined);
    }
  }

  /** Whether a code or token that was sent may have been used up: a refusal says that it was not. */
  get wasUsed(): boolean {
    return this.#wasUsed;
  }

  /** What to say of a call that failed. */
  get problem(): ConsoleProblem {
    if (this.#failure !== undefined) return this.#failure;
    if (this.#answer !== undefined && !this.#answer.ok) {
      const { status, headers } = this.#answer;
      return noToken(this.#region, { status, headers: Object.fromEntries(headers) });
    }
    return unusable(this.#region, 'answered a sign-in in a way that cannot be used');
  }
}
