import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import type { SpaceSnapshot } from '#shared/watch.ts';

/** What is known of one watched space; a new object whenever something changed. */
export interface LiveSpace extends Pick<SpaceSnapshot, 'status' | 'staleSince' | 'unavailable'> {
  readonly region: string;
  readonly spaceId: string;
  /** False until the first snapshot; the operations are not known before. */
  readonly isLoaded: boolean;
  /** Newest first: everything running, and those that ended lately. */
  readonly operations: readonly OperationState[];
}

/** What happened to an operation, when it is worth telling. */
export type OperationNews = 'started' | 'ended' | undefined;

/** Ended operations kept of one space; the list page reads older ones from the region. */
const endedKept = 100;

export function emptySpace(region: string, spaceId: string): LiveSpace {
  return { region, spaceId, isLoaded: false, operations: [] };
}

/**
 * Takes in the state of an operation. An operation moves from PENDING over RUNNING to its end and never back
 * (behaviours B6.2), so what would be a step back arrived late and is dropped.
 */
export function withOperation(space: LiveSpace, operation: OperationState): { space: LiveSpace; news: OperationNews } {
  const known = space.operations.find(({ id }) => id === operation.id);
  if (known !== undefined && (isTerminal(known.status) || isStepBack(known, operation))) {
    return { space, news: undefined };
  }
  const others = space.operations.filter(({ id }) => id !== operation.id);
  const isEnd = isTerminal(operation.status);
  const news = isEnd ? 'ended' : known === undefined ? 'started' : undefined;
  const next = known === undefined ? operation : withLasting(operation, known);
  return { space: { ...space, operations: trim([next, ...others]) }, news };
}

export function withoutOperation(space: LiveSpace, id: string): LiveSpace {
  return { ...space, operations: space.operations.filter((operation) => operation.id !== id) };
}

/** Ids of the operations known as not ended. */
export function runningIds(space: LiveSpace): string[] {
  return space.operations.filter(({ status }) => !isTerminal(status)).map(({ id }) => id);
}

/**
 * Only some records name their cluster, or tell what was asked for; what another one said of the operation holds. What a
 * record says of a change goes before what somebody remembers to have asked for.
 */
export function withLasting(operation: OperationState, other: OperationState): OperationState {
  const { clusterId, clusterName, data } = { ...lastingOf(other), ...lastingOf(operation) };
  const told = [operation, other].find((one) => one.data !== undefined && one.change !== undefined);
  const change = (told ?? operation).change ?? other.change;
  return {
    ...operation,
    ...(clusterId !== undefined && { clusterId }),
    ...(clusterName !== undefined && { clusterName }),
    ...(data !== undefined && { data }),
    ...(change !== undefined && { change }),
  };
}

function lastingOf({ clusterId, clusterName, data }: OperationState) {
  return {
    ...(clusterId !== undefined && { clusterId }),
    ...(clusterName !== undefined && { clusterName }),
    ...(data !== undefined && { data }),
  };
}

function isStepBack(known: OperationState, next: OperationState): boolean {
  return known.status === 'RUNNING' && next.status === 'PENDING';
}

function trim(operations: OperationState[]): OperationState[] {
  const time = ({ createdAt }: OperationState) => Date.parse(createdAt ?? '') || 0;
  let ended = 0;
  return operations
    .sort((left, right) => time(right) - time(left))
    .filter(({ status }) => !isTerminal(status) || (ended += 1) <= endedKept);
}
