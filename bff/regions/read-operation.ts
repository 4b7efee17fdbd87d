/** Reads of the contract that the console itself makes of a region, by the operation's id and answered whole. */
import { catalogue, type OperationId } from '#shared/contract/catalogue.ts';
import type { PageQuery } from '#shared/contract/operation.ts';
import { buildPath, buildQuery, pathUnder, type ClusterService, type QueryValue } from '#shared/contract/path.ts';
import { askRegion, readAnswer, type RegionAnswer } from './call-region.ts';
import type { Patience } from './patience.ts';
import type { Region } from './region-directory.ts';
import type { PlainAnswer } from './whole-answer.ts';

export interface ReadArguments {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly page?: PageQuery;
}

/** Path and query of a read within a region. Throws a `TypeError` naming a parameter of the path that is missing. */
export function addressOfRead(
  id: OperationId,
  { path = {}, query, page }: ReadArguments,
  clusterService: ClusterService = 'kubernetes',
): string {
  return buildPath(pathUnder(catalogue[id], clusterService), path) + buildQuery(query, page);
}

export interface ReadContext {
  /** Of whom this is asked for; of the read alone when left out. */
  readonly patience?: Patience;
  /** For the region's own logs. */
  readonly requestId?: string;
  /** Told how long the region took to answer, in milliseconds. */
  readonly onAnswer?: (time: number) => void;
}

/** Asks with that token. Throws a `ConsoleProblem` as `callRegion` does. */
export async function readOperation(
  region: Region,
  token: string,
  id: OperationId,
  args: ReadArguments,
  context: ReadContext = {},
): Promise<RegionAnswer> {
  return readAnswer(region, await askOperation(region, token, id, args, context));
}

/** As `readOperation`, without reading what the answer says. */
export function askOperation(
  region: Region,
  token: string,
  id: OperationId,
  args: ReadArguments,
  { patience, requestId }: ReadContext,
): Promise<PlainAnswer> {
  const path = addressOfRead(id, args, region.clusterService);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(requestId === undefined ? {} : { 'x-request-id': requestId }),
  };
  return askRegion(region, { method: 'GET', path, headers, ...(patience && { patience }) });
}
