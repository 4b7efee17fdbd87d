/** Words of the list of service accounts. */
export const accounts = {
  title: 'Service accounts',
  leadOrganisation: 'Clients of the API that belong to the organisation or to one of its spaces.',
  leadSpace: 'Clients of the API that were created in this space or assigned to it.',
  caption: 'Service accounts',
  filter: 'Filter by name, "whole name" or ID',
  columns: { name: 'Name', id: 'Client ID', lifetime: 'Token lifetime', expires: 'Expires' },
  copyId: 'Copy the client ID of {name}',
  expiry: { never: 'Never', soon: 'Soon: {date}', expired: 'Expired {date}' },
  leaving: 'Being deleted…',
  leavingReason: 'It is being deleted.',
  gone: '{name} is gone',
  noneTitle: 'No service accounts yet',
  noneOrganisation: 'Create one to let a program use the API.',
  noneSpace: 'No service account was created in this space or assigned to it.',
  forbiddenTitle: 'You may not see the service accounts here',
  failedTitle: 'The service accounts could not be loaded',
  actions: {
    create: 'Create service account',
    edit: 'Edit',
    rotate: 'Rotate the secret…',
    assign: 'Assign to a space…',
    remove: 'Remove from this space…',
    delete: 'Delete…',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly accounts: typeof accounts;
  }
}
