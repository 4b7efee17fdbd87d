import type { SpaceStatus } from '#shared/contract/iam/organisations.ts';
import { catalogue } from '#shared/contract/catalogue.ts';
import { buildPath, buildQuery, type QueryValue } from '#shared/contract/path.ts';
import { problemType } from '#shared/contract/problem.ts';
import type { Lenders } from './lenders.ts';
import type { RegionAnswer, WatchRegions } from './ports.ts';

/** The region did not give an answer that says anything: down, broken, or nobody lends a token. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
}

export type ListAnswer =
  | { readonly kind: 'records'; readonly records: readonly unknown[] }
  | { readonly kind: 'notReady' | 'forbidden' | 'unsupported' };

/** Pages followed when a region pages the list of running operations although it was not asked to. */
const mostPages = 10;
const newestCount = 30;

/** Asks one region about one space with borrowed tokens, and says what the answers mean. All rejections are `Unanswered`. */
export class SpaceReader {
  readonly #region: string;
  readonly #spaceId: string;
  readonly #regions: WatchRegions;
  readonly #lenders: Lenders;

  constructor(region: string, spaceId: string, regions: WatchRegions, lenders: Lenders) {
    this.#region = region;
    this.#spaceId = spaceId;
    this.#regions = regions;
    this.#lenders = lenders;
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
    return { kind: 'records', records };
  }

  listNewest(): Promise<ListAnswer> {
    return this.#list({}, { size: newestCount });
  }

  /** The record of one operation; `gone` when the region no longer knows it. */
  async operation(id: string): Promise<{ readonly record: unknown } | 'gone'> {
    const path = buildPath(catalogue.GetOperation.path, { spaceId: this.#spaceId, id });
    const answer = await this.#get(path);
    if (answer.status === 200) return { record: answer.body };
    if (answer.status === 404 || answer.status === 410) return 'gone';
    throw new Unanswered(`GetOperation answered ${answer.status}`);
  }

  /** The status of the space; undefined when the account may not read its record (behaviours B5.1). */
  async status(organisationId: string | undefined): Promise<SpaceStatus | undefined> {
    if (organisationId === undefined) return undefined;
    const answer = await this.#get(buildPath(catalogue.GetSpace.path, { organisationId, spaceId: this.#spaceId }));
    if (answer.status === 403 || answer.status === 404) return undefined;
    if (answer.status !== 200) throw new Unanswered(`GetSpace answered ${answer.status}`);
    const { status } = asObject(answer.body);
    return typeof status === 'string' ? (status as SpaceStatus) : undefined;
  }

  async #list(
    query: Record<string, QueryValue>,
    page: { size?: number; nextToken?: string | undefined },
  ): Promise<ListAnswer & { nextToken?: string | undefined }> {
    const path = buildPath(catalogue.ListOperations.path, { spaceId: this.#spaceId }) + buildQuery(query, page);
    const answer = await this.#get(path);
    if (answer.status === 403 || isUnknownSpace(answer)) return { kind: 'forbidden' };
    if (answer.status === 409) return { kind: 'notReady' };
    if ([404, 405, 501].includes(answer.status)) return { kind: 'unsupported' };
    const { items, nextPageToken, nextToken } = asObject(answer.body);
    if (answer.status !== 200 || !Array.isArray(items))
      throw new Unanswered(`ListOperations answered ${answer.status}`);
    const next = nextPageToken ?? nextToken;
    return { kind: 'records', records: items, nextToken: typeof next === 'string' && next !== '' ? next : undefined };
  }

  async #get(path: string): Promise<RegionAnswer> {
    try {
      for await (const token of this.#lenders.tokens()) {
        const answer = await this.#regions.get(this.#region, token, path);
        if (answer.status !== 401) return answer;
      }
    } catch (cause) {
      throw new Unanswered('the region does not answer', { cause });
    }
    throw new Unanswered('no session lends a token');
  }
}

/** A space the account does not know of, as opposed to a region without operation records (behaviours B4, B12.6). */
function isUnknownSpace({ status, body }: RegionAnswer): boolean {
  return status === 404 && asObject(body)['type'] === problemType('space_not_found');
}

function asObject(body: unknown): Readonly<Record<string, unknown>> {
  return body !== null && typeof body === 'object' ? (body as Record<string, unknown>) : {};
}
