/** Lists narrowed to given ids: asked by the browser as `?ids=…`, of the region as a GET with a body (behaviours B1.11). */
import type { Clock } from '#shared/clock.ts';
import { nextTokenOf } from '#shared/contract/list-reply.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { isUuid } from '#shared/contract/path.ts';
import { violation } from '#bff/http/problem.ts';
import { callRegion, type RegionAnswer, type RegionCall } from './call-region.ts';
import type { Patience } from './patience.ts';
import type { Region } from './region-directory.ts';
import { unusable } from './region-failure.ts';

const mostIds = 100;
const askedAtOnce = 6;
const idFieldsOf = ['id', 'uuid', 'organisationId'];

/** True for a GET list whose row takes a body of ids. */
export function takesIds(row: Operation): boolean {
  return row.method === 'GET' && row.body !== undefined && 'items' in row.body.schema.shape;
}

/** 1 to 100 UUIDs, each once. Throws a 400 `ConsoleProblem` naming `ids`. */
export function readIds(text: string): readonly string[] {
  const ids = [...new Set(text.split(',').map((id) => id.toLowerCase()))];
  if (!ids.every(isUuid)) throw violation('ids', 'must be UUIDs separated by commas');
  if (ids.length > mostIds) throw violation('ids', `must be at most ${mostIds}`);
  return ids;
}

/** Every list that takes ids also has an operation for one item, at the list's path and an id. */
export interface IdListRequest {
  readonly row: Operation;
  /** Path of the list within the region, without a query. */
  readonly path: string;
  readonly ids: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly patience: Patience;
  readonly onAnswer?: RegionCall['onAnswer'];
}

function get(region: Region, { headers, patience, onAnswer }: IdListRequest, path: string): Promise<RegionAnswer> {
  return callRegion(region, { method: 'GET', path, headers, patience, ...(onAnswer && { onAnswer }) });
}

interface Page {
  readonly items: readonly unknown[];
  readonly nextPageToken?: unknown;
}

/** How long a region that did not follow the body of a GET is not tried with one again. Milliseconds. */
const relearnAfter = 10 * 60_000;

/** Answers lists by ids, and remembers for a while which regions do not read the body of a GET. */
export class IdLists {
  readonly #withoutBodyUntil = new Map<string, number>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A merged list, or the region's refusal. Throws a `ConsoleProblem` when the region fails. */
  async fetch(region: Region, request: IdListRequest): Promise<RegionAnswer> {
    const now = this.#clock.now();
    if (now >= (this.#withoutBodyUntil.get(region.name) ?? 0)) {
      const answer = await fetchWithBody(region, request);
      if (answer !== undefined) return answer;
      this.#withoutBodyUntil.set(region.name, now + relearnAfter);
    }
    return fetchOneByOne(region, request);
  }
}

function list(items: readonly unknown[]): RegionAnswer {
  return { status: 200, headers: {}, body: { items, totalSize: items.length } };
}

/** Statuses that may be about the body; the same list asked without one tells. */
const maybeOfTheBody: ReadonlySet<number> = new Set([400, 405, 411, 413, 415, 501]);

/** Undefined when the region does not follow the body: it answered items that were not asked for, or refuses any body. */
async function fetchWithBody(region: Region, request: IdListRequest): Promise<RegionAnswer | undefined> {
  const size = request.row.paging?.maximumSize ?? 50;
  const found: unknown[] = [];
  for (let start = 0; start < request.ids.length; start += size) {
    const ids = request.ids.slice(start, start + size);
    const answer = await callRegion(region, {
      method: 'GET',
      path: `${request.path}?${new URLSearchParams({ 'page[size]': String(size) }).toString()}`,
      headers: { ...request.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ items: ids }),
      patience: request.patience,
      ...(request.onAnswer && { onAnswer: request.onAnswer }),
    });
    if (maybeOfTheBody.has(answer.status)) {
      return (await answersWithoutBody(region, request)) ? undefined : answer;
    }
    if (answer.status !== 200) return answer;
    const page = readPage(region, answer.body);
    if (nextTokenOf(page) !== undefined || !areAmong(page.items, ids)) return undefined;
    found.push(...page.items);
  }
  return list(found);
}

async function answersWithoutBody(region: Region, request: IdListRequest): Promise<boolean> {
  const { status } = await get(region, request, `${request.path}?page%5Bsize%5D=1`);
  return status === 200;
}

function readPage(region: Region, body: unknown): Page {
  if (!Array.isArray((body as Page | null | undefined)?.items)) throw unusable(region.name, 'answered no list');
  return body as Page;
}

function areAmong(items: readonly unknown[], ids: readonly string[]): boolean {
  return items.every((item) => {
    const id = idFieldsOf.map((name) => (item as Record<string, unknown> | null)?.[name]).find(Boolean);
    return typeof id === 'string' && ids.includes(id.toLowerCase());
  });
}

async function fetchOneByOne(region: Region, request: IdListRequest): Promise<RegionAnswer> {
  const { path, ids } = request;
  const found: unknown[] = [];
  for (let start = 0; start < ids.length; start += askedAtOnce) {
    const answers = await Promise.all(
      ids.slice(start, start + askedAtOnce).map((id) => get(region, request, `${path}/${id}`)),
    );
    const refusal = answers.find(({ status }) => status !== 200 && status !== 404);
    if (refusal !== undefined) return refusal;
    found.push(...answers.filter(({ status }) => status === 200).map(({ body }) => body));
  }
  return list(found);
}
