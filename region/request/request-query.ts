/** Reads query parameters and the asked page of a request (contract 4.1, behaviours B1). */
import { z } from 'zod';
import type { Operation, Paging } from '#shared/contract/operation.ts';
import type { Violation } from '#shared/contract/problem.ts';
import { decodeCursor, type Page } from '#region/store/paging.ts';
import { describeIssue, toViolations } from './violations.ts';

/** Generated clients write it for a parameter they leave out. */
const absent = '<nil>';

type Read<Value> = { readonly value: Value; readonly violations: readonly Violation[] };

/** The text after `?`, percent-decoded, with parameters that count as absent taken out. */
export function parseSearch(search: string): URLSearchParams {
  return new URLSearchParams([...new URLSearchParams(search)].filter(([, value]) => value !== absent));
}

/** Query parameters by the row's schema. Lists come as repeated keys or separated by commas. */
export function readQuery(row: Operation, search: URLSearchParams): Read<object> {
  if (row.query === undefined) return { value: {}, violations: [] };
  const given: Record<string, string | string[]> = {};
  const violations: Violation[] = [];
  for (const [name, schema] of Object.entries(row.query.shape)) {
    const values = search.getAll(name);
    if (values.length === 0) continue;
    if (isList(schema)) given[name] = values.flatMap((value) => value.split(','));
    else if (values.length === 1) given[name] = values[0] as string;
    else violations.push({ field: name, description: 'must be given once' });
  }
  const parsed = row.query.safeParse(given, { error: describeIssue });
  if (parsed.success) return { value: parsed.data, violations };
  return { value: {}, violations: [...violations, ...toViolations(parsed.error, 'query')] };
}

function isList(schema: z.core.$ZodType): boolean {
  return schema instanceof z.ZodArray || (schema instanceof z.ZodOptional && isList(schema.unwrap()));
}

const everything: Page = { size: Number.MAX_SAFE_INTEGER };

/** The asked page. Larger sizes are cut to the maximum, smaller than one refused (B1.3). */
export function readPage(row: Operation, search: URLSearchParams): Read<Page> {
  if (row.paging === undefined) return { value: everything, violations: [] };
  const violations: Violation[] = [];
  const size = readSize(row.paging, search.get('page[size]'));
  if (size === undefined) violations.push({ field: 'page[size]', description: 'must be a whole number of at least 1' });
  const bare = row.paging.tokenName === 'nextToken' ? search.get('nextToken') : null;
  const token = search.get('page[nextToken]') ?? bare;
  const after = token === null ? undefined : decodeCursor(token);
  if (token !== null && after === undefined) {
    violations.push({ field: 'page[nextToken]', description: 'must be the token of a page of this list' });
  }
  return { value: { size: size ?? row.paging.defaultSize, ...(after && { after }) }, violations };
}

function readSize(paging: Paging, text: string | null): number | undefined {
  if (text === null) return paging.defaultSize;
  if (!/^\d{1,15}$/.test(text) || Number(text) < 1) return undefined;
  return Math.min(Number(text), paging.maximumSize);
}
