/** One page of a list, asked for with the rights of a session and cut down to what the contract knows of its rows. */
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import { largestPage, nextTokenOf } from '#shared/contract/list-reply.ts';
import type { Operation } from '#shared/contract/operation.ts';
import type { DirectoryPage } from '#shared/directory.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { readAnswer, type RegionAnswer } from '#bff/regions/call-region.ts';
import { Patience } from '#bff/regions/patience.ts';
import type { Region } from '#bff/regions/region-directory.ts';
import { unusable } from '#bff/regions/region-failure.ts';
import { retryAfterOf } from '#bff/regions/retry-after.ts';
import type { PlainAnswer } from '#bff/regions/whole-answer.ts';
import { askOperationAsSession } from '#bff/tokens/as-session.ts';
import type { BearerMemory, BearerSource } from '#bff/tokens/bearer-source.ts';
import { tokenAtEnd } from './token-at-end.ts';

/** A list as it is asked of a region. */
export interface WholeList {
  readonly region: Region;
  readonly id: OperationId;
  readonly path: Readonly<Record<string, string>>;
}

/** For whom a page is read. */
export interface PageAsker {
  readonly bearer: BearerSource & BearerMemory;
  readonly session: string;
  readonly requestId: string;
  /** Aborted when nobody wants it any more; what the read rejects with then says nothing. */
  readonly signal: AbortSignal;
}

/** What is in it is read when it is asked for first, which throws a `ConsoleProblem` (502) where that is no page. */
export interface ListPage {
  /** A `DirectoryPage` as it is sent, with the end of its line. */
  readonly line: Buffer;
  readonly total: number | undefined;
  readonly nextToken?: string;
}

/** The region answered something else than a page. */
export class ListRefused extends Error {
  override readonly name = 'ListRefused';
  readonly answer: RegionAnswer;

  constructor(answer: RegionAnswer) {
    super(`the region answered ${answer.status}`);
    this.answer = answer;
  }
}

/** Attempts at one page when a region does not say when to ask again. */
const attempts = 3;
/** What is waited for one page altogether, as a region bids it. Milliseconds. */
const longestWait = 60_000;
const shortestWait = 1_000;

/**
 * Reads the first page, or the one of a token. A first page is asked for once: who asked hears what is the matter. Others
 * are asked for again when the region bids to wait or has failed. Throws a `ConsoleProblem` (401, 502 to 504) or
 * `ListRefused`.
 */
export async function readPage(list: WholeList, asker: PageAsker, nextToken?: string): Promise<ListPage> {
  let waited = 0;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await askForPage(list, asker, nextToken);
    } catch (error) {
      const wait = nextToken === undefined || asker.signal.aborted ? undefined : waitBefore(error, attempt);
      if (wait === undefined || waited + wait > longestWait) throw error;
      waited += wait;
      await delay(wait, undefined, { signal: asker.signal, ref: false });
    }
  }
}

/** Milliseconds until the next attempt; undefined when there is none. */
function waitBefore(error: unknown, attempt: number): number | undefined {
  const backOff = attempt < attempts ? 250 * 2 ** attempt : undefined;
  if (error instanceof ConsoleProblem) return error.status === 502 || error.status === 503 ? backOff : undefined;
  if (!(error instanceof ListRefused)) return undefined;
  const { status, headers } = error.answer;
  if (status !== 429 && status !== 503) return undefined;
  const bidden = retryAfterOf(headers['retry-after']);
  return bidden === undefined ? backOff : Math.max(shortestWait, bidden * 1_000);
}

async function askForPage(list: WholeList, asker: PageAsker, nextToken: string | undefined): Promise<ListPage> {
  const { region, id, path } = list;
  const patience = new Patience(region.limits.answer, asker.signal);
  try {
    const args = { path, page: { size: largestPage, nextToken } };
    const asking = { bearer: asker.bearer, session: asker.session, patience };
    const answer = await askOperationAsSession(asking, region, id, args, asker.requestId);
    if (answer.status !== 200) throw new ListRefused(readAnswer(region, answer));
    return pageFrom(list, answer, nextToken);
  } finally {
    patience.end(undefined);
  }
}

interface Answer {
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly totalSize?: unknown;
  readonly nextPageToken?: unknown;
  readonly nextToken?: unknown;
}

function isList(body: unknown): body is Answer {
  const items: unknown = (body as Partial<Answer> | null | undefined)?.items;
  return Array.isArray(items) && items.every((item) => typeof item === 'object' && item !== null);
}

/**
 * The page of an answer. Beyond the first one, where nobody else hears of it, what follows is looked for before the page is
 * read: the region is asked for it that much sooner.
 */
function pageFrom({ region, id }: WholeList, answer: PlainAnswer, asked: string | undefined): ListPage {
  const page = new AnsweredPage(region, answer, membersOf(id));
  const nextToken = (asked === undefined ? undefined : tokenAtEnd(answer.text)) ?? nextTokenOf(page.list);
  if (nextToken !== undefined && nextToken === asked) throw unusable(region.name, 'answers the same page for ever');
  if (nextToken !== undefined) page.nextToken = nextToken;
  return page;
}

class AnsweredPage implements ListPage {
  nextToken?: string;
  readonly #region: Region;
  readonly #answer: PlainAnswer;
  readonly #known: ReadonlySet<string>;
  #list: Answer | undefined;
  #line: Buffer | undefined;

  constructor(region: Region, answer: PlainAnswer, known: ReadonlySet<string>) {
    this.#region = region;
    this.#answer = answer;
    this.#known = known;
  }

  get list(): Answer {
    if (this.#list !== undefined) return this.#list;
    const { body } = readAnswer(this.#region, this.#answer);
    if (!isList(body)) throw unusable(this.#region.name, 'answered no list');
    return (this.#list = body);
  }

  get total(): number | undefined {
    const { totalSize } = this.list;
    return typeof totalSize === 'number' ? totalSize : undefined;
  }

  get line(): Buffer {
    return (this.#line ??= lineOf(this.#known, this.list.items, this.total));
  }
}

function lineOf(known: ReadonlySet<string>, items: Answer['items'], total: number | undefined): Buffer {
  const rows = items.map((item) => rowOf(known, item));
  const page: DirectoryPage = total === undefined ? { rows } : { rows, total };
  return Buffer.from(`${JSON.stringify(page)}\n`);
}

type Item = Answer['items'][number];

/** What is known of an item: mostly all of it, which needs no other object. */
function rowOf(known: ReadonlySet<string>, item: Item): Item {
  const isKnown = Object.keys(item).every((name) => known.has(name));
  return isKnown ? item : Object.fromEntries([...known].map((name) => [name, item[name]]));
}

const members = new Map<OperationId, ReadonlySet<string>>();

/** Names of what a row of the list has by the contract. */
function membersOf(id: OperationId): ReadonlySet<string> {
  let names = members.get(id);
  if (names === undefined) members.set(id, (names = readMembers(id)));
  return names;
}

function readMembers(id: OperationId): ReadonlySet<string> {
  const { success }: Operation = catalogue[id];
  const items: unknown = success.schema instanceof z.ZodObject ? success.schema.shape['items'] : undefined;
  const item: unknown = items instanceof z.ZodArray ? items.element : undefined;
  if (!(item instanceof z.ZodObject)) throw new TypeError(`${id} answers no list of objects`);
  return new Set(Object.keys(item.shape));
}
