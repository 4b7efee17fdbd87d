/** Operations of a space's clusters (contract 4.4). */
import type { SomeHandlers } from '#region/handler/handler.ts';
import { notFound } from '#region/request/problem.ts';
import { findOperation, listOperations } from '#region/store/operations.ts';
import { findCluster } from '#region/store/clusters.ts';
import { operationReply, workerOperationReply } from './operation-reply.ts';

/** As many as ListOperations answers without page parameters. */
const newest = { size: 1_000 };

export const operationHandlers = {
  async ListOperations({ connection, path, query, page, reach, context }) {
    const filter = { reach, statuses: query.status, clusterId: query.clusterId };
    const { rows, nextToken, total } = await listOperations(
      connection,
      path.spaceId,
      filter,
      page,
      context.clock.now(),
    );
    const items = rows.map((row) => operationReply(row, context));
    return { items, totalSize: total, ...(nextToken && { nextToken }) };
  },

  /** What is out of reach answers like what does not exist. */
  async GetOperation({ connection, path, reach, context }) {
    const operation = await findOperation(connection, path.spaceId, path.id);
    const isReadable = operation !== undefined && (reach === 'all' || reach.includes(operation.cluster_id));
    if (!isReadable) throw notFound('resource_not_found', `operation ${path.id}`);
    return operationReply(operation, context);
  },

  /** Operations outlive their cluster (behaviours B8.7), so only a cluster that never was is unknown. */
  async ListClusterOperations({ connection, path, context }) {
    const { spaceId, clusterId } = path;
    const filter = { reach: 'all' as const, clusterId };
    const { rows, total } = await listOperations(connection, spaceId, filter, newest, context.clock.now());
    if (total === 0 && (await findCluster(connection, spaceId, clusterId)) === undefined) {
      throw notFound('resource_not_found', `cluster ${clusterId}`);
    }
    return { items: rows.map((row) => workerOperationReply(row, context)), totalSize: total };
  },
} satisfies SomeHandlers;
