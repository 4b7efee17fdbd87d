/** Words the first page does without, fetched as soon as it is shown: there may be nowhere to fetch them from later. */
export const soon = {
  shut: '(not open to you)',
  notFound: {
    title: 'Nothing here',
    lead: 'It does not exist, was deleted, or the address has a slip.',
    home: 'Go to the start page',
  },
  failures: {
    forbiddenTitle: 'You may not see this',
    forbiddenPermission:
      'Your account lacks the permission <code>{permission}</code> here. An administrator of this scope can grant it.',
    forbidden: 'Your account lacks a permission for this here. An administrator of this scope can grant it.',
    outageTitle: '{region} does not answer',
    outage: 'Only this region is affected. What you see of other regions is unaffected.',
    theRegion: 'The region',
    timeoutTitle: '{why, select, stopped {You stopped waiting for {region}} other {{region} did not answer in time}}',
    timeout: 'It is not asked again by itself. Only this region is affected.',
    unusableTitle: '{region} answered something unusable',
    untrustedTitle: 'The console does not trust {region}',
    storeTitle: 'The console cannot reach its own store',
    unavailableTitle: '{region} cannot do this at the moment',
    retryIn: 'Try again in {seconds, number} s',
    failedTitle: 'This could not be loaded',
    crashedTitle: 'This page has stopped working',
    crashed: 'It cannot be shown. Reload the page; if it stays so, send us the report.',
    reading: 'Still waiting for {region}',
    writing: 'Still waiting for {region} to carry this out',
    cancelWaiting: 'Cancel',
  },
  /** Why a write failed. */
  refusals: {
    unavailable: 'The region cannot do this at the moment',
    notSent: 'This was not sent: nothing has changed',
    retryAfter: 'Try again in {seconds, plural, one {# second} other {# seconds}}.',
    sessionRenewed: 'You were signed out before this was sent, so nothing has changed. Send it again.',
    unconfirmed:
      'Outcome unknown. {why, select, stopped {You stopped waiting} odd {The answer is unusable} other {No answer came}}, so it is unknown whether this was carried out. Look before you send it again.',
    unread:
      'Could not be read: {why, select, stopped {you stopped waiting} odd {the answer is unusable} other {no answer came}}',
    unexpected: 'Something went wrong',
    refused: 'You may not do this',
    refusedPermission: 'You may not do this: {permission} is missing',
    invalid: 'Some entries were not accepted',
    conflict: 'This does not fit the present state',
    gone: 'It is not there any more',
    notOffered: 'Not available in this region',
    tooMany: 'Too many requests. Wait a moment, then try again.',
    /** What the console itself says no by, by its code. */
    ours: {
      bad_request: 'The console could not read the request.',
      invalid_parameter: 'The console does not take what was sent.',
      wrong_credentials: 'The region did not take these credentials.',
      too_many_attempts: 'This was asked for too often.',
      cross_site_request: 'It did not come from a page of this console.',
      payload_too_large: 'It is more than the console takes at once.',
      unsupported_media_type: 'The console does not take this kind of content.',
      no_self_service: 'Links of this console’s regions do not open here.',
      work_goes_on: 'Work that you began goes on.',
      changed_meanwhile: 'Somebody else has changed it meanwhile: look at it again.',
      too_many_views: 'There are too many views already. Delete one, then try again.',
      too_many_reviews: 'There are too many reviews already. Delete one, then try again.',
      review_signed_off: 'The review is signed off: nothing in it changes any more.',
      review_not_signed_off: 'The review is not signed off yet.',
      review_unread: 'Not everything was read yet.',
      review_undecided: 'Some lines are not decided yet.',
      review_out_of_sight: 'There are scopes in it that your account cannot read now.',
      line_decided_meanwhile: 'Somebody else has decided one of these lines meanwhile.',
      steps_out_of_turn: 'Other steps of this run are next.',
      run_at_work: 'Stop the run first, and let its calls end.',
      run_not_so: 'The run has gone on meanwhile: look at how it stands now.',
      nothing_to_undo: 'There is nothing that can be taken back.',
      region_unreachable: '{region} does not take requests at the moment.',
      region_timeout: '{region} did not answer in time.',
      internal_error: 'The console failed; whoever runs it finds the reason in its log.',
      too_many_runs: 'There are too many runs already. Delete one in “Work”, then try again.',
      store_unavailable:
        'No region is at fault, and nobody is signed out by this. What this page shows stays; nothing can be read or changed until the store is back, which the page finds by itself.',
      region_answer_unusable:
        'What came is not what the contract says. Trying again may help; if it stays so, send the report to whoever runs the region.',
      region_untrusted:
        'Nothing was sent. Whoever runs the console can trust a private authority with NODE_EXTRA_CA_CERTS; its log says more.',
    },
  },
  finder: {
    firstSteps: 'First steps',
    scope:
      'People, roles and IDs are looked up in the scope you are in; places, clusters and operations in all regions.',
    hint: 'Type a name, or paste an ID',
    unknown: 'Nothing with this ID or e-mail address can be seen from here.',
    kind: '{kind, select, user {User} serviceAccount {Service account} role {Role} cluster {Cluster} operation {Operation} organisation {Organisation} other {Space}}',
    kinds:
      '{kind, select, user {users} serviceAccount {service accounts} role {roles} cluster {clusters} operation {operations} organisation {organisations} other {spaces}}',
    unread: 'Could not be looked through: {kinds}.',
    elsewhere:
      '{rest, select, comes {Other places are still being read.} other {Some other places could not be read.}}',
    nothingSoFar: 'Nothing found in what was looked through',
    filterSpaces: 'Filter by name or paste an ID',
    goToSpace: 'Go to space {id}',
    recent: 'Recent',
    here: 'You are here.',
    regions: 'Regions',
    action: 'Begin',
    verbs: '{verb, select, upgrade {Upgrade} resize {Resize} other {Kubeconfig}}',
    ofCluster: '{verb, select, upgrade {Upgrade {name}} resize {Resize {name}} other {Kubeconfig of {name}}}',
    creations:
      '{what, select, user {Create a user} serviceAccount {Create a service account} role {Create a role} acl {Give rights on single resources} space {Create a space} cluster {Create a cluster} vm {Create a virtual machine} twin {Compare with another place} other {Create a database cluster}}',
    spacesUnread: 'its spaces could not be read',
  },
  shortcuts: {
    title: 'Keyboard shortcuts',
    does: '{what, select, palette {Go to anything, or begin something, by its name} keys {Show this list} move {Move in a menu or a list of choices} pick {Open or choose what is marked} other {Close what is open, or empty the filter}}',
  },
  home: {
    recentPlaces: 'Recent places',
  },
  session: {
    ownAccount: 'Your account',
    calls: 'API calls',
    ends: 'Session ends in',
    signOut: 'Sign out',
    signOutOfRegion: 'Sign out of {region} ({name})',
    endedTitle: 'Your session has ended',
    endedLead: 'Sign in to {region} to carry on. The page behind is as you left it, with everything you typed.',
    differentAccount: 'With another account, what you typed is discarded and work that goes on is paused.',
    discarded: 'You signed in with another account, so the page was opened afresh.',
    leave: 'Leave this page',
    ending: 'Your session ends in',
    endingIdle: 'You have not used the console for a while.',
    endingAbsolute: 'It has reached its longest duration and cannot be extended. Save your work.',
    stay: 'Stay signed in',
    signOutFailed: 'You are still signed in: the console did not answer.',
    workTitle: '{runs, plural, one {A run goes on} other {# runs go on}}',
    workLead:
      '{runs, plural, one {What you have confirmed is not done yet. Stop it, or let it go on without you until {at} at the latest?} other {What you have confirmed is not done yet. Stop it, or let all of it go on without you until {at} at the latest?}}',
    workOfRegion:
      'What you have confirmed in {region} is not done yet, and stops when you sign out there. It goes on when somebody signs in to the same account and says so.',
    workClosed:
      'You are signed out of this browser either way. Whoever signs in to the same account can stop it or go on.',
    workGoOn: '{runs, plural, one {Let it go on until {at}} other {Let them go on until {at}}}',
    workStop: '{runs, plural, one {Stop it and sign out} other {Stop them and sign out}}',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly soon: typeof soon;
  }
}
