/** Words of the parts of the overview, which come with their code. */
export const glance = {
  liveness:
    '{liveness, select, live {Live} partly {Partly live} connecting {Connecting…} offline {Offline} other {Not live}}',
  silent:
    '{whole, select, yes {{region} has not answered since {since}} other {{region}: {spaces, plural, one {# space has not answered} other {# spaces have not answered}} since {since}}}. What is shown of it is from then; what is missing is not counted.',
  unread: {
    list: '{list, select, accounts {the service accounts of the organisation} other {recovery links}}',
    region: '{region} could not be read: nothing of it is shown or counted.',
    refused: '{region} does not let your account read any space.',
    failing:
      '{region}: {of, select, lists {} other {{spaces, plural, one {{names} has not answered everything yet} other {{names} have not answered everything yet}}}}{of, select, both {; } other {}}{of, select, spaces {} other {{lists} could not be read}}. What is missing is not counted.',
    forbidden:
      '{region}: your account may not read {of, select, lists {{lists}: of what expires there nothing is told} both {everything in {names}, nor {lists}. What is missing is not counted} other {everything in {names}. What is missing is not counted}}.',
    unrecorded: '{region} keeps no records of what is done in {names}: nothing of it is shown or counted.',
    bounded:
      '{region}: {most, plural, one {only the first space is} other {only the first # spaces, and as many service accounts, are}} read, and {items, plural, one {# cluster} other {# clusters}} of each space.',
    whole: 'The overview could not be read to its end.',
  },
  running: {
    what: 'Operation',
    where: 'Cluster and space',
    end: 'Expected end',
    now: 'now {time}',
    percent: '{percent, number} %',
    ends: '{left} left · <b>ends ≈ {at}</b>',
    endsLate: ', in 95 % of {runs, plural, one {# run} other {# runs}} by {late}',
    few: '{runs, plural, one {≈ {to}, by one earlier run} other {≈ {to}, by # earlier runs}}',
    late: 'by {late} in 95 % of {runs, plural, one {# run} other {# runs}}',
    lateByFew: '{runs, plural, one {longer than the only earlier run} other {longer than all # earlier runs}}',
    slow: 'slower than 95 % of {runs, plural, one {# run} other {# runs}}',
    noRuns: 'since {since} · no earlier runs',
    waiting: 'has not started{isFirst, select, yes { · no earlier runs} other {}}',
    unheard: '{known, select, yes {not heard since {since}} other {not heard}}',
    unread: 'since {since} · earlier runs could not be read',
    legendRun: 'run so far',
    legendEnd: 'usual end, p50–p95 of earlier runs',
  },
  empty: {
    title: 'What to do first',
    lead: 'There is no space yet. A space is where clusters live and people work.',
    create: 'Create the first space',
    people: 'Look at the people of the organisation',
  },
  bare: {
    title: 'What to do first',
    lead: 'There is no cluster in this space yet. A cluster takes a few minutes.',
    deserted: 'Nobody is assigned to the space yet, either.',
    create: 'Create the first cluster',
    people: 'Look at the people of the space',
  },
  ask: {
    title:
      '{spaces, plural, =0 {No space is open to you yet} one {You may not see what is in the only space open to you} other {You may not see what is in the # spaces open to you}}',
    lead: 'Whoever administers the organisation can assign you to a space and give you a role. Send them this; they find your account behind the link.',
    request:
      '{who, select, person {I am {name}, user {id}} other {I use the service account {id}}}{known, select, yes { of the organisation {organisation}} other {}} in {region}, and see nothing there. Please assign {who, select, person {me} other {it}} to a space with a role that may read it.{known, select, yes { {link}} other {}}',
    copy: 'Copy the request for {region}',
    rights: 'Your account in {region}',
  },
  versions: {
    minor: 'Version',
    clusters: 'Clusters',
    behind: 'Workers behind the control plane',
    behindCount: '{count, plural, =0 {} one {# behind} other {# behind}}',
    unknown:
      '{count, plural, one {Of # cluster the region does not say which version it runs.} other {Of # clusters the region does not say which version they run.}}',
    patches: 'By patch',
    patch: '{version} · {count, number}',
  },
  week: {
    now: 'now',
    named: '{name} · {place}',
    label:
      '{count, plural, one {# operation that has ended} other {# operations that have ended}} in the last 7 days, by when it began and how long it took.',
    list: '{count, plural, one {# operation} other {# operations}}{failed, plural, =0 {} other {, # failed}}: as a list',
    untimed:
      '{count, plural, one {# more does not say when it began} other {# more do not say when they began}}{failed, plural, =0 {} other {, # failed}}.',
    cut: '{spaces, plural, one {In # space more has ended: only its newest operations are shown.} other {In # spaces more has ended: only their newest operations are shown.}}',
  },
  needs: {
    ready: '{name}: waits to be confirmed',
    paused: '{name}: paused',
    decide: 'Decide',
    preparing: 'Being prepared: {names}',
    unready: 'Could not be created: {names}',
    since: 'since {since}',
    behind:
      '{spaces, plural, one {{space}: } other {}}{count, plural, one {# cluster has workers behind its control plane} other {# clusters have workers behind their control planes}}',
    accounts:
      '{ended, plural, =0 {} one {# service account has expired} other {# service accounts have expired}}{both, select, yes {, } other {}}{soon, plural, =0 {} one {# service account expires by {day}} other {# service accounts expire by {day}}}',
    links:
      '{count, plural, one {# recovery link ends unused} other {# recovery links end, nobody is known to have used them}}',
    linksBy: 'the first at {at}',
    session: 'Your sign-in to {region} ends',
    sessionIn: 'in {left}, and cannot be renewed by then',
    newest:
      '{count, plural, one {# cluster runs an older version than {newest}} other {# clusters run older versions than {newest}}}',
    toFleet: 'Choose them',
    show: 'Show',
    runsUnread: 'Whether a run waits for you could not be read.',
    versionsUnread: 'What {region} offers could not be read: clusters there may run older versions.',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly glance: typeof glance;
  }
}
