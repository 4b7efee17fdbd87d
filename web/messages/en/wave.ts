/** Words of what is done to many clusters: planning it in stages, and seeing it through. */
export const wave = {
  title: 'Upgrade together',
  packagesTitle: 'Update packages together',
  lead: 'Several clusters go to one version, stage after stage: the first one is for trying it out. Before each step every cluster is looked at again.',
  packagesLead:
    'The operating system packages of the workers of several clusters are updated, stage after stage: the first one is for trying it out.',
  several: 'Begun together',
  severalLead:
    '{count, plural, one {# run, in its region} other {# runs, each in its own region}}. None waits for the other.',
  add: 'Add clusters…',
  noneTitle: 'No cluster is chosen',
  none: 'Add clusters of this or another space, or select some in the list of clusters first.',
  unreadTitle: 'Not all of the clusters could be read',
  target: 'Version',
  chosen: 'Chosen clusters',
  becomes: 'What would become of it',
  stageOf: 'Stage of {name}',
  leaveOut: 'Leave it out',
  regions: '{count, plural, one {One run is} other {# runs are}} begun together, one in each region',
  regionsLead:
    'A run works with your sign-in to one region. Each has its own stages and pauses for itself: none waits for the other.',
  check: '{count, plural, one {Check # cluster} other {Check # clusters}}',
  nothing: 'Nothing would be done to any of these clusters.',
  reading: 'The clusters are being read.',
  pace: {
    title: 'Pace',
    atOnce: 'At the same time, at most',
    clusters: '{count, plural, one {# cluster} other {# clusters}}',
    between: 'Between two stages',
    byHand: 'Wait until I say so',
    minutes: '{count, plural, one {Wait # minute} other {Wait # minutes}}',
    hours: '{count, plural, one {Wait # hour} other {Wait # hours}}',
    stopAt: 'Pause as soon as',
    failed: '{count, plural, one {# cluster has failed} other {# clusters have failed}}',
  },
  prospect: {
    reading: 'Being read',
    steps: '{from} → {to}: {count, plural, one {# step} other {# steps}}',
    packages: 'Packages are updated',
    there: 'Already there: it runs {version}',
    leftOut: 'Left out',
    noWay: 'No sequence of allowed steps leads there.',
    failed: 'The cluster has failed, and can only be deleted.',
    noWorkers: 'It has no workers.',
    unknown: 'Its region does not say what it runs.',
    busy: 'Busy now, and waited for: {kind}',
  },
  adding: {
    title: 'Add clusters',
    region: 'Region',
    find: 'Find a space',
    otherSpace: 'Another space',
    clusters: 'Clusters',
    all: '{count, plural, one {All of # cluster} other {All # clusters}}',
    empty: 'There are no clusters in this space.',
    allKnown: 'All clusters of this space are chosen already.',
    nothing: 'Choose a cluster first.',
    add: '{count, plural, =0 {Add} one {Add # cluster} other {Add # clusters}}',
  },
  run: {
    stages: 'Stages',
    clusters: 'Clusters of the run',
    canary: '{stage, number}. Canary',
    stage: 'Stage {stage, number}',
    stageState: '{state, select, ended {Ended} now {Under way} paused {Paused} stopped {Stopped} other {Waits}}',
    stageSentence:
      '{done, number} done{failed, plural, =0 {} other {, # failed}}{underWay, plural, =0 {} other {, # under way}}{begun, plural, =0 {} other {, # begun}}{todo, plural, =0 {} other {, # not begun}}',
    columns: {
      cluster: 'Cluster',
      space: 'Space',
      stage: 'Stage',
      versions: 'From, to',
      steps: 'Steps',
      state: 'State',
    },
    versions: '{from} → {to}',
    stepsOf: '{done, number} of {count, plural, one {# step} other {# steps}}',
    standing:
      '{standing, select, todo {Not begun} begun {Between two steps} underWay {Under way} done {Done} so {So already} other {Failed}}',
    waitsFor: 'Waits for the end of other work: {kind}',
  },
  time: {
    left: '{basis, select, usual {What is left usually takes {range}} other {What is left takes {range}, if it goes like the few earlier runs there}}, without pauses between stages.',
    ends: 'It would end about {at} then.',
  },
  selected: {
    menu: '{count, plural, one {With # selected cluster} other {With # selected clusters}}',
    upgrade: 'Upgrade together…',
    packages: 'Update packages…',
    kubeconfigs: 'Kubeconfigs…',
    tooMany: 'Not more than {most, number} at once: choose fewer.',
  },
  kubeconfigs: {
    title: '{count, plural, one {# kubeconfig} other {# kubeconfigs}}',
    lead: 'One file for each cluster. Your browser may ask whether it may save several.',
    credential: 'Each file is a credential: whoever has it has your rights in that cluster.',
    notKept: 'They go from the region into the files; the console keeps nothing of them.',
    save: '{count, plural, one {Save # file} other {Save # files}}',
    again: '{count, plural, one {Try # again} other {Try # again}}',
    progress: 'File {done, number} of {count, number}',
    saved: '{count, plural, one {# file saved} other {# files saved}}',
    failed: '{count, plural, one {# could not be fetched} other {# could not be fetched}}',
    empty: 'The region answered without a kubeconfig.',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly wave: typeof wave;
  }
}
