/** Words of operations: their own pages, and wherever a cluster shows what is being done to it. */
export const operations = {
  title: 'Operations',
  columns: {
    kind: 'Operation',
    cluster: 'Cluster',
    status: 'Status',
    progress: 'Progress',
    started: 'Started',
    ended: 'Ended',
    duration: 'Duration',
  },
  kind: '{kind, select, CreateCluster {Create cluster} DeleteCluster {Delete cluster} AddWorker {Add workers} RemoveWorker {Remove workers} UpdateWorker {Update worker packages} UpgradeWorkers {Upgrade workers} UpgradeMasters {Upgrade control plane} Unknown {Operation} other {{kind}}}',
  doing:
    '{kind, select, CreateCluster {Being created} DeleteCluster {Being deleted} AddWorker {Adding workers} RemoveWorker {Removing workers} UpdateWorker {Updating} UpgradeWorkers {Upgrading} UpgradeMasters {Upgrading} Unknown {Changing} other {{kind}}}',
  percent: '{percent, number} %',
  does: {
    version: '{kind} → {version}',
    count: '{kind} {from, number} → {to, number}',
    resize: 'Resize {pool} {from, number} → {to, number}',
    resizeTo: 'Resize {pool} → {to, number}',
    addPool: 'Add pool {pool}, {to, plural, one {# node} other {# nodes}}',
    deletePool: 'Delete pool {pool}',
    workers:
      '{kind, select, RemoveWorker {{count, plural, one {Remove # worker} other {Remove # workers}}} other {{count, plural, one {Add # worker} other {Add # workers}}}}',
  },
  status: '{status, select, PENDING {Waiting} RUNNING {Running} DONE {Done} FAILED {Failed} other {{status}}}',
  progressOf: 'Progress of {kind}',
  busy: 'An operation is running: {kind}',
  busyPercent: 'An operation is running: {kind} {percent, number} %',
  showRunning: 'Show this operation',
  connection: '{state, select, live {Live} connecting {Connecting…} offline {Offline} other {Not live}}',
  connectionTitle:
    '{state, select, live {Changes appear here as they happen.} connecting {The live connection is being made.} offline {Your browser has no network. It is tried again as soon as it has.} other {The region or the connection to it does not answer. It is retried all the time.}}',
  staleTitle: '{state, select, offline {Your browser is offline} other {This may be out of date}}',
  stale: '{region} has not answered since {since}. What you see is as of then; it is asked again all the time.',
  staleConnection:
    '{known, select, yes {The console has not been heard since {since}. What you see is as of then} other {No live connection so far. What you see does not change by itself}}; it is tried again all the time.',
  staleRead:
    'Something on this page could not be read{known, select, yes { again since {since}} other {}}. It is asked for every 15 seconds.',
  reconnect: 'Reconnect now',
  asOf: 'As of {time}',
  forbiddenTitle: 'You may not see the operations here',
  failedTitle: 'The operations could not be loaded',
  unsupportedTitle: 'Operations are not available in {region}',
  unsupported:
    'This region keeps no operation records. What is being done to a cluster shows in the state of the cluster.',
  next: {
    plan: 'Open the planner',
    resize: 'Resize it again',
    addPool: 'Add the pool again',
    deletePool: 'Delete the pool again',
    pools: 'Look at the node pools',
    packages: 'Update the packages again',
    deleteCluster: 'Delete the cluster',
  },
  toClusters: 'Go to the clusters',
  allOperations: 'All operations of this cluster',
  endedNews: '{status, select, DONE {{kind} is done: {cluster}} other {{kind} has failed: {cluster}}}',
  openOperation: 'Open the operation',
  dismissNews: 'Dismiss the notice about {kind}',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly operations: typeof operations;
  }
}
