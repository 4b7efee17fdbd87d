export const signIn = {
  title: 'Sign in',
  ending:
    '{ending, select, idle {Your session has ended: the console was not used for a while.} absolute {Your session has ended: it had reached its longest duration.} elsewhere {Your session has ended before its time. It was ended elsewhere, or the console does not know it any more.} signedOut {You have signed out.} otherTab {You have signed out in another tab.} other {The region has sent you back without signing you in.}}',
  regionEndedTitle: 'Your sign-in to {region} has ended',
  regionEnded: 'It was ended elsewhere, or the region does not accept it any more.',
  leadRegion: 'You are not signed in to {region} yet. Your other regions stay signed in.',
  region: 'Region',
  unreachable: 'does not answer at the moment',
  titleRegion: 'Sign in to {region}',
  regionsFailed: 'The list of regions could not be loaded',
  clientId: 'Client ID',
  clientIdHint: 'Of the service account, a UUID',
  clientIdInvalid: 'Enter a UUID such as 3f2b8c1e-5a4d-4e6f-9b7a-2c1d0e9f8a7b.',
  clientIdNeeded: 'Enter the client ID.',
  clientSecret: 'Client secret',
  clientSecretNeeded: 'Enter the client secret.',
  operator: 'Your name',
  operatorHint: 'Shown in this console so that people sharing an account can tell whose session it is',
  submit: 'Sign in',
  pending: 'Signing in…',
  wrongPair: 'The client ID and secret do not match in this region.',
  tooMany: 'Too many attempts. Try again {when}.',
  tooManySoon: 'Too many attempts. Try again in a few minutes.',
  cookieRefused:
    'The sign-in succeeded but the browser refused the session cookie. Allow cookies for this site; in Safari on http://localhost start the console with INSECURE_LOOPBACK_COOKIE=1.',
  storeTitle: 'The console cannot reach its own store',
  store:
    'Nobody can sign in until it is back. This signs nobody out: if you were signed in, the page then goes on by itself.',
  failed: 'The sign-in could not be completed',
  silent:
    '{why, select, region_timeout {{region} did not answer in time.} region_answer_unusable {{region} answered something unusable.} region_untrusted {The console does not trust {region}.} other {{region} cannot be reached at the moment.}}',
  demo: 'Try it with a demo account',
  demoHint: 'Everybody and everything in {region} is made up.',
  demoAdmin: 'Continue as administrator',
  demoLimited: 'Continue with limited rights',
  demoPerson: 'Continue as a person',
  capsLock: 'Caps Lock is on',
  secretStays: 'Goes to the console’s server once and is not kept in this browser',
  orOwn: 'or with your own account',
  ownHint: 'Opens the region’s own page for your password and second factor, and leads back here.',
  ownInNewTab:
    'Opens the region’s own page in a new tab. This page stays as it is and goes on once you are signed in there.',
  ownSubmit: 'Sign in as yourself',
  orServiceAccount: 'Use a service account instead',
  ownFinishing: 'The region has let you in; the console is opening.',
  ownRefused:
    'The region did not let you in, or the sign-in took too long, was completed already or was begun in another browser. Begin it again.',
  ownAgain: 'Back to the sign-in page',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly signIn: typeof signIn;
  }
}
