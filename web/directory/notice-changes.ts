/** What becomes of a whole list through what is written here, or otherwise known to have changed. */
import { operationTable } from 'virtual:operation-table';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { OperationId } from '#shared/contract/catalogue.ts';
import { isOutcomeUnknown } from '#web/api/api-problem.ts';
import type { OutOfDate } from '#web/api/queries.ts';
import type { Read } from '#web/api/scope.ts';

export interface ChangeListener {
  readonly put: (row: unknown) => void;
  readonly change: (key: string, members: object) => void;
  readonly remove: (key: string) => void;
  /** Something has changed, and nothing tells what. */
  readonly outdated: () => void;
  /** Whoever was signed in is not any more. */
  readonly forgotten: () => void;
}

interface Write {
  readonly operation: OperationId;
  readonly path: Readonly<Record<string, string>>;
  readonly reply: unknown;
}

/**
 * Tells of changes until the function returned is called. The list has a place in the cache of reads, which is told what a
 * write changes like every other read; a write that says what has become of one row is carried out at once.
 */
export function noticeChanges(client: QueryClient, read: Read, listener: ChangeListener): () => void {
  const [region, id, args] = read;
  const queryKey = [region, id, args, 'directory'];
  const hash = hashKey(queryKey);
  const cache = client.getQueryCache();
  const remember = () => client.setQueryData(queryKey, { items: [] });
  // It lives as long as the directory does.
  const place = cache.build(client, { queryKey, gcTime: Infinity });
  remember();
  const stopReads = cache.subscribe((event) => {
    if (event.query.queryHash !== hash) return;
    if (event.type === 'removed') listener.forgotten();
    if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
    queueMicrotask(remember);
    const isTold = client
      .getMutationCache()
      .getAll()
      .some(({ state, meta }) => state.status === 'pending' && isExact(id, operationOf(meta, region)));
    if (!isTold) listener.outdated();
  });
  const stopWrites = client.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { meta, state } = event.mutation;
    const operation = operationOf(meta, region);
    if (operation === undefined || !isExact(id, operation)) return;
    if (event.action.type === 'error' && isOutcomeUnknown(event.action.error)) listener.outdated();
    if (event.action.type !== 'success') return;
    const path = (state.variables as { path?: Record<string, string> } | undefined)?.path ?? {};
    carryOut(id, { operation, path, reply: state.data }, listener);
  });
  return () => {
    stopReads();
    stopWrites();
    cache.remove(place);
  };
}

function operationOf(meta: OutOfDate | undefined, region: string): OperationId | undefined {
  return meta !== undefined && 'region' in meta && meta.region === region ? meta.operation : undefined;
}

/** Whether what a write does to the list is known from its answer: it is one of a row, or of a new one. */
function isExact(list: OperationId, operation: OperationId | undefined): boolean {
  if (operation === undefined) return false;
  const [, listPath] = operationTable[list];
  const [method, path] = operationTable[operation];
  return method !== 'GET' && (path === listPath || rowParameter(listPath, path) !== undefined);
}

/** Name of the parameter that names a row of the list at this path. */
function rowParameter(listPath: string, path: string): string | undefined {
  return path.startsWith(`${listPath}/`) ? /^\/\{(\w+)\}$/.exec(path.slice(listPath.length))?.[1] : undefined;
}

function carryOut(list: OperationId, { operation, path: given, reply }: Write, listener: ChangeListener): void {
  const [, listPath] = operationTable[list];
  const [method, path] = operationTable[operation];
  const members = typeof reply === 'object' && reply !== null ? reply : undefined;
  const key = given[rowParameter(listPath, path) ?? ''];
  if (key !== undefined && method === 'DELETE') listener.remove(key);
  else if (key !== undefined && members !== undefined) listener.change(key, members);
  else if (key === undefined && members !== undefined && ('id' in members || 'uuid' in members)) listener.put(members);
  else listener.outdated();
}
