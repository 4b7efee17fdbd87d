/** Words of the fleet: all clusters of all spaces and regions. */
export const fleet = {
  title: 'Fleet',
  beside:
    '{clusters, plural, one {# cluster} other {# clusters}} in {spaces, plural, one {# space} other {# spaces}} of {regions, number} of {all, plural, one {# region} other {# regions}}{old, plural, =0 {} one {, # more as it was} other {, # more as they were}}',
  besideAsOf:
    '{clusters, plural, one {# cluster} other {# clusters}} in {spaces, plural, one {# space} other {# spaces}}, as of {time}',
  reading: 'Reading… {clusters, plural, one {# cluster} other {# clusters}} so far',
  readAgain: 'Read again',
  liveness: '{liveness, select, live {Live} partly {Partly live} connecting {Connecting…} other {Not live}}',
  cut: 'The answer broke off: there may be more clusters than are shown.',
  caption: 'Clusters of all places',
  rowName: '{cluster} in {space}',
  filter: 'Filter by name, network or ID',
  columnsButton: 'Columns',
  csv: 'CSV',
  nothingToSave: 'There is nothing to save.',
  none: 'No clusters yet',
  noneMatch: 'No cluster matches',
  clear: 'Show all',
  upgrade: 'Upgrade…',
  toSpace: 'Show its space',
  clusters: '{count, plural, =0 {no clusters shown} one {# cluster} other {# clusters}}',
  spaceOf: '{space} · {region}',
  columns: {
    name: 'Cluster',
    state: 'State',
    version: "Workers' version",
    operation: 'Last operation',
    space: 'Space',
    region: 'Region',
    nodes: 'Nodes',
    network: 'Network',
  },
  views: {
    label: 'Views',
    all: 'All',
    behindNewest: 'Behind newest',
    workersBehind: 'Workers behind',
    changing: 'Changing now',
    failed: 'Failed',
    save: 'Save this view',
    delete: 'Delete the view {name}',
    unread: 'Your own views could not be read.',
  },
  saving: {
    title: 'Save this view',
    lead: 'Filters, groups, order and columns as they are now; kept for the accounts you are signed in to.',
    name: 'Name',
    hint: 'Up to 60 characters',
    taken: 'You have a view of that name: this one takes its place.',
    needed: 'Give it a name.',
    submit: 'Save',
  },
  state: {
    label: 'State',
    any: 'Any state',
    choice: '{state, select, changing {Changing now} failed {Failed} ready {Running} other {Unknown}}',
    percent: '{percent, number} %',
    failed: 'Failed: {kind}',
    healthy: 'Healthy',
    unhealthy: 'Unhealthy',
    nodes: '{well, number} of {total, plural, one {# node} other {# nodes}}',
    noNodes: '0 nodes',
  },
  version: {
    label: 'Version',
    any: 'Any version',
    unknown: 'The region does not say',
    newest: 'newest',
    behind: 'behind {version}',
  },
  lag: {
    label: 'Behind',
    any: 'Any lag',
    choice: '{what, select, newest {Behind the newest} other {Behind their control plane}}',
  },
  anySpace: { label: 'Space', any: 'Any space' },
  anyRegion: { label: 'Region', any: 'Any region' },
  group: {
    label: 'Group',
    choice: '{group, select, region {By region} space {By space} other {No groups}}',
  },
  selected: {
    label: 'Selected clusters',
    count: '{count, plural, one {# selected} other {# selected}}',
    at: '{count, number} at {minor}',
    reach: '{all, select, yes {all can reach {version}} other {{count, number} can reach {version}}}',
    hidden: '{count, plural, one {# of them is not shown} other {# of them are not shown}}',
    wave: 'Start a wave…',
    more: 'More for the selected clusters',
    clear: 'Clear the selection',
  },
  work: {
    none: 'None on record',
    unknown: 'Not among the newest',
    ended: '{status, select, DONE {done} FAILED {failed} other {{status}}} {time}',
    underWay: '{status, select, PENDING {waits} RUNNING {under way} other {{status}}}',
  },
  gap: {
    unheard: '{place} has not answered since {time}: its clusters are shown as they were then.',
    silent: '{place} did not answer at {time}: its clusters are not shown and not counted.',
    refused: '{place}: you may not see the clusters there. They are not shown and not counted.',
    preparing: '{place} is still being prepared: no clusters can be in it yet.',
    notCreated: '{place} could not be created: there are no clusters in it.',
    moreSpaces:
      '{place} has more than {most, plural, one {# space} other {# spaces}}: the others are not shown and not counted.',
    moreClusters:
      '{place} has more than {most, plural, one {# cluster} other {# clusters}}: the others are not shown and not counted.',
    show: 'Show the spaces',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly fleet: typeof fleet;
  }
}
