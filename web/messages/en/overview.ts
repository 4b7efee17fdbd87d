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
  readAgain: 'Read again',
  where: '{cluster} · {space}',
  more: '{count, plural, one {# more} other {# more}}',
  missing: 'As far as could be read: {words}',
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
  unread: {
    region: '{region} could not be read: nothing of it is shown or counted.',
    refused: '{region} does not let your account read any space.',
    failing:
      '{region}: {spaces, plural, =0 {} one {# space did not answer everything} other {# spaces did not answer everything}}{both, select, yes {; } other {}}{lists, plural, =0 {} one {a list of the organisation could not be read} other {lists of the organisation could not be read}}. What is missing is not counted.',
    forbidden:
      '{region}: your account may not read {spaces, plural, =0 {} one {everything in # space} other {everything in # spaces}}{both, select, yes {, nor } other {}}{lists, plural, =0 {} one {a list of the organisation} other {some lists of the organisation}}. What is missing is not counted.',
    bounded:
      '{region}: {most, plural, one {only the first space is} other {only the first # spaces, and as many service accounts, are}} read, and {items, plural, one {# cluster} other {# clusters}} of each space.',
    whole: 'The overview could not be read to its end.',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly overview: typeof overview;
  }
}
