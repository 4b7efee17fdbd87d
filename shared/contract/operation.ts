/**
 * What one row of the catalogue says about an API operation, and the types that follow from it.
 * The row is the only place that knows an operation: the typed client, the proxy's allow-list, the region's
 * routing and validation, the OpenAPI document and the contract tests are all read from it.
 */
import type { z } from 'zod';
import type { OperationKind } from '#shared/rules/operation-state.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type Scope = 'organisation' | 'space' | 'global';
export type Service = 'iam' | 'kubernetes' | 'compute' | 'postgresql' | 'registry' | 'secrets';

/** Where a fact comes from: the specification, public material, or our own assumption. */
export type Source = 'seed' | 'public' | 'assumed';

/** What a list shows and a write changes; also the unit of cache invalidation in the console. */
export type Resource =
  | 'tokens'
  | 'organisations'
  | 'spaces'
  | 'users'
  | 'serviceAccounts'
  | 'roles'
  | 'permissions'
  | 'policies'
  | 'acls'
  | 'accessRights'
  | 'clusters'
  | 'nodePools'
  | 'operations'
  | 'nodeProfiles'
  | 'versions'
  | 'vms'
  | 'databaseClusters'
  | 'backups'
  | 'registries'
  | 'secretInstances';

export interface Paging {
  /** Items on a page when the caller does not say (contract 8). */
  readonly defaultSize: number;
  /** Larger requests are cut to this, not refused (behaviours B1.3). */
  readonly maximumSize: number;
  /** `token` lists always page; `optional` ones answer up to `defaultSize` items when no page parameter came. */
  readonly style: 'token' | 'optional';
  /** What answers call the token; one called `nextToken` is also taken under that name alone (behaviours B1.9). */
  readonly tokenName: 'nextPageToken' | 'nextToken';
}

export interface RequestBody {
  readonly schema: z.ZodObject;
  /** Default true. GET lists that take a list of ids may come without one. */
  readonly optional?: true;
  readonly encoding?: 'form';
}

export interface Success {
  readonly status: 200 | 201 | 202 | 204;
  /** Absent when the answer has no body. */
  readonly schema?: z.ZodType;
}

/** How a caller proves who it is. Everything but the token endpoints takes a bearer token (contract 5). */
export type Authentication = 'bearer' | 'basic' | 'basicOrForm' | 'none';

/**
 * What the permission is asked on: the resource that a parameter of the path names; for `reachable`, what of the scope
 * the caller reaches (behaviours B3.8); for `scope`, the scope as a whole.
 */
export type Addressed = `{${string}}` | 'reachable' | 'scope';

/**
 * True for what acts in a space, and for what addresses the record of one, which the organisation keeps: rights in the
 * space open both (behaviours B3), and both wait for it to be READY unless `beforeReady`.
 */
export function concernsSpace({ scope, addresses }: Pick<Operation, 'scope' | 'addresses'>): boolean {
  return scope === 'space' || addresses === '{spaceId}';
}

/** What an answer lets its reader in with: shown once, and never stored, logged or cached. */
export type Credential = 'accessToken' | 'secret' | 'password' | 'accessFile' | 'recoveryLink';

/** One operation of the catalogue. */
export interface Operation {
  /** Section of the specification that names it; `extra` when only public material does. */
  readonly section: string;
  /** What it does, in a few words; of operations in both scopes, without the scope. */
  readonly summary: string;
  readonly service: Service;
  readonly resource: Resource;
  /** Further resources a successful write changes. */
  readonly changes?: readonly Resource[];
  readonly scope: Scope;
  /** Set by `inBothScopes`, on both. */
  readonly sharedName?: string;
  readonly method: Method;
  /** Template with `{parameter}` placeholders; camel-case segments are matched in any letter case, other fixed ones exactly. */
  readonly path: string;
  readonly query?: z.ZodObject;
  readonly paging?: Paging;
  readonly body?: RequestBody;
  readonly success: Success;
  /** The contract's own error list; decides which status an unreadable id or unknown scope answers (behaviours B4). */
  readonly errors: readonly number[];
  /** Further statuses a region may answer and a client must handle. */
  readonly errorsMore?: readonly number[];
  /** Permission the region checks; with several, any one of them is enough. Absent: a valid token is enough. */
  readonly permission?: string | readonly string[];
  /** Given with every permission. */
  readonly addresses?: Addressed;
  /** The answer carries one. */
  readonly credential?: Credential;
  /** Members of what it is sent in which people put passwords and keys. */
  readonly mayHoldSecrets?: readonly string[];
  readonly authentication?: Authentication;
  /** Kind of the asynchronous operation it starts; `workerChange` is AddWorker or RemoveWorker by direction. */
  readonly kind?: OperationKind | 'workerChange';
  readonly deprecated?: true;
  /** It also answers about a space that is not READY yet (behaviours B5.3). */
  readonly beforeReady?: true;
  readonly provenance: { readonly method: Source; readonly path: Source; readonly success: Source };
  /** What a reader of the OpenAPI document should know beyond the row. */
  readonly note?: string;
}

type PathParameterNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameterNames<Rest>
  : never;

/** `{ organisationId: string, userId: string }` for `/iam/organisations/{organisationId}/users/{userId}`. */
export type PathParameters<Row extends Operation> = { readonly [Name in PathParameterNames<Row['path']>]: string };

/** Query of an operation without the page parameters. */
export type QueryOf<Row extends Operation> = Row extends { readonly query: infer Q extends z.ZodObject }
  ? z.input<Q>
  : {};

export interface PageQuery {
  readonly size?: number | undefined;
  readonly nextToken?: string | undefined;
}

export type BodyOf<Row extends Operation> = Row extends {
  readonly body: { readonly schema: infer B extends z.ZodObject };
}
  ? z.input<B>
  : undefined;

/** The body as a server reads it, after validation. */
export type ParsedBodyOf<Row extends Operation> = Row extends {
  readonly body: { readonly schema: infer B extends z.ZodObject };
}
  ? z.output<B>
  : undefined;

export type ParsedQueryOf<Row extends Operation> = Row extends { readonly query: infer Q extends z.ZodObject }
  ? z.output<Q>
  : {};

export type ReplyOf<Row extends Operation> = Row extends {
  readonly success: { readonly schema: infer S extends z.ZodType };
}
  ? z.output<S>
  : undefined;

/** Of the identity operations in each scope: its word in their ids, and how their paths begin. */
export const identityScopes = {
  organisation: { word: 'Organisation', prefix: '/iam/organisations/{organisationId}' },
  space: { word: 'Space', prefix: '/iam/spaces/{spaceId}' },
} as const;
type IdentityScopes = typeof identityScopes;
type IdentityScope = keyof IdentityScopes;

/** `ListUserSpace` of `ListUser`, `GetUserSpaceByEmail` of `GetUser*ByEmail`. */
export type IdIn<Kind extends IdentityScope, Name extends string> = Name extends `${infer Before}*${infer After}`
  ? `${Before}${IdentityScopes[Kind]['word']}${After}`
  : `${Name}${IdentityScopes[Kind]['word']}`;

/** The id in one scope of an operation that exists in both. */
export function idIn<const Kind extends IdentityScope, const Name extends string>(
  kind: Kind,
  name: Name,
): IdIn<Kind, Name> {
  return name.replace(/\*|$/, identityScopes[kind].word) as IdIn<Kind, Name>;
}

/** A row before its scope is known: the path is what follows the scope's prefix. */
type ScopedRow = Omit<Operation, 'scope'>;

type InScope<Kind extends IdentityScope, Row extends ScopedRow> = Omit<Row, 'path'> & {
  readonly scope: Kind;
  readonly path: `${IdentityScopes[Kind]['prefix']}${Row['path']}`;
};

function inScope<const Kind extends IdentityScope, const Row extends ScopedRow>(
  scope: Kind,
  row: Row,
): InScope<Kind, Row> {
  const { prefix }: { readonly prefix: IdentityScopes[Kind]['prefix'] } = identityScopes[scope];
  return { ...row, scope, path: `${prefix}${row.path as Row['path']}` };
}

/** Row of an identity operation that exists in organisation scope only. */
export function inOrganisation<const Row extends ScopedRow>(row: Row): InScope<'organisation', Row> {
  return inScope('organisation', row);
}

/** Row of an identity operation that exists in space scope only. */
export function inSpace<const Row extends ScopedRow>(row: Row): InScope<'space', Row> {
  return inScope('space', row);
}

type BothScopes<Name extends string, Row extends ScopedRow> = {
  readonly [Kind in IdentityScope as IdIn<Kind, Name>]: InScope<Kind, Row> & { readonly sharedName: Name };
};

/**
 * The two operations `<name>Organisation` and `<name>Space` from one row (contract 4.5 to 4.9); a `*` in the name is
 * where the scope's word stands instead of at the end. `differently` replaces what is not the same in space scope.
 */
export function inBothScopes<const Name extends string, const Row extends ScopedRow>(
  sharedName: Name,
  row: Row,
  differently: Partial<Pick<ScopedRow, 'section' | 'permission' | 'provenance' | 'errors'>> = {},
): BothScopes<Name, Row> {
  const rows = {
    [idIn('organisation', sharedName)]: inOrganisation({ ...row, sharedName }),
    [idIn('space', sharedName)]: inSpace({ ...row, sharedName, ...differently }),
  };
  return rows as BothScopes<Name, Row>;
}
