/** Words of what somebody loses who leaves a place, which come with the question. */
export const losses = {
  title: {
    lost: 'What is lost',
    idle: 'What cannot be used while deactivated',
    regained: 'What can be used once activated',
  },
  read: '{state, select, reading {Reading: {asked, number} of {total, number}. So far} complete {Everything was read:} other {Not everything was read. Read were}} roles and direct permissions of {places, plural, =0 {no place} one {one place} other {# places}}, {acls, plural, =0 {no list of ACLs} one {one list of ACLs} other {# lists of ACLs}}{granular, plural, =0 {} one {, one of granular policies} other {, # of granular policies}}.',
  stop: 'Stop reading',
  again: 'Read again',
  lost: '{count, plural, one {Lost in one place} other {Lost in # places}}',
  idle: '{count, plural, one {Of no use in one place} other {Of no use in # places}}',
  regained: '{count, plural, one {Of use in one place} other {Of use in # places}}',
  kept: '{count, plural, one {Stays in one place} other {Stays in # places}}',
  inert: '{count, plural, one {Without effect in one place} other {Without effect in # places}}',
  uncertain: '{count, plural, one {Not known for one place} other {Not known for # places}}',
  cannot: 'Cannot be used ({count, number})',
  can: 'Can be used ({count, number})',
  nothing: '{count, plural, one {Nothing is held in one place} other {Nothing is held in # places}}',
  place:
    '{kind, select, space {Space} other {Organisation}}{count, plural, =0 {} one {, role {roles}} other {, roles {roles}}}',
  created:
    'Rights from having created something are not shown. In a space, only kinds of resource that the region’s own review names were asked about.',
  elsewhere: 'Rights held elsewhere are not shown here. They follow in the same way.',
  unreadAt: 'Not read in {place}: {what}.',
  unread: {
    policy: 'roles and direct permissions',
    catalogue: 'which kinds of resource there are, and so any ACL',
    spaces: 'which spaces there are to look in',
    acls: '{count, plural, one {ACLs on {kinds}} other {ACLs on # kinds of resource ({kinds})}}',
    granular:
      '{count, plural, one {granular policies on {kinds}} other {granular policies on # kinds of resource ({kinds})}}',
  },
  notAsked:
    '{count, plural, =0 {Reading ended before everything was asked for.} one {Reading ended early: one list was not asked for, and perhaps more.} other {Reading ended early: # lists were not asked for, and perhaps more.}}',
  unknown:
    'What {count, plural, one {one role, permission or ACL gives} other {# roles, permissions or ACLs give}} could not be read.',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly losses: typeof losses;
  }
}
