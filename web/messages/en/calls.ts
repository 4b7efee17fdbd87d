/** Words of the recorder of API calls. */
export const calls = {
  title: 'API calls',
  lead: 'What this tab has asked of the API, as the contract has it. Tokens are placeholders, and answers that hold a secret are not recorded.',
  notHere:
    'What the console asks by itself is not among them: whole lists that it walks through, runs, and the live watch.',
  whichIds:
    'In the TypeScript program later calls use the ids that earlier ones give; the other two name those of now.',
  which: 'Show',
  ofPage: 'Calls of this page',
  since: 'What I have done since {at}',
  begin: 'Begin recording now',
  changesOnly: 'Changes only',
  shown: '{count, plural, one {# call} other {# calls}}',
  cut: 'Only the last {most, plural, one {# read and the last # change} other {# reads and the last # changes}} are kept; older ones have been forgotten.',
  none: 'No call yet',
  noneLead: 'Calls appear here as they are made.',
  nothingToCopy: 'There is no call to copy',
  nothingToReplay: 'No call of these was answered with success',
  fit: 'Roles for these calls',
  fitNone: 'No call of these was made in the place that is shown',
  copyCurl: 'Copy as curl',
  copyHttp: 'Copy as .http file',
  copyScript: 'Copy as TypeScript',
  copyOne: 'Copy {operation} as curl',
  list: 'API calls, the latest first',
  noAnswer: 'no answer',
  took: '{ms, number} ms',
  sent: 'What it sends',
  copySent: 'Copy what it sends',
  requestId: 'Request ID',
  copyRequestId: 'Copy the request ID',
  asCall: 'As API call',
  asCallLead: 'The change that confirming makes, as the one call it takes. Nothing has been sent yet.',
  copyCall: 'Copy the call as curl',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly calls: typeof calls;
  }
}
