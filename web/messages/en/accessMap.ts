/** Words of the map of access: who may do how much of which service in a scope. */
export const accessMap = {
  title: 'Map of access',
  lead: '{kind, select, space {Who may do how much of each service in this space, the mightiest first. Identity rights of the organisation count here too.} other {Who may do how much of each service in the organisation, the mightiest first. Spaces have maps of their own.}}',
  compare: 'Compare with another place',
  reviews: 'Access reviews',
  state: {
    start: 'Read the map',
    again: 'Read it again',
    stop: 'Stop',
    none: '{kind, select, space {Not read yet: everybody in this space and in the organisation is asked for their policy, with one call each.} other {Not read yet: everybody in the organisation is asked for their policy, with one call each.}}',
    progress: 'The map being read',
    listing: '{level, select, space {This space} other {The organisation}}: looking for users and service accounts…',
    asked:
      '{level, select, space {This space} other {The organisation}}: {asked, number} of {total, plural, one {# user or service account} other {# users and service accounts}} asked.',
    whole: 'Complete, as of {time}.',
    part: 'Not complete, as of {time}.',
    outdated: 'Rights were changed here since.',
    resources:
      'What counts on everything of a service. Rights on single resources (ACLs, deprecated granular policies, having created something) are on the page of each.',
  },
  gaps: {
    title: 'Not on the map, as it could not be read',
    stopped:
      '{level, select, space {This space} other {The organisation}}: stopped before {count, plural, one {one more was} other {# more were}} asked.',
    list: '{type, select, users {The list of users} other {The list of service accounts}}, {level, select, space {of this space} other {of the organisation}}: somebody may be missing.',
    unread: '{count, plural, one {What one person or account holds} other {What # people and accounts hold}}: {names}.',
    more: '{count, plural, one {one more} other {# more}}',
    roles:
      '{count, plural, one {What one role gives} other {What # roles give}}, {level, select, space {in this space} other {in the organisation}}: {names}.',
    catalogue: 'Which permissions there are: nobody is known to administer a service.',
    part: '{count, plural, one {A part of what one person or account holds} other {A part of what # people and accounts hold}}.',
    aboveUnknown: 'The organisation: your account is not told which one it is. Its identity rights reach in.',
    above: 'The organisation: nobody has been asked there. Its identity rights reach in.',
    aboveUnread: '{count, plural, one {One of the organisation, who} other {# of the organisation, who}} may reach in.',
  },
  show: {
    label: 'Show',
    all: 'Everybody ({count, number})',
    inactive: 'Cannot get in, and hold rights ({count, number}{whole, select, true {} other { so far}})',
    lasting: 'Service accounts without a last day ({count, number}{whole, select, true {} other { so far}})',
    direct: 'Rights given directly ({count, number}{whole, select, true {} other { so far}})',
    only: '{whole, select, true {Only administrator of a service ({count, number})} other {Only administrator of a service (once all is read)}}',
    outside:
      '{kind, select, space {Not assigned here, and reach in} other {Reach into every space}} ({count, number}{whole, select, true {} other { so far}})',
  },
  filter: 'Filter by name',
  count: '{shown, number} of {all, number}',
  table: 'Map of access: subjects by services',
  subject: 'Subject',
  kind: '{type, select, users {Person} other {Service account}}',
  level: '{level, select, administers {administers} changes {changes} reads {reads} other {none}}',
  found: '{level, select, administers {administers} changes {changes} reads {reads} other {none found}}',
  unsure:
    '{level, select, administers {administers} changes {changes at least} reads {reads at least} other {not known}}',
  legend: {
    reads: 'reads: sees all or some of it',
    changes: 'changes some of it',
    administers: 'administers: holds every right there is',
    none: 'none',
    unsure: 'not known',
  },
  cell: '{name}, {service}: {words}',
  notRead: 'Could not be read',
  outside: 'not assigned here',
  direct: '{count, plural, one {# direct right} other {# direct rights}}',
  only: 'only administrator of {services}',
  words: {
    title: 'In words',
    line: '{service}: {administers, plural, =0 {nobody administers it} one {one administers it} other {# administer it}}, {changes, plural, =0 {nobody changes} one {one changes} other {# change}} some of it, {reads, plural, =0 {nobody only reads} one {one only reads} other {# only read}}.',
    only: 'Only {name} administers it.',
    soFar: 'So far:',
  },
  noneTitle: '{whole, select, true {Nobody matches} other {Nobody matches so far}}',
  none: 'Names are searched among those that “Show” lets through.',
  showAll: 'Show everybody',
  columns: {
    name: 'Name',
    kind: 'Kind',
    id: 'ID',
    state: 'State',
    lastDay: 'Last day',
    direct: 'Direct rights',
    assigned: 'Assigned here',
  },
  assigned: '{here, select, true {yes} other {no}}',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly accessMap: typeof accessMap;
  }
}
