import { operationTable } from 'virtual:operation-table';
import { infiniteQueryOptions, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { OperationId, Reply } from '#shared/contract/catalogue.ts';
import type { Resource } from '#shared/contract/operation.ts';
import { call, callOf, type Arguments, type CallArguments } from './call.ts';
import { largestPage, nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';
import { isLookedAt } from './is-looked-at.ts';
import { inScope, operationIn, type Scope, type Scoped, type ScopedArguments, type ScopedName } from './scope.ts';

/** What a write, or whatever else has happened in a region, has changed there. */
export type Changed = {
  readonly region: string;
  readonly changes: readonly Resource[];
  /** The write that has changed it. */
  readonly operation?: OperationId;
};

/** What a mutation makes out of date: what shows something of a region, or a read of the console's own. */
export type OutOfDate = Changed | { readonly read: readonly unknown[] };

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: OutOfDate;
  }

  interface UseMutationOptions<TData, TError, TVariables, TOnMutateResult> {
    /** Every mutation says so; `createQueryClient` reads that again. */
    meta: OutOfDate;
  }
}

/** `[region, operation, arguments]`, and a fourth element when the entry holds a walk over all pages. */
export type QueryKey<Id extends OperationId = OperationId> = readonly [string, Id, unknown, 'walk'?];

/** A read of one region as query options: the unit that pages, prefetching and tests share. */
export function queryFor<Id extends OperationId>(region: string, id: Id, args: Arguments<Id>) {
  return queryOptions({
    queryKey: [region, id, args] as const,
    queryFn: ({ signal, client, queryKey }): Promise<Reply<Id>> =>
      callOf(region, id, { ...args, signal, isWanted: isLookedAt(client, queryKey) }),
  });
}

/** A walk over all pages of a list, one page at a time, for filters the API does not offer. */
export function walkFor<Id extends OperationId>(region: string, id: Id, args: Arguments<Id>) {
  return infiniteQueryOptions({
    queryKey: [region, id, args, 'walk'] as const,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ signal, pageParam: nextToken, client, queryKey }): Promise<Reply<Id>> => {
      const page = { size: largestPage, nextToken };
      return callOf(region, id, { ...args, page, signal, isWanted: isLookedAt(client, queryKey) });
    },
    getNextPageParam: (page) => nextTokenOf(page as ListReply),
  });
}

/** A write to one region as mutation options; what it changes is refreshed by `createQueryClient`. */
export function mutationFor<Id extends OperationId>(region: string, id: Id) {
  return mutationOptions({
    meta: { region, changes: changesOf(id), operation: id },
    mutationFn: (args: CallArguments<Id>): Promise<Reply<Id>> => call(region, id, args),
  });
}

/** Variables of a scoped write: `CallArguments` without the scope's own id. */
export type ScopedCall<Name extends ScopedName> = ScopedArguments<Name> & Omit<CallArguments<Scoped<Name>>, 'path'>;

/** One call in the scope at hand, outside of the cache. @throws ApiProblem whatever goes wrong. */
export function callInScope<Name extends ScopedName>(
  scope: Scope,
  name: Name,
  args: ScopedCall<Name>,
): Promise<Reply<Scoped<Name>>> {
  return callOf(...inScope(scope, name, args));
}

/** A write in the scope at hand; its variables leave the scope's own id out. */
export function mutationInScope<Name extends ScopedName>(scope: Scope, name: Name) {
  const operation = operationIn(scope, name);
  return mutationOptions({
    meta: { region: scope.region, changes: changesOf(operation), operation },
    mutationFn: (args: ScopedCall<Name>): Promise<Reply<Scoped<Name>>> => callInScope(scope, name, args),
  });
}

/** What a successful operation changes, as its row says. */
export function changesOf(operation: OperationId): readonly Resource[] {
  const [, , resource, changes] = operationTable[operation];
  return [resource, ...changes];
}

/** Whether what is cached under `key` shows one of these resources of `region`. */
export function shows(key: readonly unknown[], { region, changes }: Changed): boolean {
  const [keyRegion, keyOperation] = key as QueryKey;
  const shown: Resource | undefined = operationTable[keyOperation]?.[2];
  return keyRegion === region && shown !== undefined && changes.includes(shown);
}

/** Reads again what a mutation has made out of date. */
export function readAgain(client: QueryClient, outOfDate: OutOfDate): Promise<void> {
  return 'read' in outOfDate ? client.invalidateQueries({ queryKey: outOfDate.read }) : refresh(client, outOfDate);
}

/** Reads again what shows what has changed. */
export function refresh(client: QueryClient, changed: Changed): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => shows(queryKey, changed) });
}
