/** Words of what is to be done once an operation has ended. */
export const later = {
  offer: 'When this ends…',
  confirm: '{label} when this ends',
  resize: 'Resize {name}',
  resizeTo: 'Resize {name} to {count, plural, one {# node} other {# nodes}}',
  poolGone: 'The node pool {name} is gone.',
  poolHasCount: 'The node pool {name} has {count, plural, one {# node} other {# nodes}} already.',
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
  dismiss: 'Dismiss',
} as const;
