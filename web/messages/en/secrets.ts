/** Words of the page of secret managers. */
export const secrets = {
  title: 'Secret managers',
  lead: 'Instances that keep the secrets of your applications. Creating or deleting one is not part of this API.',
  caption: 'Secret managers',
  filter: 'Filter by name, host or state',
  noneTitle: 'No secret managers here',
  none: 'An instance that is set up for this space appears here, with its host and the token of its administrator.',
  forbiddenTitle: 'You may not see the secret managers here',
  failedTitle: 'The secret managers could not be loaded',
  reveal: 'Reveal the administrator’s token…',
  token: {
    title: 'Reveal the administrator’s token of {name}?',
    lead: 'It opens every secret of this instance and is shown once on this screen. Make sure that nobody looks over your shoulder.',
    confirm: 'Reveal the token',
    shown: 'The administrator’s token of {name}',
    label: 'Token',
    copy: 'Copy the token',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly secrets: typeof secrets;
  }
}
