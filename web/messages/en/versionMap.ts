/** Words of the clusters of a space on the ladder of versions. */
export const versionMap = {
  title: 'Versions of the clusters',
  clusters: '{count, plural, one {# cluster} other {# clusters}}',
  more: '{count, plural, one {# more} other {# more}}',
  key: {
    present: 'runs',
    possible: 'allowed next',
    gap: 'behind the control plane',
  },
  runs: '{part, select, workers {Workers} other {Control plane}} {version}',
  behind: 'behind',
  possible: 'may go to {versions}',
  nothing: 'nothing newer is allowed from here',
  noWorkers: 'No workers',
  unknown: 'Their region does not say in a comparable way what they run.',
  none: 'There are no clusters to show.',
  partly: 'Not all clusters have been read: only those read are shown.',
  incomplete: 'The rest of the list could not be loaded, so clusters may be missing.',
  failed: 'The clusters could not be loaded',
  notOffered: 'The versions on offer could not be loaded',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly versionMap: typeof versionMap;
  }
}
