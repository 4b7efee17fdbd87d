/** Words of what is to be done once an operation has ended. */
export const later = {
  offer: 'When this ends…',
  confirm: '{label} when this ends',
  resize: 'Resize {name}',
  deletePool: 'Delete node pool {name}',
  addWorkersLead:
    'They join the oldest pool of the size you choose, and run the version that its other workers have by then.',
  begun: 'It waits until the cluster is free',
  waiting: '{label}: as soon as “{kind}” ends',
  waitingFree: '{label}: as soon as the cluster is free',
  sending: '{label}: the cluster is looked at once more, then it is sent',
  slow: '{label}: the region asked for a pause, or an answer was lost and has to be waited for',
  withoutYou:
    'The console waits without you until {at} at the latest, also when you close this tab or your session ends idle.',
  outlives:
    'The console waits, not the region: you can close this tab. {known, select, yes {It goes on without you until {at} at the latest.} other {It goes on as long as the session lasts that asked for it.}} Before anything is sent, the cluster is looked at again.',
  cancel: 'Do not do it',
  held: 'Held back: {label}',
  heldLead: 'It was stopped. It does nothing more until somebody goes on with it.',
  sessionEnded: 'The session it used has ended. Go on to use yours.',
  refused:
    'The region does not accept the account any more: it may have been deactivated. Go on once it is accepted again.',
  regionDown: '{region} does not answer. It is asked again every few seconds.',
  goOn: 'Go on',
  unread: 'Not confirmed yet: {label}',
  unreadLead: 'What keeps the cluster busy could not be read.',
  confirmAgain: 'Do it when the cluster is free',
  notSent: 'Not sent: {label}',
  operationFailed: 'What it waited for, “{kind}”, has failed. Look at the cluster first.',
  busyAgain: 'Another operation has taken the cluster meanwhile: {kind}.',
  failed: 'Failed: {label}',
  unknown: 'Perhaps sent: {label}',
  unknownLead:
    'The answer was lost, and reading cannot tell whether it was carried out: somebody else may have done the like. Look at the operations of the cluster first.',
  once: 'Do it once more',
  so: 'Nothing was sent: {label}',
  soLead: 'It was so already once the cluster was free.',
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
