/** Words of how to begin: for people who arrive, and of the first steps, where regions are made up. */
export const tour = {
  title: 'First steps',
  lead: 'Five pieces of real work in {region}. One is ticked once this console knows that you have done it.',
  step: '{step, select, create {Create a user in the organisation.} issue {Issue an activation link for them: link and code are handed over on two different ways.} redeem {Be that person: open the link in a private window, enter the code, choose a password and a second factor.} watch {Change a cluster, by an upgrade say, and stay on its page until the operation has ended.} other {Ask why somebody may do something, or why not.}}',
  go: '{step, select, create {Create a user} issue {{known, select, yes {Open the user} other {Choose a user}}} redeem {See what became of the link} watch {Choose a cluster} other {Explain access}}',
  state: '{done, select, yes {Done} other {Not done yet}}',
  unread: 'What you have done could not be read: more may be done than is ticked.',
  anewLead: 'To begin again only takes the ticks away, in this browser. Users, links and clusters stay as they are.',
  anew: 'Begin again',
  arrival: {
    title: 'Welcome, {name}',
    where:
      'You are in {region}. The bar at the top always shows where you are, and leads elsewhere; “Go to…” finds every place by its name.',
    quiet:
      'Pages that your account may not read stay in the navigation, with a mark. Each says what is missing, and how to ask for it.',
    account: 'What you may do here',
    close: 'Got it',
  },
  hints: {
    label: 'Hint',
    users:
      'Each name opens a person with their spaces and rights; where your account may not read something, that is said in its place.',
    clusters:
      'Each name opens a cluster with what happens on it; where your account may not change something, it is said what is missing, and how to ask for it.',
  },
  hide: 'Do not suggest them any more',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly tour: typeof tour;
  }
}
