/** What a handler gets and gives. The router has done everything up to "entity exists" (behaviours B4). */
import type { Catalogue, OperationId, Path, Reply } from '#shared/contract/catalogue.ts';
import type { Operation, ParsedBodyOf, ParsedQueryOf } from '#shared/contract/operation.ts';
import type { Reach } from '#shared/rules/access.ts';
import type { Caller, RequestScope } from '#region/access/caller.ts';
import type { Page } from '#region/store/paging.ts';
import type { Connection } from '#region/store/database.ts';
import type { RegionContext } from './region-context.ts';

export interface RegionRequest<Id extends OperationId> {
  readonly operation: Id;
  readonly path: Path<Id>;
  readonly query: ParsedQueryOf<Catalogue[Id]>;
  readonly body: ParsedBody<Catalogue[Id]>;
  /** The asked page; of operations without paging it is never read. */
  readonly page: Page;
  readonly caller: WithToken<Id, Caller>;
  readonly scope: WithToken<Id, RequestScope>;
  /** On lists: all of the scope, or only the resources that ACLs and ownership open (behaviours B3.8). */
  readonly reach: WithToken<Id, Reach>;
  /** The request's Authorization header, for operations with credentials of another kind. */
  readonly authorization: string | undefined;
  /** The request's own transaction; writes unless the method is GET. */
  readonly connection: Connection;
  readonly context: RegionContext;
}

/** Operations that take no bearer token know no caller; their handlers prove who asks themselves. */
type WithToken<Id extends OperationId, Value> = Catalogue[Id] extends { readonly authentication: string }
  ? undefined
  : Value;

/** Optional bodies may be absent. */
type ParsedBody<Row extends Operation> = Row extends { readonly body: { readonly optional: true } }
  ? ParsedBodyOf<Row> | undefined
  : ParsedBodyOf<Row>;

/** Assert, assert, do, return. Throws a `ProblemError` to refuse; what it wrote is then rolled back. */
export type Handler<Id extends OperationId> = (request: RegionRequest<Id>) => Promise<Reply<Id>>;

export type Handlers = { readonly [Id in OperationId]: Handler<Id> };

/** Handlers of one resource: `{...} satisfies SomeHandlers`, so that which ones they are is known to who puts all together. */
export type SomeHandlers = Partial<Handlers>;

/** Request of an operation that exists in both scopes: `ScopedRequest<'ListUser'>`, `ScopedRequest<'GetUser', 'ByEmail'>`. */
export type ScopedRequest<Name extends string, Ending extends string = ''> = RequestOf<
  Extract<OperationId, `${Name}${'Organisation' | 'Space'}${Ending}`>
>;

type RequestOf<Id extends OperationId> = Id extends OperationId ? RegionRequest<Id> : never;
