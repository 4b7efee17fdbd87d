/** Addresses of operations: from a template and its parameters to a path and query. */
import type { Operation, PageQuery } from './operation.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True for the textual form of a UUID, whatever its version bits (contract 1). */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}

/** What is fixed in a template and the names of its parameters, in turn. */
const templates = new Map<string, readonly string[]>();

/**
 * Fills a template: `/iam/spaces/{spaceId}/users` with `{spaceId}` gives the path to call.
 * Throws a `TypeError` naming a parameter that is missing.
 */
export function buildPath(template: string, parameters: Readonly<Record<string, string>>): string {
  let pieces = templates.get(template);
  if (pieces === undefined) templates.set(template, (pieces = template.split(/\{(\w+)\}/)));
  return pieces.map((piece, index) => (index % 2 === 0 ? piece : encode(parameters, piece))).join('');
}

function encode(parameters: Readonly<Record<string, string>>, name: string): string {
  const value = parameters[name];
  if (value === undefined) throw new TypeError(`path parameter ${name} is missing`);
  return encodeURIComponent(value);
}

/** First segments that the cluster service is published under (schemas 14, row 3). */
export const clusterServices = ['kubernetes', 'openshift'] as const;
export type ClusterService = (typeof clusterServices)[number];

/** The row's path where the cluster service goes by this name; those of other services are the same everywhere. */
export function pathUnder({ path, service }: Pick<Operation, 'path' | 'service'>, name: ClusterService): string {
  return service === 'kubernetes' ? path.replace(/^\/kubernetes(?=\/)/, `/${name}`) : path;
}

export type QueryValue = string | number | boolean | readonly string[] | undefined;

/** `?page[size]=30&status=PENDING&status=RUNNING`, percent-encoded; empty when nothing is asked. Arrays repeat their key. */
export function buildQuery(query: Readonly<Record<string, QueryValue>> = {}, page: PageQuery = {}): string {
  const search: string[] = [];
  const put = (key: string, value: string | number | boolean) =>
    search.push(`${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) for (const item of value as readonly string[]) put(key, item);
    else put(key, value as string | number | boolean);
  }
  if (page.size !== undefined) put('page[size]', page.size);
  if (page.nextToken !== undefined) put('page[nextToken]', page.nextToken);
  return search.length === 0 ? '' : `?${search.join('&')}`;
}
