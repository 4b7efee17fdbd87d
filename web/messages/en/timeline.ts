/** Words of the timeline of a space: its operations by cluster over time. */
export const timeline = {
  title: 'Timeline',
  label:
    'Operations by cluster, {range}: {count, plural, =0 {none} one {# operation} other {# operations}} of {clusters, plural, one {# cluster} other {# clusters}}. Arrow keys move between them, plus and minus zoom.',
  span: {
    label: 'Time shown',
    day: 'Today',
    week: 'Week',
    month: 'Month',
  },
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  earlier: 'Earlier',
  later: 'Later',
  noLater: 'This reaches up to now already',
  noWider: 'This is the longest time',
  noCloser: 'This is the shortest time',
  now: 'Back to now',
  hint: '{count, plural, one {# operation} other {# operations}} of {clusters, plural, one {# cluster} other {# clusters}} in this time',
  nowAt: 'now {time}',
  legend: {
    label: 'What is what',
    done: 'done',
    failed: 'failed',
    running: 'running',
    slow: 'slower than usual',
    waiting: 'waits',
    waited: 'waited',
    expected: 'expected end',
    several: 'several, zoom in',
  },
  mark: {
    done: '{name}, {cluster}, done: {course}, {at}',
    failed: '{name}, {cluster}, failed: {course}, {at}',
    running: '{name}, {cluster}, {course}, {at}',
    waiting: '{name}, {cluster}, {course}, {at}',
    slow: '{name}, {cluster}, slower than usual: {course}, {at}',
  },
  ends: 'expected to end {from}–{to}',
  endsFew: 'ends {from}–{to} if it goes like the few earlier ones',
  endUnknown: 'its end is not known',
  bundle:
    '{count, plural, one {# operation} other {# operations}}, {cluster}, {failed, plural, =0 {none failed} one {# failed} other {# failed}}, {from} to {to}. Zoom in',
  bundleList:
    '{count, plural, one {# operation} other {# operations}}, {cluster}, {failed, plural, =0 {none failed} one {# failed} other {# failed}}, {from} to {to}. Show the list',
  deleted: 'deleted',
  noCluster: 'Without a cluster',
  none: 'No operations in this time, as far as was read.',
  noneWhole: 'No operations in this time.',
  readTo: 'Read back to {at}. What is grey before it has not been read.',
  readWhole: 'All operations have been read.',
  readSight: 'All of this time has been read.',
  readNone: 'Nothing has been read yet.',
  unplaced: '{count, plural, one {# operation gives} other {# operations give}} no times and cannot be drawn.',
  moreLanes: '{count, plural, one {Show # more cluster} other {Show # more clusters}}',
  table: 'As a table: {count, plural, one {# operation} other {# operations}}',
  course: 'Waited and ran',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly timeline: typeof timeline;
  }
}
