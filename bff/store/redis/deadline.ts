/** How long is waited for an answer of Redis. The client's own time-out counts only until a command is sent. */
import { StoreUnavailable } from '#bff/store/store-unavailable.ts';

/** Milliseconds: with what comes around it an answer is given within a second. */
export const answerDeadline = 800;
/** Since a command went unanswered, one is sent this often to see whether that is over; the others fail at once. */
const probeEvery = 200;

export class Deadline {
  readonly #changed: (isUp: boolean, cause?: unknown) => void;
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
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      // An answer that has come while this process was busy or asleep is read before its time is said to be over.
      const giveUp = () => setImmediate(() => reject(new Error('no answer in time')));
      timer = setTimeout(giveUp, answerDeadline);
    });
    try {
      return await Promise.race([answer, late]);
    } catch (error) {
      this.#set(false, error);
      throw new StoreUnavailable(error);
    } finally {
      clearTimeout(timer);
    }
  }

  #set(isUp: boolean, cause?: unknown): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    this.#changed(isUp, cause);
  }
}
