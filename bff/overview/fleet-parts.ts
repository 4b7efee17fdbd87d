/** What a region's rows come to in the fleet: the members that are shown of clusters, and the newest work on each of them. */
import type { FleetCluster } from '#shared/fleet.ts';
import { firstLine } from '#shared/rules/first-line.ts';
import { isTerminal, toOperationState, type OperationState } from '#shared/rules/operation-state.ts';
import { present, text } from './parts.ts';
import type { Row } from './reading.ts';

export function fleetClusterOf(row: Row): FleetCluster {
  const { id, name, version, controlPlaneVersion, cidr, status, nodePools } = row;
  const state = typeof status === 'object' && status !== null ? text((status as Row)['state']) : undefined;
  return present({
    id: String(id),
    name: text(name) ?? '',
    version: text(version),
    controlPlaneVersion: text(controlPlaneVersion),
    cidr: text(cidr),
    status: state === undefined ? undefined : { state },
    nodePools: Array.isArray(nodePools) ? nodePools.map(poolOf) : undefined,
  });
}

const poolOf = ({ name, nodeCount, nodeProfile }: Row) => ({
  name: text(name) ?? '',
  nodeCount: typeof nodeCount === 'number' ? nodeCount : 0,
  nodeProfile: text(nodeProfile) ?? '',
});

/** Of rows, newest first, those that have not ended and the newest of each cluster. Throws a `TypeError` for no operation. */
export function newestWorkOf(region: string, spaceId: string, rows: readonly Row[]): OperationState[] {
  const known = new Set<string>();
  return rows.flatMap((row): OperationState[] => {
    const { data: _data, result: _result, error, ...operation } = toOperationState(region, spaceId, row);
    const { clusterId } = operation;
    const isNewest = clusterId !== undefined && !known.has(clusterId);
    if (clusterId !== undefined) known.add(clusterId);
    if (!isNewest && isTerminal(operation.status)) return [];
    const line = firstLine(error);
    return [line === undefined ? operation : { ...operation, error: line }];
  });
}
