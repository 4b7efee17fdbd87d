/** Words of replacing a service account by a new one. */
export const rotation = {
  title: 'Rotate the secret of {name}',
  lead: 'A secret cannot be changed, so a new account takes over: same rights, new client ID and secret. The old account works until the last step; you can stop at any time.',
  leadSpace:
    'A secret cannot be changed, so a new account of this space takes over here: same rights, new client ID and secret. The old account works until the last step; you can stop at any time. To replace it in all its spaces at once, rotate it in the organisation.',
  states: { waiting: 'Later', now: 'Your turn', busy: 'Under way', done: 'Done', failed: 'Not done' },
  read: {
    title: '1. What the account is granted',
    reading: 'Reading what the account is granted',
    counts:
      '{roles, plural, =0 {no role} one {# role} other {# roles}}, {permissions, plural, =0 {no single permission} one {# single permission} other {# single permissions}}, {acls, plural, =0 {no ACL} one {# ACL} other {# ACLs}}',
    notCopied:
      'Cannot be copied: rights that come from having created a resource, which no list shows, and deprecated granular policies. Give those by ACL.',
    gaps: 'Not everything could be read, so it cannot be copied',
    lists: 'The spaces of the account: {reason}',
    gap: {
      policy: 'The policy in {place}: {reason}',
      acls: 'The ACLs on {kind} in {place}: {reason}',
      catalogue: 'The permissions of {place}, and so its ACLs: {reason}',
    },
    again: 'Read again',
    accept: 'Go on without what could not be read',
  },
  create: {
    title: '2. Create the new account',
    lead: 'Both exist side by side for a while, so the name has to differ. You can rename it afterwards.',
    submit: 'Create the new account',
    readFirst: 'First it has to be known what the account is granted.',
    created: 'Created with the client ID',
  },
  store: {
    title: '3. Store the new secret',
    lead: 'It has none of the rights of {name} yet. They are copied in the next step.',
  },
  copy: {
    title: '4. Give it the same rights',
    nothing: 'There is nothing to copy.',
    start: '{count, plural, one {Check what # call would copy} other {Check what # calls would copy}}',
  },
  verify: {
    title: '5. Verify the new account',
    start: 'Test the pair and compare the rights',
    passed: 'The pair works and every right has arrived',
    passedRights: 'Every right has arrived',
    untested:
      'The pair was not tested, as no secret was given. Make sure that it was stored before the old account goes.',
    failed: 'The new account cannot take over yet',
    invalid: 'The region does not accept the new client ID and secret.',
    missing:
      '{place}: missing {roles, plural, =0 {} one {# role } other {# roles }}{permissions, plural, =0 {} one {# permission } other {# permissions }}{acls, plural, =0 {} one {# ACL} other {# ACLs}}',
    notHere: '{place}: the new account is not assigned.',
  },
  resume: {
    title: 'Go on with {name}?',
    sure: 'Only if it was created for this rotation: it gets every right of the old account.',
    secret:
      'Its secret was shown once and is not kept here. If it was not stored, remove the new account and begin again.',
    goOn: 'Go on with {name}',
    again: 'Begin again with another account',
    gone: 'The new account that the address names is not there any more',
    copied: 'Every right has been copied already.',
    typed: 'Client secret of the new account',
    capsLock: 'Caps Lock is on',
    typedHint: 'To test the pair. Left empty, only the rights are compared. It is not kept.',
  },
  leave: {
    title: 'Stop the rotation here?',
    effect:
      'Both accounts stay: {name} works as before, and the new one keeps what it has got so far. What is missing you can give it on its page.',
    confirm: 'Stop here',
  },
  remove: {
    title: '6. Remove the old account',
    lead: 'First put the new client ID and secret wherever {name} is used. Then delete the old account.',
    leadSpace:
      'First put the new client ID and secret wherever {name} is used. Then remove the old account from this space.',
    stop: 'Both accounts work now. You can delete the old one later, from its page.',
    start: 'Remove {name}…',
    later: 'Later: go to the new account',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly rotation: typeof rotation;
  }
}
