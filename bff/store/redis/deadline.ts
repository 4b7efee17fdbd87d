/** How long is waited for an answer of Redis. The client's own time-out counts only until a command is sent. */
import { ErrorReply } from '@redis/client';
import { StoreUnavailable } from '#bff/store/store-unavailable.ts';

/** Milliseconds: with what comes around it an answer is given within a second. */
export const answerDeadline = 800;
/** Time is counted in steps of this length, so that what this process itself was busy with or asleep for is one of them. */
const step = 100;
/** Since a command went unanswered, one is sent this often to see whether that is over; the others fail at once. */
const probeEvery = 200;

/** Redis is there and refuses this one: its memory is full, or the console's user may not. Others may well go through. */
export function isRefusal(error: unknown): boolean {
  const refusesAll = /^(LOADING|MASTERDOWN|CLUSTERDOWN|BUSY|NOAUTH) /;
  return error instanceof ErrorReply && !refusesAll.test(error.message);
}

interface Waiting {
  left: number;
  giveUp: () => void;
}

export class Deadline {
  readonly #changed: (isUp: boolean, cause?: unknown) => void;
  readonly #waiting = new Set<Waiting>();
  #counting: NodeJS.Timeout | undefined;
  #isUp = true;
  #probedAt = Number.NEGATIVE_INFINITY;

  /** `changed` is told when Redis stops answering and when it answers again. */
  constructor(changed: (isUp: boolean, cause?: unknown) => void) {
    this.#changed = changed;
  }

  /** Whether what was asked last was answered. */
  get isUp(): boolean {
    return this.#isUp;
  }

  /** What `send` resolves to. Rejects with a `StoreUnavailable` when it rejects, or does not resolve in time. */
  async wait<Answer>(send: () => Promise<Answer>): Promise<Answer> {
    const now = performance.now();
    if (!this.#isUp && now - this.#probedAt < probeEvery) throw new StoreUnavailable('no answer of late');
    this.#probedAt = now;
    const answer = send();
    // Also one that comes too late says that there is somebody again.
    answer.then(
      () => this.#set(true),
      () => undefined,
    );
    const { late, stop } = this.#late();
    try {
      return await Promise.race([answer, late]);
    } catch (error) {
      this.#set(isRefusal(error), error);
      throw new StoreUnavailable(error);
    } finally {
      stop();
    }
  }

  #late(): { readonly late: Promise<never>; readonly stop: () => void } {
    const waiting = { left: answerDeadline / step, giveUp: () => {} };
    const late = new Promise<never>((_resolve, reject) => {
      waiting.giveUp = () => reject(new Error('no answer in time'));
    });
    this.#waiting.add(waiting);
    this.#counting ??= setInterval(() => this.#count(), step);
    const stop = () => {
      this.#waiting.delete(waiting);
      if (this.#waiting.size > 0) return;
      clearInterval(this.#counting);
      this.#counting = undefined;
    };
    return { late, stop };
  }

  #count(): void {
    for (const waiting of this.#waiting) {
      waiting.left -= 1;
      if (waiting.left <= 0) waiting.giveUp();
    }
  }

  #set(isUp: boolean, cause?: unknown): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    this.#changed(isUp, cause);
  }
}
