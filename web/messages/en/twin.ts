/** Words of two places side by side. */
export const twin = {
  title: 'Compare with another place',
  lead: 'Roles, what people hold and clusters of this place and another one, of any region. Names decide what belongs together: e-mail addresses of people, names of everything else.',
  pick: 'Choose the other place.',
  samePlace: 'That is this place itself. Choose another one.',
  notSignedIn: 'You are not signed in to {region}.',
  onlyDifferent: 'Differences only',
  allEqual: '{here} and {there} are equal in all that is compared here.',
  choice: { swap: 'Look from there' },
  state: {
    none: 'Not compared yet: everybody in both places is asked for their policy, with one call each.',
    start: 'Compare',
    again: 'Read both again',
    stop: 'Stop',
    progress: 'Both places being read',
    asked:
      '{asked, number} of {total, plural, one {# user or service account} other {# users and service accounts}} asked',
    whole: 'Complete, as of {time}.',
    part: 'Not complete, as of {time}.',
    outdated: 'Rights were changed here since.',
    gaps: 'Not compared, as it could not be read',
  },
  gaps: {
    more: '{count, plural, one {one more} other {# more}}',
    roles: '{place}: which roles there are. Nothing is said of roles, nor of who holds them.',
    contents: '{place}: {count, plural, one {what one role gives} other {what # roles give}}: {names}.',
    permissions: '{place}: what single permissions are called. Nothing is said of whoever holds some.',
    list: '{place}: {type, select, users {the list of users} other {the list of service accounts}}. Somebody may be missing.',
    unread:
      '{place}: {count, plural, one {what one person or account holds} other {what # people and accounts hold}}: {names}.',
    unasked: '{place}: stopped before {count, plural, one {one more was} other {# more were}} asked.',
    clusters: '{place}: which clusters there are.',
  },
  part: {
    standing: 'How they stand',
    counts: '{counts}.',
    nothing: 'There are none in either place.',
    count:
      '{standing, select, differs {{count, plural, one {# differs} other {# differ}}} onlyHere {{sure, select, true {{count, number} only in {here}} other {{count, number} not found in {there} so far}}} onlyThere {{sure, select, true {{count, number} only in {there}} other {{count, number} not found in {here} so far}}} several {{count, plural, one {# name used more than once} other {# names used more than once}}} unread {{count, number} not known} other {{count, plural, one {# equal} other {# equal}}}}',
    stands:
      '{standing, select, differs {differs} onlyHere {{sure, select, true {only in {here}} other {not found in {there} so far}}} onlyThere {{sure, select, true {only in {there}} other {not found in {here} so far}}} several {more than one of this name: not compared} unread {not known} other {equal}}',
  },
  make: {
    open: 'Make {here} like {there}…',
    title: 'Make {here} like {there}',
    lead: 'What {there} gives and {here} does not is given here, as far as it is chosen. One run does all of it, once you have confirmed what its check finds; it can be taken back, but for roles that it creates: these stay, and give nothing.',
    roles: 'Roles',
    people: 'People and service accounts who are in both',
    all: 'Choose all',
    none: 'Choose none',
    isCreated: 'is created here',
    changes:
      '{takes, select, true {{gains, plural, =0 {gives nothing} one {gives #} other {gives #}}, {loses, plural, =0 {takes nothing} one {takes #} other {takes #}}} other {{gains, plural, =0 {gives nothing} one {gives #} other {gives #}}{loses, plural, =0 {} one {; # more here stays} other {; # more here stay}}}}',
    takes: 'Take away as well what {there} does not have',
    takesHint: 'Of the chosen roles and people. No role is deleted, and nobody is removed from {here}.',
    leftAlone:
      'Predefined roles, who is in one place alone, names used more than once, what could not be read and clusters are left alone.',
    effect: 'What it does',
    read: '{asked, number} of {total, number} read',
    stop: 'Stop',
    roleLoses:
      '{name} gives {count, plural, one {one permission} other {# permissions}} no longer{held, plural, =-1 {} =0 {; nobody holds it} one {; one holds it} other {; # hold it}}',
    roleGains:
      '{name} gives {count, plural, one {one permission} other {# permissions}} more{held, plural, =-1 {} =0 {; nobody holds it} one {; one holds it} other {; # hold it}}',
    roleMade:
      '{name} is created{count, plural, =0 {, and gives nothing} one {, and gives one permission} other {, and gives # permissions}}',
    nobodyYet: 'Nobody holds it before this run gives it to somebody.',
    given:
      '{count, plural, one {One of the chosen gets} other {# of the chosen get}} roles that this run creates: {names}.',
    missing: 'Left out: nothing is called so here',
    unread:
      '{count, plural, one {One of the chosen could not be read and is left out.} other {# of the chosen could not be read and are left out.}}',
    leftOut: 'Whoever was not read is left out.',
    uncertain: 'What some of it does is not certain, as not everything could be read.',
    wait: 'Comes when it has been read.',
    nothing: 'There is nothing to change.',
    lockout:
      '{sure, select, true {Your own account loses the right to change policies here.} other {A role that your own account holds no longer gives the right to change policies here; unless another one does, you lose it.}} You will not be able to undo it yourself then. Go on all the same?',
    begin: '{count, plural, one {Check # change} other {Check # changes}}',
  },
  roles: {
    title: 'Roles',
    none: 'No role differs.',
    unread: 'The roles of one of the places could not be read.',
    kind: '{custom, select, true {custom} false {predefined, cannot be changed} other {unknown}}',
    permissions: '{sign}{figure} {count, plural, one {permission} other {permissions}}',
    columns: { name: 'Role', kind: 'Kind', gains: 'Gives in {there} only', loses: 'Gives in {here} only' },
  },
  people: {
    title: 'What people hold',
    none: '{count, plural, =0 {Nobody was found in both.} other {Whoever is in both holds the same.}}',
    kind: '{type, select, users {Person} other {Service account}}',
    onlyHere:
      '{sure, select, true {{count, plural, one {# person or account only in {here}} other {# people and accounts only in {here}}}} other {{count, plural, one {# person or account of {here} not found in {there} so far} other {# people and accounts of {here} not found in {there} so far}}}}',
    onlyThere:
      '{sure, select, true {{count, plural, one {# person or account only in {there}} other {# people and accounts only in {there}}}} other {{count, plural, one {# person or account of {there} not found in {here} so far} other {# people and accounts of {there} not found in {here} so far}}}}',
    columns: { name: 'Name', kind: 'Kind', gains: 'Holds in {there} only', loses: 'Holds in {here} only' },
  },
  clusters: {
    title: 'Clusters',
    none: 'No cluster differs.',
    unread: 'The clusters of one of the places could not be read.',
    spacesOnly: 'Clusters belong to spaces: they are compared where both places are spaces.',
    untold: 'version not told',
    both: '{version}, control plane {controlPlane}',
    upgrade: 'Upgrade to {to} in {place}',
    wave: '{count, plural, one {Upgrade # cluster} other {Upgrade # clusters}} of {here} together',
    columns: { name: 'Cluster', upgrade: 'What can be done' },
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly twin: typeof twin;
  }
}
