/** Words of upgrading a cluster: what may be chosen, the way there, and its supervised run. */
export const upgrade = {
  title: 'Upgrade {name}',
  lead: 'Control plane and workers go to a newer version one allowed step at a time. There is no way back to an older one.',
  open: 'Upgrade',
  part: '{part, select, workers {Workers} other {Control plane}}',
  facts: {
    controlPlane: 'Control plane runs',
    workers: 'Workers run',
    noWorkers: 'no workers',
    becoming: '{from}, being upgraded to {to}',
  },
  assumedControlPlane:
    'This region does not say which version the control plane runs. It is taken to be that of the workers; the region decides.',
  unknownTitle: 'The versions of this cluster are not known',
  unknown: 'The region does not say which version it runs, so no way can be planned.',
  versionsFailed: 'The versions on offer could not be loaded',
  versions: 'Versions',
  versionsLead: 'What the region takes at this moment, and what stands against the rest.',
  versionsLeadBusy:
    'While an operation runs the region takes no other. This is what it takes afterwards, unless the operation changes it.',
  versionsLeadUpgrade:
    'While the upgrade to {version} runs the region takes no other operation. This is what it takes once that has succeeded.',
  columns: { version: 'Version', controlPlane: 'Control plane', workers: 'Workers', plan: 'Plan' },
  newest: 'newest',
  verdict:
    '{kind, select, current {Runs it} underWay {Being installed} overtaken {Below what is being installed} other {Known once the operation ends}}',
  possible: '{moment, select, now {Possible now} afterwards {Possible afterwards} other {Allowed by the versions}}',
  refused: 'Not now',
  never: 'No',
  rule: '{rule, select, hasWorkers {The cluster has no workers.} isOffered {The region does not offer it any more.} isReadable {The versions cannot be compared.} isHigher {Not above the present version.} staysInMajor {Another major version.} isNotAboveControlPlane {Workers may not run ahead of the control plane.} isWithinTwoMinors {Workers go up by at most two minor versions at once.} isWithinOneMinor {The control plane goes up by one minor version at once.} other {From one minor version to the next only from its newest patch.}}',
  first: 'First: {part, select, workers {workers} other {control plane}} to {version}.',
  refusedVersions: '{count, plural, one {# version that no way leads to} other {# versions that no way leads to}}',
  refusedTable: 'Versions that no way leads to',
  choose: 'Plan',
  chooseOf: 'Plan the way to {version}',
  chosen: 'Planned',
  plan: 'The way to {version}',
  planNone: 'The way there',
  upToDate: 'Nothing to do: the region offers nothing newer than what this cluster runs.',
  noPlan: 'No sequence of allowed steps leads from here to {version}.',
  reached: 'This is what runs already.',
  leadsThere: 'The running operation leads there.',
  goal: 'What goes to {version}',
  goalAll: 'Control plane and workers',
  goalControlPlane: 'Control plane only',
  steps: 'Steps',
  order: 'In which order',
  orderFewest:
    'Fewest steps: {count, plural, one {# step} other {# steps}}, workers up to {skew, plural, one {# minor version} other {# minor versions}} behind meanwhile',
  orderClosest:
    'Closest together: {count, plural, one {# step} other {# steps}}, workers up to {skew, plural, one {# minor version} other {# minor versions}} behind meanwhile',
  stepOperation: 'Operation',
  step: '{part, select, workers {Workers} other {Control plane}}: {from} to {to}',
  stepTo: '{part, select, workers {Workers} other {Control plane}} to {to}',
  stepState:
    '{state, select, done {Done} running {Running} starting {Being started} next {Next} failed {Failed} notStarted {Not started} notReached {Not reached} other {Later}}',
  total:
    'The {count, plural, one {# step} other {# steps}} to go usually take {range} together, each counted from its start',
  totalFew:
    'The {count, plural, one {# step} other {# steps}} to go took {range} together in the few earlier runs here, each counted from its start',
  totalUnknown:
    'How long the {count, plural, one {# step} other {# steps}} to go take together is not known: some of them never ran here',
  lastFailed: 'The last attempt has failed',
  lastFailedLead: 'Find and mend the cause before it is started again.',
  start: 'Start the upgrade',
  startLater: 'Start when this ends',
  confirm: {
    title: 'Upgrade {name} to {version}?',
    steps: '{count, plural, one {One step: {first}.} other {# steps, one after the other. The first: {first}.}}',
    noWayBack: 'There is no way back to an older version.',
    later: 'It begins as soon as “{kind}” ends.',
    supervised:
      'The console sees to it, step by step: it goes on when you close this tab{known, select, yes {, and without you until {at} at the latest} other {}}. It stops at the first failure.',
    action: 'Start the upgrade',
  },
  run: {
    title: 'Upgrade to {version}',
    underWay: 'The console takes the cluster to {version}, step by step',
    hasStopped: 'The upgrade to {version} does not go on',
    open: 'Open the upgrade',
    unknown: 'It is not known yet whether the console upgrades this cluster already.',
    checking: 'Checking the plan. Nothing is started meanwhile.',
    ready: 'Checked, and not started yet',
    readyLead:
      '{todo, plural, =0 {Nothing is left to do} one {# step to do} other {# steps to do}}{skipped, plural, =0 {} other {, # so already}}.',
    looking: 'Looking at the cluster…',
    starting: 'Starting: {step}…',
    waiting: 'Waiting for “{kind}” to end',
    waitingCluster: 'Waiting for the cluster to change',
    noAnswer: 'The region does not answer. It is asked again; nothing is started meanwhile.',
    supervised:
      'It goes on when you close this tab{known, select, yes {, and without you until {at} at the latest.} other {, for as long as the session lasts that has it done.}}',
    stopNext: 'Stop after this step',
    stopsNext: 'It stops before the next step. What runs now cannot be called back.',
    dontStop: 'Do not stop',
    goOn: 'Go on',
    tryAgain: 'Try again',
    end: 'End this run',
    close: 'Close',
    openOperation: 'Open the operation',
    finished: 'Done: {version} has been reached',
    finishedLead: 'Control plane {controlPlane}, workers {workers}.',
    finishedControlPlane: 'Control plane {controlPlane}.',
    asked: 'Stopped between two steps',
    askedLead: 'Nothing of it runs at the moment. It goes on from where the cluster is then.',
    operationFailed: '“{kind}” has failed',
    error: 'The error, as the region sent it',
    copyError: 'Copy the error',
    noError: 'The region gives no reason.',
    afterFailure:
      'No further step was started, and the cluster keeps the versions shown here. Find and mend the cause, then try again.',
    problem: '{step} was not started',
    unread: 'The cluster could not be looked at',
    sessionEnded: 'The session that had it done has ended',
    sessionEndedLead: 'Go on to have it done with yours, from where the cluster is then.',
    accountRefused: 'The region does not accept the account any more',
    accountRefusedLead:
      'It may have been deactivated. Once it is accepted again, go on from where the cluster is then.',
    clusterFailed: 'The cluster has failed',
    clusterFailedLead: 'It can only be deleted.',
    notReached: 'The region is done with the step, and the cluster does not run {version}',
    notReachedLead: 'The region may need a moment. Go on to look again.',
    noWay: 'The plan does not lead on from here',
    noWayLead:
      'The region asks for other steps than you have confirmed, or refuses these. Nothing else is started: end this run, and plan the way anew.',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly upgrade: typeof upgrade;
  }
}
