/** Words of finding the roles that suffice for some operations. */
export const fitting = {
  title: 'Roles for a task',
  lead: 'From what somebody is to do to the fewest roles that let them, what those give besides, and a role that fits exactly.',
  takes: '{operation}: takes {names}',
  operations: {
    title: 'What is to be done',
    clear: 'Begin anew',
    add: 'Add operations',
    find: 'Find by name, path or permission',
    chosen: 'chosen',
    count: '{count, plural, one {# chosen} other {# chosen}}',
    recorded:
      '{count, plural, =0 {Add recorded calls} one {Add # recorded operation} other {Add # recorded operations}}',
    noneRecorded: 'Nothing else was called in this place since the page was loaded',
    noneTitle: 'Nothing chosen yet',
    none: 'Choose operations one by one, or do the task yourself and then add what was recorded of it.',
    drop: 'Leave out',
    token: 'Nothing: being signed in is enough',
    columns: { name: 'Operation', takes: 'Takes', way: 'Method and path' },
  },
  roles: {
    title: 'Roles that suffice',
    lead: 'Takes one call for each role of this scope.',
    find: 'Find roles',
    again: 'Read the roles again',
    stop: 'Stop',
    progress: '{asked, number} of {total, plural, one {# role} other {# roles}} read',
    incomplete: 'Not every role was read: fewer may suffice',
    unread: '{count, plural, one {# role} other {# roles}} could not be read: {names}',
    listMissing: 'The list of roles could not be read.',
    stopped: '{count, plural, one {# role was} other {# roles were}} not asked about.',
    missing:
      '{sure, select, true {No role here serves} other {No role that was read serves}} {count, plural, one {# operation} other {# operations}}',
    noneServes: 'No role serves any of these operations.',
    noneNeeded: 'No role is needed: being signed in is enough.',
    found:
      'The fewest found: {count, plural, one {# role} other {# roles}}{partly, select, true { for the other operations} other {}}. Not every set was looked at, so fewer may suffice.',
    smallest:
      '{count, plural, one {# role suffices} other {# roles suffice}}{partly, select, true { for the other operations} other {}}, and no fewer do. Others, of as many, may give less besides.',
    leanest:
      '{count, plural, one {# role suffices} other {# roles suffice}}{partly, select, true { for the other operations} other {}}. No fewer do, and no others of as many give less besides.',
    noSurplus: '{count, plural, one {It gives} other {They give}} nothing besides.',
    surplus: 'Given besides, which none of these operations takes ({count, number})',
    give: '{count, plural, one {Give this role to…} other {Give these roles to…}}',
    columns: { name: 'Role', kind: 'Kind', serves: 'Serves', besides: 'Gives besides' },
  },
  exact: {
    title: 'A role that fits exactly',
    lead: 'Gives what these operations take and nothing that could be left out.',
    count: '{count, plural, one {# permission} other {# permissions}}',
    copy: 'Copy the names',
    create: 'Create this role',
    nothing: 'There is no permission to give for these operations.',
    missing:
      '{count, plural, one {# operation takes} other {# operations take}} what {kind, select, organisation {a role of the organisation does not give in it or its spaces} other {a role of this space cannot give}}',
    failedTitle: 'The permissions there are could not be read',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly fitting: typeof fitting;
  }
}
