/** Words of the page of node profiles. */
export const profiles = {
  title: 'Node profiles',
  lead: 'Sizes of the nodes that clusters can have in {region}.',
  filter: 'Filter by name or size',
  columns: { name: 'Name', cpu: 'vCPU', memory: 'Memory', gpu: 'GPU' },
  cpu: '{cpu, number} vCPU',
  memory: '{memory, number} GiB',
  gpuWithPool: 'Chosen with the node pool',
  unknown: 'Not told',
  createCluster: 'Create cluster',
  noneTitle: 'No node profiles here',
  none: 'The region offers no sizes of nodes at present, so that no cluster with nodes can be created.',
  forbiddenTitle: 'You may not see the node profiles here',
  failedTitle: 'The node profiles could not be loaded',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly profiles: typeof profiles;
  }
}
