/** Words of what could not be read, and of what is long in coming. */
export const failures = {
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
  unusable:
    'What came is not what the contract says. Trying again may help; if it stays so, send the report to whoever runs the region.',
  untrustedTitle: 'The console does not trust {region}',
  untrusted:
    'Nothing was sent. Whoever runs the console can trust a private authority with NODE_EXTRA_CA_CERTS; its log says more.',
  unavailableTitle: '{region} cannot do this at the moment',
  retryIn: 'Try again in {seconds, number} s',
  failedTitle: 'This could not be loaded',
  crashedTitle: 'This page has stopped working',
  crashed: 'It cannot be shown. Reload the page; if it stays so, send us the report.',
  reading: 'Still waiting for {region}',
  writing: 'Still waiting for {region} to carry this out',
  cancelWaiting: 'Cancel',
} as const;
