/** What this region offers for clusters (behaviours B7; cpu in vCPU, memory in GiB are assumed figures). */
import type { nodeProfileNames } from '#shared/contract/kubernetes/node-pools.ts';

/** Oldest first, as the contract's version list is answered. */
export const offeredVersions: readonly string[] = [
  '1.27.12',
  '1.27.14',
  '1.28.8',
  '1.28.10',
  '1.29.3',
  '1.29.5',
  '1.30.1',
];

export const nodeProfiles = [
  { name: 'SMALL', cpu: 2, memory: 8 },
  { name: 'MEDIUM', cpu: 4, memory: 16 },
  { name: 'LARGE', cpu: 8, memory: 32 },
  { name: 'VERY_LARGE', cpu: 16, memory: 64 },
] as const satisfies readonly { name: (typeof nodeProfileNames)[number]; cpu: number; memory: number }[];

/** Assumed limits of a region: workers of one pool, and pools of one cluster. */
export const largestPool = 1_000;
export const mostPools = 20;
