/**
 * The way to Redis for whatever is kept or agreed on there: commands and scripts with a deadline, keys under one prefix,
 * and notices to all processes that share it.
 */
import { randomUUID } from 'node:crypto';
import type { RedisAddress } from '#bff/config/redis-url.ts';
import { Deadline } from './deadline.ts';
import type { Script } from './script.ts';
import { createWire } from './wire.ts';

/** Notices of what has changed in a session. */
export const sessionTopic = 'session';

export interface RedisOptions {
  readonly address: RedisAddress;
  /** What every key and channel begins with. */
  readonly prefix: string;
  /** Told when Redis stops answering and when it answers again. */
  readonly changed: (isUp: boolean, cause?: unknown) => void;
  /** Told what went wrong with a connection; another one is made all the same. */
  readonly failed: (error: unknown) => void;
}

export class Redis {
  readonly #prefix: string;
  readonly #deadline: Deadline;
  readonly #wire: ReturnType<typeof createWire>;
  /** Names this process in its own notices, which it does not hear. */
  readonly #origin = randomUUID();
  readonly #listeners = new Map<string, Set<(text: string) => void>>();
  readonly #gapListeners = new Set<() => void>();

  /** Begins to connect and returns at once: until there is a connection every command fails. */
  constructor({ address, prefix, changed, failed }: RedisOptions) {
    this.#prefix = prefix;
    this.#deadline = new Deadline(changed);
    this.#wire = createWire(address, {
      failed,
      rejoined: () => {
        for (const listener of this.#gapListeners) listener();
      },
    });
    this.#wire.open(this.channel, (message) => this.#heard(message));
  }

  /** Whether the last command was answered. */
  get isUp(): boolean {
    return this.#deadline.isUp;
  }

  /** Where notices go; for scripts that publish one together with what they write. */
  get channel(): string {
    return `${this.#prefix}:notices`;
  }

  /** `kind` says what is under the key; keys with the same `{tag}` in their name are together in a Cluster. */
  key(kind: string, name: string): string {
    return `${this.#prefix}:${kind}:${name}`;
  }

  /** Where a session lies, with all that is together with it. */
  sessionKey(session: string): string {
    return this.key('session', `{${session}}`);
  }

  /** The reply to a command (RESP 2). Rejects with a `StoreUnavailable`, in time, for whatever it failed. */
  send(name: string, key: string, ...rest: readonly (string | number)[]): Promise<unknown> {
    return this.#deadline.wait(() => this.#wire.send(key, [name, key, ...rest.map(String)]));
  }

  /** What a script answers; `keys` are all it touches, and have one hash tag. Rejects as `send` does. */
  run(
    { sha, text }: Script,
    keys: readonly [string, ...string[]],
    ...args: readonly (string | number)[]
  ): Promise<unknown> {
    const rest = [String(keys.length), ...keys, ...args.map(String)];
    return this.#deadline.wait(async () => {
      try {
        return await this.#wire.send(keys[0], ['EVALSHA', sha, ...rest]);
      } catch (error) {
        if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
        return this.#wire.send(keys[0], ['EVAL', text, ...rest]);
      }
    });
  }

  /** A notice as scripts publish it on `channel`. */
  notice(topic: string, text: string): string {
    return `${this.#origin} ${topic} ${text}`;
  }

  /** Tells all other processes. What cannot be sent is lost. */
  async tell(topic: string, text: string): Promise<void> {
    await this.send('PUBLISH', this.channel, this.notice(topic, text)).catch(() => undefined);
  }

  /** Hears what other processes tell. The function answered stops that. */
  hear(topic: string, listener: (text: string) => void): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
    };
  }

  /** Calls back whenever notices may have been missed. */
  onGap(listener: () => void): void {
    this.#gapListeners.add(listener);
  }

  close(): void {
    this.#wire.close();
  }

  #heard(message: string): void {
    const [origin, topic = '', ...words] = message.split(' ');
    if (origin === this.#origin) return;
    for (const listener of this.#listeners.get(topic) ?? []) {
      try {
        listener(words.join(' '));
      } catch {
        // Of another version of the console, which this one does not understand: as good as lost.
      }
    }
  }
}
