import type { SpaceStatus } from '#shared/contract/iam/organisations.ts';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { nextTokenOf } from '#shared/contract/list-reply.ts';
import type { QueryValue } from '#shared/contract/path.ts';
import { problemType } from '#shared/contract/problem.ts';
import type { Scheduler } from '#shared/scheduler.ts';
import type { ReadArguments } from '#bff/regions/read-operation.ts';
import type { TokenSources } from './token-sources.ts';
import type { RegionAnswer, WatchRegions } from './ports.ts';

/** The region did not give an answer that says anything: down or broken. */
export class Unanswered extends Error {
  override readonly name: string = 'Unanswered';
}

/** It wants to be left alone for so many seconds. */
export class Busy extends Unanswered {
  readonly seconds: number;

  constructor(seconds: number) {
    super(`the region wants to be asked again in ${seconds} s`);
    this.seconds = seconds;
  }
}

export class Tokenless extends Unanswered {
  constructor() {
    super('no session lends a token');
  }
}

export interface SpaceReaderOptions {
  readonly region: string;
  readonly spaceId: string;
  readonly regions: WatchRegions;
  readonly sources: TokenSources;
  readonly scheduler: Scheduler;
  /** Told when the region has not answered for some seconds; it may still do so. */
  readonly onSlow: () => void;
}

export type ListAnswer =
  /** `isWhole` when there is no more than these. */
  | { readonly kind: 'records'; readonly records: readonly unknown[]; readonly isWhole: boolean }
  | { readonly kind: 'notReady' | 'forbidden' | 'unsupported' };

/** Pages followed when a region pages the list of running operations although it was not asked to. */
const mostPages = 10;
const newestCount = 30;
/** A region that has not answered after this long is not live, milliseconds; it is waited for nevertheless. */
const slowAfter = 4_000;

/**
 * Asks one region about one space with borrowed tokens, and says what the answers mean. All rejections are `Unanswered`.
 */
export class SpaceReader {
  readonly #options: SpaceReaderOptions;

  #lists = 0;

  constructor(options: SpaceReaderOptions) {
    this.#options = options;
  }

  /** Lists asked for so far. */
  get lists(): number {
    return this.#lists;
  }

  async listRunning(): Promise<ListAnswer> {
    const records: unknown[] = [];
    let nextToken: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const answer = await this.#list({ status: ['PENDING', 'RUNNING'] }, { nextToken });
      if (answer.kind !== 'records') return answer;
      records.push(...answer.records);
      nextToken = answer.nextToken;
      if (nextToken === undefined) break;
    }
    return { kind: 'records', records, isWhole: nextToken === undefined };
  }

  listNewest(): Promise<ListAnswer> {
    return this.#list({}, { size: newestCount });
  }

  /** The record of one operation; `gone` when the region no longer knows it, or does not show it to the account. */
  async operation(id: string): Promise<{ readonly record: unknown } | 'gone'> {
    const answer = await this.#read('GetOperation', { path: { spaceId: this.#options.spaceId, id } });
    if (answer.status === 200) return { record: answer.body };
    if ([403, 404, 410].includes(answer.status)) return 'gone';
    throw new Unanswered(`GetOperation answered ${answer.status}`);
  }

  /** The status of the space; undefined when the account may not read its record (behaviours B5.1). */
  async status(organisationId: string | undefined): Promise<SpaceStatus | undefined> {
    if (organisationId === undefined) return undefined;
    const answer = await this.#read('GetSpace', { path: { organisationId, spaceId: this.#options.spaceId } });
    if (answer.status === 403 || answer.status === 404) return undefined;
    if (answer.status !== 200) throw new Unanswered(`GetSpace answered ${answer.status}`);
    const { status } = asObject(answer.body);
    return typeof status === 'string' ? (status as SpaceStatus) : undefined;
  }

  async #list(
    query: Record<string, QueryValue>,
    page: { size?: number; nextToken?: string | undefined },
  ): Promise<ListAnswer & { nextToken?: string | undefined }> {
    const { spaceId } = this.#options;
    this.#lists += 1;
    const answer = await this.#read('ListOperations', { path: { spaceId }, query, page });
    if (answer.status === 403 || isUnknownSpace(answer)) return { kind: 'forbidden' };
    if (answer.status === 409) return { kind: 'notReady' };
    if ([404, 405, 501].includes(answer.status)) return { kind: 'unsupported' };
    const { items, totalSize } = asObject(answer.body);
    if (answer.status !== 200 || !Array.isArray(items))
      throw new Unanswered(`ListOperations answered ${answer.status}`);
    const nextToken = nextTokenOf(asObject(answer.body));
    const isWhole = nextToken === undefined && !(typeof totalSize === 'number' && totalSize > items.length);
    return { kind: 'records', records: items, isWhole, nextToken };
  }

  async #read(id: OperationId, args: ReadArguments): Promise<RegionAnswer> {
    const { region, regions, sources, scheduler, onSlow } = this.#options;
    const cancel = scheduler.after(slowAfter, onSlow);
    try {
      for await (const token of sources.tokens()) {
        const answer = await regions.read(region, token, id, args);
        if (isPutOff(answer)) throw new Busy(answer.retryAfter);
        if (answer.status !== 401) return answer;
      }
    } catch (cause) {
      if (cause instanceof Busy) throw cause;
      throw new Unanswered('the region does not answer', { cause });
    } finally {
      cancel();
    }
    throw new Tokenless();
  }
}

function isPutOff(answer: RegionAnswer): answer is RegionAnswer & { readonly retryAfter: number } {
  return (answer.status === 429 || answer.status === 503) && answer.retryAfter !== undefined;
}

/** A space the account does not know of, as opposed to a region without operation records (behaviours B4, B12.6). */
function isUnknownSpace({ status, body }: RegionAnswer): boolean {
  return status === 404 && asObject(body)['type'] === problemType('space_not_found');
}

function asObject(body: unknown): Readonly<Record<string, unknown>> {
  return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {};
}
