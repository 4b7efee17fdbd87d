/** Lists of a region as the overview reads them: a bounded number of pages, each cut down to what is shown. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import { largestPage, nextTokenOf } from '#shared/contract/list-reply.ts';
import { Patience } from '#bff/regions/patience.ts';
import type { RegionAnswer } from '#bff/regions/call-region.ts';
import type { ReadArguments } from '#bff/regions/read-operation.ts';
import type { Region } from '#bff/regions/region-directory.ts';
import { unusable } from '#bff/regions/region-failure.ts';
import { readAsSession, type Asking } from '#bff/tokens/as-session.ts';

export type Row = Readonly<Record<string, unknown>>;

/** Who asks, and until when anybody waits for it. */
export interface Reader extends Omit<Asking, 'patience' | 'region'> {
  readonly requestId: string;
  readonly signal: AbortSignal;
}

export interface Rows {
  readonly rows: readonly Row[];
  /** There are no others. */
  readonly complete: boolean;
}

/** The region answered something else than a list. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly answer: RegionAnswer;

  constructor(answer: RegionAnswer) {
    super(`the region answered ${answer.status}`);
    this.answer = answer;
  }
}

/** One page of a list, or one thing. Throws `Refused`, or a `ConsoleProblem` (401, 502 to 504). */
async function readBody(reader: Reader, region: Region, id: OperationId, args: ReadArguments): Promise<unknown> {
  const { bearer, session, requestId } = reader;
  const patience = new Patience(region.limits.answer, reader.signal);
  const answer = await readAsSession({ bearer, session, patience }, region, id, args, requestId).finally(() =>
    patience.end(undefined),
  );
  if (answer.status !== 200) throw new Refused(answer);
  return answer.body;
}

/** One thing. Throws as `readBody` does. */
export async function readRow(reader: Reader, region: Region, id: OperationId, args: ReadArguments): Promise<Row> {
  const body = await readBody(reader, region, id, args);
  if (!isRow(body)) throw unusable(region.name, 'answered no object');
  return body;
}

/** A list up to `most` rows. Throws as `readBody` does. */
export async function readRows(
  reader: Reader,
  region: Region,
  id: OperationId,
  args: ReadArguments,
  most: number,
): Promise<Rows> {
  const rows: Row[] = [];
  let nextToken: string | undefined;
  do {
    const body = await readBody(reader, region, id, { ...args, page: { size: largestPage, nextToken } });
    if (!isList(body)) throw unusable(region.name, 'answered no list');
    rows.push(...body.items);
    nextToken = nextTokenOf(body);
  } while (nextToken !== undefined && rows.length < most);
  return { rows: rows.slice(0, most), complete: nextToken === undefined && rows.length <= most };
}

function isList(body: unknown): body is { items: readonly Row[]; nextPageToken?: unknown; nextToken?: unknown } {
  const items: unknown = (body as { items?: unknown } | null | undefined)?.items;
  return Array.isArray(items) && items.every(isRow);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null;
}

/** Does so many at a time, in their order. */
export async function atOnce(jobs: readonly (() => Promise<void>)[], most: number): Promise<void> {
  const left = [...jobs];
  const workers = Array.from({ length: most }, async () => {
    for (let job = left.shift(); job !== undefined; job = left.shift()) await job();
  });
  await Promise.all(workers);
}
