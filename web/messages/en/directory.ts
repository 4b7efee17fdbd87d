/** Words of lists that are read as a whole. */
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
  exportFailed: 'The file could not be written.',
  incomplete: '(incomplete)',
  exportPart: 'Export {count, plural, one {# row} other {# rows}} of an incomplete list',
  select: {
    page: 'All {here, number} on this page are selected.',
    shown: '{here, number} of those that match are selected.',
    take: '{count, plural, =0 {Select all} other {Select all #}}',
    takeMatching: '{count, plural, =0 {Select all that match} other {Select all # that match}}',
    reading: 'Reading the whole list: {loaded, number}',
    readingOf: 'Reading the whole list: {loaded, number} of {total, number}',
    giveUp: 'Give up',
    broken: 'Only {loaded, number} could be read. The selection is what it was.',
    again: 'Try again',
    tooMany: '{count, number} match, and one change takes {most, number} at most: narrow the filter.',
    all: 'All {count, number} are selected, as read at {time}.',
    allMatching: 'All {count, number} that match “{text}” are selected, as read at {time}.',
    some: '{left, number} of all {count, number} are selected, as read at {time}.',
    someMatching: '{left, number} of the {count, number} that match “{text}” are selected, as read at {time}.',
    kept: 'They stay selected whatever you filter for.',
    clear: 'Clear the selection',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly directory: typeof directory;
  }
}
