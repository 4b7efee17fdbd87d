/** The own account: who one is, one's sessions, and what the console keeps. */
export const ownAccount = {
  title: 'Your account',
  lead: 'Who you are in {region}, what you may do there, and where you are signed in.',
  who: 'Who you are',
  person: 'Person',
  serviceAccount: 'Service account',
  kind: 'Signed in as',
  name: 'Name',
  email: 'E-mail address',
  operator: 'Name given at sign-in',
  id: 'ID',
  copyId: 'Copy your ID',
  organisation: 'Organisation',
  copyOrganisation: 'Copy the organisation’s ID',
  credentials: 'Password and second factor',
  credentialsText:
    'You change them, and make recovery codes, on a page of {region} that asks you to sign in again. This console never sees them. A new password or second factor signs you out of the console everywhere.',
  credentialsElsewhere:
    'You change them with whoever you sign in to {region} with. This console never sees them, and does not know where that is done.',
  credentialsOpen: 'Change them in {region}',
  rights: 'What you may do here',
  rightsLead: 'Everything you are granted in this scope, and where each right comes from; or one question answered.',
  seeRights: 'See your access',
  ask: 'Ask about one right',
  sessions: 'Your sessions',
  sessionsCaption: 'Sessions of your account, the newest first',
  sessionsShared:
    'Everybody who uses this service account is listed, by the name they gave. To end a session also ends its tokens.',
  sessionsOwn: 'Wherever you are signed in with this console. To end a session also ends its tokens.',
  whose: 'Session',
  current: 'This one',
  worksOn: 'Closed, its work goes on',
  unnamed: 'No name given',
  here: 'This browser',
  other: 'Another browser',
  from: 'From',
  browserOn: '{browser} on {system}',
  network: 'Network',
  unknownOrigin: 'Not known',
  lastUsed: 'Last used',
  ends: 'Ends',
  unlessUsed: 'unless used',
  alreadyEnded: 'This session has ended meanwhile',
  regions: 'Regions',
  end: 'End this session',
  endCurrent: 'This is the session you are in: sign out from the account menu.',
  endTitle: 'End this session?',
  endLead:
    'Whoever uses it is signed out of {regions} at once, and its runs there stop. What they are writing stays on their screen until they sign in again.',
  endWorkLead: 'No browser can use it any more. Its runs in {regions} stop, and wait for somebody to go on with them.',
  everywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereLead:
    'All sessions above end, this one included. Whatever goes on without you stops, and waits for somebody to go on with it.',
  everywhereShared: 'So do those of everybody else who uses this service account.',
  ended: 'The session has ended',
  held: 'What the server holds for you',
  heldLead:
    'The console’s server keeps this while you are signed in, and deletes it when your session ends. What runs need that go on without you is kept until they are done, or the session has reached its longest duration.',
  heldSession: 'Session',
  heldSessionText:
    'A hash of its ID, when it began and was last used, the name given at sign-in, the browser and system as they name themselves, and the network it came from (no whole address). The ID itself is only in the browser’s cookie.',
  heldTokens: 'Tokens',
  heldToken:
    '{region}: good until <time></time>, {renewable, select, true {renewed without asking} other {not renewed}}',
  heldTokensText: 'Encrypted. They never reach this browser, a log or an address.',
  heldSecret: 'Password or client secret',
  heldSecretText: 'Not kept: used once to sign in.',
  heldLinks: 'Recovery links you issue',
  heldLinksText: 'For whom, when and until when, also after your session; never the link or its code.',
  heldTries: 'Wrong sign-ins',
  heldTriesText: 'Counted for 15 minutes under a hash of the ID and the address they came from.',
  failed: 'Your account could not be loaded',
  forbidden: 'You are not signed in any more',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly ownAccount: typeof ownAccount;
  }
}
