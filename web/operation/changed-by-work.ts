import type { Resource } from '#shared/contract/operation.ts';

/** What any work on a cluster changes as it starts, goes on and ends. */
export const changedByWork: readonly Resource[] = ['clusters', 'nodePools', 'operations'];
