/** From the address a browser asked for to the one a region is asked: matched against the catalogue, checked, built anew. */
import { operations, type OperationId } from '#shared/contract/catalogue.ts';
import { unreadableIdStatus } from '#shared/contract/declared-errors.ts';
import type { Operation } from '#shared/contract/operation.ts';
import { buildPath, pathUnder, type ClusterService } from '#shared/contract/path.ts';
import { isWellFormedParameter } from '#shared/contract/path-parameters.ts';
import { compileRoutes, type RouteMatch } from '#shared/contract/route-table.ts';
import type { Exchange } from '#bff/http/exchange.ts';
import { ConsoleProblem, violation } from '#bff/http/problem.ts';
import { readIds, takesIds } from '#bff/regions/id-list.ts';
import { BoundedMemory } from '#bff/store/bounded-memory.ts';

export const proxyPrefix = '/api/regions/';

/** The token endpoints answer to the console only: a row that asks for more than a bearer token is not let through. */
const allowed = operations.filter(([, row]) => row.authentication === undefined || row.authentication === 'bearer');
const findRoute = compileRoutes(allowed);

const queryNames: ReadonlyMap<Operation, readonly string[]> = new Map(
  allowed.map(([, row]) => {
    const own = row.query === undefined ? [] : Object.keys(row.query.shape);
    return [row, row.paging === undefined ? own : [...own, 'page[size]', 'page[nextToken]']];
  }),
);

export interface ProxyTarget {
  readonly region: string;
  readonly match: RouteMatch<OperationId>;
  /** What is asked of the region, once that was checked. */
  address?: RegionAddress;
}

/** How many addresses are kept, and how long the longest of them is. */
const mostKnown = 1_024;
const longestKnown = 1_024;

/**
 * Finds what a request addresses; undefined unless its method and path are those of an operation. Remembers reads, with what
 * they came to: pages ask for the same ones again and again.
 */
export function createTargetFinder(): (exchange: Exchange) => ProxyTarget | undefined {
  const known = new BoundedMemory<ProxyTarget>(mostKnown);
  return ({ request, path }) => {
    const { method = '', url = '' } = request;
    const isKept = method === 'GET' && url.length <= longestKnown;
    const kept = isKept ? known.get(url) : undefined;
    if (kept !== undefined) return kept;
    const target = findTarget(method, path);
    if (isKept && target !== undefined) known.set(url, target);
    return target;
  };
}

/** `path` comes as sent, without its query. */
function findTarget(method: string, path: string): ProxyTarget | undefined {
  const end = path.indexOf('/', proxyPrefix.length);
  if (!path.startsWith(proxyPrefix) || end < 0) return undefined;
  const { match } = findRoute(method, path.slice(end));
  return match === undefined ? undefined : { region: path.slice(proxyPrefix.length, end), match };
}

/** Parameters in their form, else what the operation answers to an unreadable id (behaviours B4): 400 or 404. */
export function checkParameters({ row, parameters }: RouteMatch<OperationId>): void {
  for (const [name, value] of Object.entries(parameters)) {
    if (isWellFormedParameter(row.service, name, value)) continue;
    if (unreadableIdStatus(row) === 400) throw violation(name, 'is not well-formed');
    throw new ConsoleProblem('not_found', { detail: `${name} is not well-formed.` });
  }
}

export interface RegionAddress {
  /** Path and query to ask of the region. */
  readonly path: string;
  /** Ids the list is narrowed to, taken out of the query. */
  readonly ids?: readonly string[];
}

/** Builds the region's address from the row and the checked parts; nothing of the request's text is passed on. */
export function buildAddress(
  { row, parameters }: RouteMatch<OperationId>,
  query: string,
  clusterService: ClusterService,
): RegionAddress {
  const path = buildPath(pathUnder(row, clusterService), parameters);
  if (query === '') return { path };
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of queryNames.get(row) ?? []) for (const value of asked.getAll(name)) kept.append(name, value);
  const address = kept.size === 0 ? path : `${path}?${kept.toString()}`;
  const ids = asked.get('ids');
  if (ids === null) return { path: address };
  if (!takesIds(row)) throw violation('ids', 'is not a parameter of this operation');
  return { path: address, ids: readIds(ids) };
}
