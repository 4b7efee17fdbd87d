/** Tells the live streams of an account how its runs get on, whichever process works on them. */
import type { Run } from '#shared/run.ts';
import type { Broadcast } from '#bff/store/stores.ts';
import type { Account, RunService } from './run-service.ts';

export interface RunNewsOptions {
  readonly describe: RunService['describe'];
  readonly broadcast: Broadcast;
  /** Tells the streams of this process. */
  readonly tell: (account: Account, event: RunTold) => void;
  readonly failed: (error: unknown) => void;
}

export type RunTold =
  | { readonly name: 'run'; readonly data: { readonly run: Run } }
  | { readonly name: 'runGone'; readonly data: { readonly id: string } };

/** However many steps end, a run is told of this often at most. Milliseconds. */
const atMostEvery = 250;
const topic = 'run';
const goneTopic = 'run-gone';

export class RunNews {
  readonly #options: RunNewsOptions;
  readonly #due = new Map<string, NodeJS.Timeout>();
  readonly #stops: readonly (() => void)[];

  constructor(options: RunNewsOptions) {
    this.#options = options;
    const { broadcast, tell, failed } = options;
    this.#stops = [
      broadcast.hear(topic, (id) => this.#tell(id).catch(failed)),
      broadcast.hear(goneTopic, (text) => {
        const { account, id } = JSON.parse(text) as { readonly account: Account; readonly id: string };
        tell(account, { name: 'runGone', data: { id } });
      }),
    ];
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

  /** A run of that account is there no more. */
  gone({ region, clientId }: Account, id: string): void {
    const { broadcast, tell } = this.#options;
    broadcast.tell(goneTopic, JSON.stringify({ account: { region, clientId }, id }));
    tell({ region, clientId }, { name: 'runGone', data: { id } });
  }

  close(): void {
    for (const stop of this.#stops) stop();
    for (const timer of this.#due.values()) clearTimeout(timer);
  }

  async #tell(id: string): Promise<void> {
    const found = await this.#options.describe(id);
    if (found !== undefined) this.#options.tell(found.account, { name: 'run', data: { run: found.run } });
  }
}
