/** What the effect of a change was worked out from, so that it is known when it no longer holds. */
import { hashKey, type FetchQueryOptions, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import type { Reader } from '#web/api/reader.ts';

/** Of a read that has not been answered, or not well. */
const unread = Symbol('unread');
const underWay = Symbol('under way');

export class Inputs {
  readonly client: Reader;
  readonly #since: number;
  readonly #answers = new Map<string, unknown>();

  /** What was read before `since`, milliseconds since the epoch, is read again. */
  constructor(client: Reader, since: number) {
    this.client = client;
    this.#since = since;
  }

  /** Reads through the cache and remembers the answer. @throws ApiProblem when it cannot be read. */
  async read<Data, Key extends readonly unknown[]>(options: FetchQueryOptions<Data, Error, Data, Key>): Promise<Data> {
    const hash = hashKey(options.queryKey);
    if (!this.#answers.has(hash)) this.#answers.set(hash, underWay);
    try {
      const data = await this.client.fetchQuery({ ...options, staleTime: Date.now() - this.#since });
      this.#answers.set(hash, data);
      return data;
    } catch (error) {
      this.#answers.set(hash, unread);
      throw error;
    }
  }

  /** Whether something that was read is answered otherwise by now, or may be. */
  isTouchedBy(event: QueryCacheNotifyEvent): boolean {
    if (event.type !== 'updated') return false;
    const answer = this.#answers.get(event.query.queryHash);
    if (answer === undefined || answer === underWay) return false;
    if (event.action.type === 'invalidate') return true;
    return event.action.type === 'success' && event.query.state.data !== answer;
  }
}
