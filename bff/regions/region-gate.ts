/** The gate before a region: one request per socket, the others wait in order, and nobody waits for a region that is down. */
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import type { ConsoleProblem } from '#bff/http/problem.ts';
import { Breaker } from './breaker.ts';
import { OutOfTime, type Patience } from './patience.ts';
import { notSent, regionFailure, unreachable, untrusted, untrustedReason } from './region-failure.ts';

/** Requests waiting for a socket beyond which a region counts as unreachable. */
const longestQueue = 512;

/** Gives the socket back; once. */
type Leave = () => void;

interface Waiter {
  readonly enter: () => void;
  readonly refuse: (problem: ConsoleProblem) => void;
}

export interface RegionGateOptions {
  readonly region: string;
  readonly sockets: number;
  readonly clock: Clock;
  readonly log: Logger;
}

export class RegionGate {
  readonly #region: string;
  readonly #breaker: Breaker;
  readonly #log: Logger;
  /** In the order of asking. */
  readonly #waiting = new Set<Waiter>();
  #free: number;
  /** Of the last failure, when it was the region's certificate: what to say while the gate is shut. */
  #untrusted: string | undefined;

  constructor({ region, sockets, clock, log }: RegionGateOptions) {
    this.#region = region;
    this.#breaker = new Breaker(clock);
    this.#log = log;
    this.#free = sockets;
  }

  /**
   * Waits for a socket; answers how to give it back. Throws a 503 `ConsoleProblem` while the region is left alone, when
   * too many wait already, and when there is too little patience left: nothing was sent then. Rejects with the
   * patience's reason when its caller gave up. Nothing is awaited while sockets are free.
   */
  enter(patience: Patience): Leave | Promise<Leave> {
    if (!this.#breaker.admits()) throw this.#shut();
    if (this.#free === 0) return this.#waitInLine(patience).then(() => this.#entered(patience));
    this.#free -= 1;
    return this.#entered(patience);
  }

  #entered(patience: Patience): Leave {
    const leave = once(() => this.#passOn());
    if (patience.isNearlyOver) {
      leave();
      throw notSent(this.#region);
    }
    return leave;
  }

  /** The region answered, whatever it said. */
  succeeded(): void {
    this.#breaker.succeeded();
  }

  /** Counts what went wrong with a request and answers the problem to tell. Whoever waits hears of a gate that shuts. */
  failed(error: unknown): ConsoleProblem {
    this.#breaker.failed();
    this.#untrusted = untrustedReason(error);
    if (this.#untrusted !== undefined) {
      const advice = 'name the authority of its certificate in NODE_EXTRA_CA_CERTS if it is a private one';
      this.#log.error(
        { region: this.#region, reason: this.#untrusted },
        `no trusted connection to a region: ${advice}`,
      );
    }
    if (this.#breaker.isOpen) for (const waiter of this.#waiting) waiter.refuse(this.#shut());
    return regionFailure(this.#region, error);
  }

  async #waitInLine(patience: Patience): Promise<void> {
    if (this.#waiting.size >= longestQueue) throw notSent(this.#region);
    const { promise, resolve: enter, reject: refuse } = withResolvers();
    const waiter = { enter, refuse };
    this.#waiting.add(waiter);
    try {
      await patience.await(promise);
    } catch (error) {
      // The turn may have come in the same moment: it is the next one's then.
      if (!this.#waiting.delete(waiter)) this.#passOn();
      throw error instanceof OutOfTime ? notSent(this.#region) : error;
    }
  }

  #passOn(): void {
    const [next] = this.#waiting;
    if (next === undefined) {
      this.#free += 1;
      return;
    }
    this.#waiting.delete(next);
    next.enter();
  }

  #shut(): ConsoleProblem {
    const seconds = this.#breaker.retryIn / 1_000;
    if (this.#untrusted !== undefined) return untrusted(this.#region, this.#untrusted, seconds);
    return unreachable(this.#region, seconds);
  }
}

function withResolvers() {
  let resolve = () => {};
  let reject: (problem: ConsoleProblem) => void = () => {};
  const promise = new Promise<void>((granted, refused) => {
    resolve = granted;
    reject = refused;
  });
  return { promise, resolve, reject };
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    act();
  };
}
