/** Any operation of the contract that the console itself asks of a region, writes included. */
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import { callRegion, type RegionAnswer } from './call-region.ts';
import { addressOfRead, type ReadArguments, type ReadContext } from './read-operation.ts';
import type { Region } from './region-directory.ts';

export interface CallArguments extends ReadArguments {
  readonly body?: unknown;
}

/** Asks once with that token. Throws a `ConsoleProblem` as `callRegion` does. */
export function callOperation(
  region: Region,
  token: string,
  id: OperationId,
  { body, ...args }: CallArguments,
  { patience, requestId, onAnswer }: ReadContext = {},
): Promise<RegionAnswer> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  };
  return callRegion(region, {
    method: catalogue[id].method,
    path: addressOfRead(id, args, region.clusterService),
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(patience && { patience }),
    ...(onAnswer && { onAnswer }),
  });
}
