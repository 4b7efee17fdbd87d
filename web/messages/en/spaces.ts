/** Words of the spaces' list, and of a space that is not ready yet. */
export const spaces = {
  title: 'Spaces',
  lead: 'Where clusters live and people work. To delete a space, send a request to support.',
  leadMine:
    'You may not list all spaces of this organisation: these are the ones you are assigned to. To delete a space, send a request to support.',
  caption: 'Spaces',
  filter: 'Filter by name, description or ID',
  columns: { name: 'Name', status: 'Status', description: 'Description', created: 'Created', id: 'ID' },
  copyId: 'Copy the ID of {name}',
  noneTitle: 'No spaces yet',
  none: 'Create the first one to run clusters and give people access to them.',
  noneMine: 'You are assigned to no space here. Ask an administrator.',
  forbiddenTitle: 'You may not see the spaces here',
  failedTitle: 'The spaces could not be loaded',
  create: 'Create space',
  edit: 'Edit',
  openUsers: 'Show its users',
  openClusters: 'Show its clusters',
  notReady: 'Possible as soon as the space is ready (now: {status})',
  failedLocked: 'The creation of this space failed; nothing can be done with it.',
  form: {
    createTitle: 'Create a space',
    editTitle: 'Edit the space {name}',
    createLead: 'It takes a few minutes until it is ready. It opens by itself.',
    name: 'Name',
    nameHint: '{count, number} of 50 characters',
    description: 'Description',
    descriptionHint: '{count, number} of 300 characters',
    nameFault: 'Enter 1 to 50 characters.',
    descriptionFault: 'Enter 1 to 300 characters.',
    create: 'Create space',
    save: 'Save',
    unchanged: 'Nothing has changed',
  },
  created: 'The space {name} is being created',
  saved: 'The space {name} has been changed',
  opened: 'The space {name} is ready',
  openedAction: 'Open',
  preparing: {
    title: 'This space is being prepared',
    lead: 'It takes a few minutes. The page opens by itself as soon as the space is ready.',
    failedTitle: 'The creation of this space failed',
    failed: 'Nothing can be done with it. Create another one, and ask support to remove this one.',
    toSpaces: 'Go to the spaces',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly spaces: typeof spaces;
  }
}
