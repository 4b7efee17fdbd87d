/**
 * How a session lies in Redis: one hash with its times (`created`, `activity`, `operator`, `origin`, `seen`, `by`, `until`,
 * `closed`), for each region `t:<region>` and `v:<region>`, the record of its tokens and its version, and `r:<session>` for each
 * session it replaced.
 */
import type { SessionOrigin } from '#shared/account.ts';
import type { SessionRecord, TokenRecord } from '#bff/store/stores.ts';

export const sessionFields = ['created', 'activity', 'operator', 'origin', 'seen', 'by', 'until', 'closed'] as const;
const tokenField = 't:';
const replacedField = 'r:';

type Field = string | null | undefined;

export const tokenFields = (region: string) => [`${tokenField}${region}`, `v:${region}`] as const;
export const replacedFieldOf = (session: string) => `${replacedField}${session}`;

/** `values` are those of `sessionFields`. */
export function toSession(values: readonly Field[]): SessionRecord | undefined {
  const [created, activity, operator, origin, seen, by, until, closed] = values;
  if (isAbsent(created) || isAbsent(activity)) return undefined;
  return {
    createdAt: Number(created),
    lastActivity: Number(activity),
    ...(isAbsent(operator) ? {} : { operator }),
    ...(isAbsent(origin) ? {} : { origin: JSON.parse(origin) as SessionOrigin }),
    seen: seen === '1',
    ...(isAbsent(by) || isAbsent(until) ? {} : { replaced: { by, until: Number(until) } }),
    ...(closed === '1' && { closed: true }),
  };
}

type Stored = Omit<TokenRecord, 'version' | 'sealed'> & { readonly sealed: string };

export function writeToken({ sealed, ...record }: Omit<TokenRecord, 'version'>): string {
  const { version: _, ...plain } = record as TokenRecord;
  return JSON.stringify({ ...plain, sealed: Buffer.from(sealed).toString('base64') });
}

/** Of the values of `tokenFields`. */
export function toToken([text, version]: readonly Field[]): TokenRecord | undefined {
  if (isAbsent(text) || isAbsent(version)) return undefined;
  const { sealed, ...plain } = JSON.parse(text) as Stored;
  return { ...plain, sealed: new Uint8Array(Buffer.from(sealed, 'base64')), version: Number(version) };
}

/** All of a hash, as HGETALL replies it: names and values in turn. */
export function toFields(reply: unknown): Map<string, string> {
  const flat = reply as string[];
  return new Map(
    Array.from({ length: flat.length / 2 }, (_, index) => [flat[2 * index] ?? '', flat[2 * index + 1] ?? '']),
  );
}

export function tokensIn(fields: ReadonlyMap<string, string>): TokenRecord[] {
  const regions = [...fields.keys()].flatMap((name) =>
    name.startsWith(tokenField) ? [name.slice(tokenField.length)] : [],
  );
  const tokens = regions.sort().map((region) => toToken(tokenFields(region).map((name) => fields.get(name))));
  return tokens.filter((token) => token !== undefined);
}

export function replacedIn(fields: ReadonlyMap<string, string>): string[] {
  return [...fields.keys()].flatMap((name) =>
    name.startsWith(replacedField) ? [name.slice(replacedField.length)] : [],
  );
}

function isAbsent(value: Field): value is null | undefined {
  return value === null || value === undefined;
}
