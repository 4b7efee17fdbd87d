/** Operations of a space's clusters (contract 4.4). */
import type { HandlersOf } from '../handler.ts';
import { notFound } from '../problem.ts';
import { findOperation, listOperations } from '../store/operations.ts';
import { operationReply } from './operation-reply.ts';

export const operationHandlers: HandlersOf<'ListOperations' | 'GetOperation'> = {
  async ListOperations({ connection, path, query, page, reach, world }) {
    const filter = { reach, statuses: query.status, clusterId: query.clusterId };
    const { rows, nextToken, total } = await listOperations(connection, path.spaceId, filter, page, world.clock.now());
    const items = rows.map((row) => operationReply(row, world));
    return { items, totalSize: total, ...(nextToken && { nextToken }) };
  },

  /** What is out of reach answers like what does not exist. */
  async GetOperation({ connection, path, reach, world }) {
    const operation = await findOperation(connection, path.spaceId, path.id);
    const isReadable = operation !== undefined && (reach === 'all' || reach.includes(operation.cluster_id));
    if (!isReadable) throw notFound('resource_not_found', `operation ${path.id}`);
    return operationReply(operation, world);
  },
};
