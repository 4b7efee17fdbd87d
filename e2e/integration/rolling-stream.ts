import { request } from 'undici';
import { setTimeout as pass } from 'node:timers/promises';

/** A live stream that is opened again whenever it ends, when it was told to, from where it was: as a page does. */
export class RollingStream {
  readonly failures: string[] = [];
  /** It has been brought something since it was opened. */
  isLive = false;
  /** How often it was opened again. */
  returns = 0;
  /** How often it was sent everything then, and not only what it had missed. */
  snapshots = 0;
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #ending: AbortSignal;
  #lastId = '';

  constructor(address: string, headers: Readonly<Record<string, string>>, ending: AbortSignal) {
    this.#address = address;
    this.#headers = headers;
    this.#ending = ending;
  }

  /** Until it is ended from outside. */
  async read(): Promise<void> {
    for (;;) {
      const wait = await this.#readOnce().catch((error: unknown) => {
        this.#fail(String(error));
        return undefined;
      });
      this.isLive = false;
      if (this.#ending.aborted) return;
      this.returns += 1;
      await pass(wait ?? 1_000);
    }
  }

  /** One answer; resolves to the milliseconds after which it is to be asked for again. */
  async #readOnce(): Promise<number | undefined> {
    const last = this.#lastId === '' ? {} : { 'last-event-id': this.#lastId };
    const { statusCode, body } = await request(this.#address, {
      headers: { ...this.#headers, ...last },
      // A page repeats a question by itself where an old connection was just being closed; this does not.
      reset: true,
      signal: this.#ending,
    });
    if (statusCode !== 200) {
      await body.dump();
      this.#fail(`answered ${statusCode}`);
      return undefined;
    }
    let text = '';
    for await (const chunk of body.setEncoding('utf8') as AsyncIterable<string>) {
      text += chunk;
      this.isLive = true;
    }
    this.#lastId = [...text.matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? this.#lastId;
    if ('last-event-id' in last && text.includes('event: snapshot')) this.snapshots += 1;
    const told = /^retry: (\d+)$/m.exec(text)?.[1];
    if (told === undefined) this.#fail('ended without a word');
    return Number(told);
  }

  #fail(what: string): void {
    if (!this.#ending.aborted) this.failures.push(what);
  }
}
