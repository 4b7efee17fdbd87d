/** Words of lists that are read as a whole, and of those that have no row to show. */
export const directory = {
  matches: '{count, plural, one {# match} other {# matches}}',
  lookedThrough: 'Looked through:',
  read: '{loaded, number} read',
  readOf: '{loaded, number} of {total, number} read',
  asOf: '{loaded, number} of {total, number}, as of {time}',
  missing: '{loaded, number} of {total, number}, as of {time}: {missing, number} missing',
  asOfUnknown: '{loaded, number}, as of {time}',
  outdated: 'Something has changed since.',
  stop: 'Stop',
  readAll: 'Read all {total, number}',
  readRest: 'Read all',
  again: 'Read again',
  pages: 'Show pages',
  cost: 'To read all {total, number}, the region is called {calls, plural, one {once} other {# times}}: about {minutes, plural, one {# minute} other {# minutes}}.',
  exactFirst: 'A whole e-mail address or ID is found at once.',
  export: 'Export {count, plural, one {# row} other {# rows}}',
  columns: 'Columns',
  exportFailed: 'The file could not be written.',
  incomplete: '(incomplete)',
  exportPart: 'Export part',
  exportPage: 'Export {count, plural, one {# row} other {# rows}} of this page',
  noneMatchTitle: 'Nothing matches “{text}”',
  noneMatchSoFar: 'Nothing matches “{text}” so far',
  noneMatch: 'Every word has to occur. A whole e-mail address or ID is looked up exactly.',
  noneMatchStopped: 'Only a part of the list has been searched.',
  clearFilter: 'Clear the filter',
  emptyPageTitle: 'This page is empty',
  emptyPage: 'What was here has moved or was deleted.',
  firstPageLink: 'Go to the first page',
  views: 'Views',
  reread: {
    matches: 'The rest of the list could not be loaded, so matches may be missing.',
    order: 'The rest of the list could not be loaded, so it could not be sorted.',
    rest: 'The rest of the list could not be loaded.',
    stale: 'These rows may be out of date: refreshing them failed.',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly directory: typeof directory;
  }
}
