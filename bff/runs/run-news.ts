/** Tells the live streams of an account how its runs get on, whichever process works on them. */
import type { Run } from '#shared/run.ts';
import type { Broadcast } from '#bff/store/stores.ts';
import type { Account, RunService } from './run-service.ts';

export interface RunNewsOptions {
  readonly describe: RunService['describe'];
  readonly broadcast: Broadcast;
  /** Tells the streams of this process. */
  readonly tell: (account: Account, run: Run) => void;
  readonly failed: (error: unknown) => void;
}

/** However many steps end, a run is told of this often at most. Milliseconds. */
const atMostEvery = 250;
const topic = 'run';

export class RunNews {
  readonly #options: RunNewsOptions;
  readonly #due = new Map<string, NodeJS.Timeout>();
  readonly #stop: () => void;

  constructor(options: RunNewsOptions) {
    this.#options = options;
    this.#stop = options.broadcast.hear(topic, (id) => this.#tell(id).catch(options.failed));
  }

  /** Something has changed in a run. */
  changed(id: string): void {
    if (this.#due.has(id)) return;
    const tell = () => {
      this.#due.delete(id);
      this.#options.broadcast.tell(topic, id);
      this.#tell(id).catch(this.#options.failed);
    };
    this.#due.set(id, setTimeout(tell, atMostEvery).unref());
  }

  close(): void {
    this.#stop();
    for (const timer of this.#due.values()) clearTimeout(timer);
  }

  async #tell(id: string): Promise<void> {
    const found = await this.#options.describe(id);
    if (found !== undefined) this.#options.tell(found.account, found.run);
  }
}
