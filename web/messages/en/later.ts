/** Words of what is to be done once an operation has ended. */
export const later = {
  offer: 'When this ends…',
  confirm: '{label} when this ends',
  resize: 'Resize {name}',
  resizeTo: 'Resize {name} to {count, plural, one {# node} other {# nodes}}',
  addPool: 'Add node pool {name} ({count, plural, one {# node} other {# nodes}} of size {profile})',
  deletePool: 'Delete node pool {name}',
  addWorkers: 'Add {count, plural, one {# worker} other {# workers}} of size {profile} to {name}',
  addWorkersLead:
    'They join the oldest pool of the size you choose, and run the version that its other workers have by then.',
  removeWorker: 'Remove a worker of size {profile} from {name}',
  poolGone: 'The node pool {name} is gone.',
  poolHasCount: 'The node pool {name} has {count, plural, one {# node} other {# nodes}} already.',
  poolIsLast: 'The node pool {name} has become the last one: the cluster would be left without workers.',
  lastWorker: 'The node pool {name} has only one worker left, and would go with it.',
  profileGone: 'There is no node pool of size {profile} any more.',
  otherPool: 'Workers of size {profile} belong to another node pool now: {name}.',
  waiting: '{label}: as soon as “{kind}” ends',
  sending: '{label}: the cluster is looked at once more, then it is sent',
  keepOpen:
    'Your browser waits, not the region: stay signed in and leave this tab open without reloading it. Before anything is sent, the cluster is looked at again.',
  cancel: 'Do not do it',
  notSent: 'Not sent: {label}',
  operationFailed: 'What it waited for, “{kind}”, has failed. Look at the cluster first.',
  clusterGone: 'The cluster is gone.',
  otherTab: 'Something else waits for this cluster in another tab. Cancel it there, or wait until it is done.',
  busyAgain: 'Another operation has taken the cluster meanwhile: {kind}.',
  now: 'Do it now',
  waitAgain: 'Wait again',
  change: 'Change it',
  dismiss: 'Dismiss',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly later: typeof later;
  }
}
