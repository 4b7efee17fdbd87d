export const signIn = {
  title: 'Sign in',
  lead: 'Access and managed clusters, one console for every region.',
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
  demo: 'Demo accounts',
  demoHint: 'This console runs with embedded demo regions.',
  demoAdmin: 'Continue as administrator',
  demoLimited: 'Continue with limited rights',
  demoPerson: 'Continue as a person',
  secretStays: 'Goes to the console’s server once and is not kept in this browser',
  own: 'With your own account',
  ownHint: 'Opens the region’s own page, where you enter your password and second factor.',
  ownInNewTab:
    'Opens the region’s own page in a new tab. This page stays as it is and goes on once you are signed in there.',
  ownSubmit: 'Sign in as yourself',
  orServiceAccount: 'As a service account',
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
