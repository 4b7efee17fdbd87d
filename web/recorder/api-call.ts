/** A call as the region's contract has it: below the region's own base URL, not below the console's proxy. */
import { operationTable } from 'virtual:operation-table';
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Method } from '#shared/contract/operation.ts';
import { buildPath, buildQuery, type QueryValue } from '#shared/contract/path.ts';
import type { CallArguments } from '#web/api/call.ts';
import type { CalledWith } from '#web/api/calls-made.ts';
import { inScope, type Scope, type ScopedName } from '#web/api/scope.ts';
import type { ScopedCall } from '#web/api/queries.ts';

export interface ApiCall {
  readonly region: string;
  readonly operation: OperationId;
  readonly args: CalledWith;
}

/** A call of one operation of the contract. */
export function apiCall<Id extends OperationId>(region: string, operation: Id, args: CallArguments<Id>): ApiCall {
  return { region, operation, args };
}

/** The same in the scope at hand, without the scope's own id. */
export function apiCallInScope<Name extends ScopedName>(scope: Scope, name: Name, args: ScopedCall<Name>): ApiCall {
  const [region, operation, complete] = inScope(scope, name, args);
  return { region, operation, args: complete };
}

export function methodOf({ operation }: ApiCall): Method {
  return operationTable[operation][0];
}

/** Path and query, percent-encoded: `/iam/spaces/…/roles?page%5Bsize%5D=50`. */
export function addressOf({ operation, args }: ApiCall): string {
  return buildPath(operationTable[operation][1], args.path ?? {}) + buildQuery(args.query, args.page);
}

/** A value of a query. */
export type Parameter = NonNullable<QueryValue>;

/** What stands in the query by name, in its order. */
export function parametersOf({ args }: Pick<ApiCall, 'args'>): readonly (readonly [string, Parameter])[] {
  const { size, nextToken } = args.page ?? {};
  const all = Object.entries({ ...args.query, 'page[size]': size, 'page[nextToken]': nextToken });
  return all.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
}

/** What it sends; lists are narrowed to ids by their body (behaviours B1.11). */
export function bodyOf({ args: { body, ids } }: ApiCall): unknown {
  return ids === undefined ? body : { items: ids };
}

/** The variables in which whoever sends it again gives where the region is, and a token for it. */
export function variablesOf({ region }: Pick<ApiCall, 'region'>) {
  const name = region.toUpperCase().replaceAll(/\W/g, '_');
  return { url: `${name}_URL`, token: `${name}_TOKEN` } as const;
}

/** What stands in their place until somebody gives them. */
export function placeholdersOf({ region }: Pick<ApiCall, 'region'>) {
  return { url: `https://api.${region}.example.com`, token: '<token>' } as const;
}

/** The regions of some calls, each once. */
export function regionsOf(calls: readonly ApiCall[]): readonly string[] {
  return [...new Set(calls.map(({ region }) => region))];
}
