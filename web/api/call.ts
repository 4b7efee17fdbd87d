import { operationTable } from 'virtual:operation-table';
import type { Body, Catalogue, OperationId, Path, Query, Reply } from '#shared/contract/catalogue.ts';
import type { PageQuery } from '#shared/contract/operation.ts';
import { buildPath, buildQuery } from '#shared/contract/path.ts';
import { ApiProblem } from './api-problem.ts';
import { callsMade, type CalledWith } from './calls-made.ts';
import { exchange } from './http.ts';
import { hasShape } from './reply-shape.ts';
import { signInAgain } from './sign-in-again.ts';

/** A member that must be given exactly when it has required members of its own. */
type Needed<Name extends string, Value> = Value extends undefined
  ? unknown
  : {} extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/**
 * What identifies a reading call: parameters of the path, filters, page, and ids to narrow a list to (1 to 100). Of
 * several operations, what any one of them takes.
 */
export type Arguments<Id extends OperationId> = Id extends OperationId
  ? Needed<'path', Path<Id>> & {
      readonly query?: Query<Id>;
      readonly page?: PageQuery;
      readonly ids?: readonly string[];
    }
  : never;

/** A browser cannot send a body with GET; the ids some lists take there go into the query. */
type SentBody<Id extends OperationId> = Catalogue[Id]['method'] extends 'GET' ? undefined : Body<Id>;

export type CallArguments<Id extends OperationId> = Id extends OperationId
  ? Arguments<Id> &
      Needed<'body', SentBody<Id>> & {
        readonly signal?: AbortSignal | undefined;
        /** Whether the reader waits for it; yes when left out. */
        readonly isWanted?: (() => boolean) | undefined;
      }
  : never;

/** Arguments of whatever operation. */
interface AnyArguments extends CalledWith {
  readonly signal?: AbortSignal | undefined;
  readonly isWanted?: (() => boolean) | undefined;
}

/**
 * Calls one operation of the contract in a region, through the console's proxy.
 * When the console has lost the session, a read waits until the person has signed in again in place and is then sent
 * once more; a write is never sent twice.
 * @throws ApiProblem whatever goes wrong; the signal's reason when aborted.
 */
export const call: <Id extends OperationId>(region: string, id: Id, args: CallArguments<Id>) => Promise<Reply<Id>> =
  callOf;

/** The same for arguments that have been completed from those of an operation, which the types do not follow. */
export async function callOf<Id extends OperationId>(region: string, id: Id, args: AnyArguments): Promise<Reply<Id>> {
  const { body, signal, isWanted } = args;
  const [method, , , , shape] = operationTable[id];
  // A write may say with its status alone that it was done (behaviours B12.3).
  const isUsable = (reply: unknown) => (reply === undefined && method !== 'GET') || hasShape(reply, shape);
  const send = async () => {
    const at = Date.now();
    let answer: Response | undefined;
    let reply: unknown;
    const onAnswer = (response: Response) => (answer = response);
    try {
      const address = addressOf(region, id, args);
      return (reply = await exchange({ method, address, body, signal, region, isWanted, isUsable, onAnswer }));
    } catch (error) {
      if (error instanceof ApiProblem) error.called = { region, operation: id, path: args.path ?? {} };
      throw error;
    } finally {
      callsMade.hear({ region, operation: id, args, at, ms: Date.now() - at, answer }, reply);
    }
  };
  try {
    return (await send()) as Reply<Id>;
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    const isWrite = method !== 'GET';
    const signedIn = signInAgain({ region, isWrite, signal });
    if (isWrite) {
      signedIn.catch(() => undefined);
      throw error;
    }
    try {
      await signedIn;
    } catch (reason) {
      throw signal?.aborted ? reason : error;
    }
    return (await send()) as Reply<Id>;
  }
}

function addressOf(region: string, id: OperationId, { path = {}, query = {}, page, ids }: AnyArguments): string {
  const filter = ids === undefined ? query : { ...query, ids: ids.join(',') };
  return `/api/regions/${encodeURIComponent(region)}${buildPath(operationTable[id][1], path)}${buildQuery(filter, page)}`;
}
