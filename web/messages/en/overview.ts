/** Words of the overview, the console's first page. */
export const overview = {
  title: 'Overview',
  ofRegion: 'Overview of {region}',
  beside:
    '{clusters, plural, one {# cluster} other {# clusters}} in {spaces, plural, one {# space} other {# spaces}} of {regions, plural, one {# region} other {# regions}}',
  besideSpaces:
    '{clusters, plural, one {# cluster} other {# clusters}} in {spaces, plural, one {# space} other {# spaces}}',
  besideClusters: '{clusters, plural, one {# cluster} other {# clusters}}',
  reading: 'Reading…',
  waiting: '{region, select, all {Still waiting for the console…} other {Still waiting for {region}…}}',
  readAgain: 'Read again',
  compare: 'Compare with another place',
  where: '{cluster} · {space}',
  more: '{count, plural, one {# more} other {# more}}',
  missing: '{missing, select, all {Could not be read.} other {As far as could be read: {words}}}',
  running: {
    title: 'Running now',
    none: 'Nothing is running.',
  },
  failed: {
    title: 'Failed in the last day',
    none: 'Nothing has failed.',
    noReason: 'The region gives no reason.',
    open: 'Look at it',
    toCluster: 'Open the cluster',
  },
  needs: {
    title: 'Needs you',
    none: 'Nothing waits for you.',
  },
  versions: {
    title: 'Versions',
    lead: 'by the version of their workers',
    none: 'No clusters yet.',
    fleet: 'Open the fleet',
  },
  week: {
    title: 'Last 7 days',
    none: 'Nothing has ended.',
  },
  places: {
    title: 'Places',
    none: 'There is no organisation or space that you may see.',
    more: '{count, plural, one {One more is} other {# more are}} found with “Go to…”.',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly overview: typeof overview;
  }
}
