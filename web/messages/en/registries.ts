/** Words of the page of container registries. */
export const registries = {
  title: 'Registries',
  lead: 'Container registries of this space. Creating or deleting one is not part of this API.',
  caption: 'Registries',
  filter: 'Filter by name, host or state',
  noneTitle: 'No registries here',
  none: 'A registry that is set up for this space appears here, with its host and its password.',
  forbiddenTitle: 'You may not see the registries here',
  failedTitle: 'The registries could not be loaded',
  actions: { read: 'Read the password…', reset: 'Reset the password…' },
  password: 'Password',
  copyPassword: 'Copy the password',
  read: {
    title: 'Read the password of {name}?',
    lead: 'It is shown once on this screen. Whoever sees it can use the registry, so make sure that nobody looks over your shoulder.',
    confirm: 'Show the password',
    shown: 'The password of {name}',
  },
  reset: {
    title: 'Reset the password of {name}?',
    lead: 'The present password stops working at once: everything that signs in with it fails until it has the new one. The new one is shown once on this screen.',
    confirm: 'Reset the password',
    acceptedTitle: 'The old password does not work any more',
    accepted:
      'The new one is being made; it is shown here as soon as it is ready. You can also close this and read it later.',
    shown: 'The new password of {name}',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly registries: typeof registries;
  }
}
