/** Words of the users' pages. */
export const users = {
  title: 'Users',
  leadOrganisation: 'People of the organisation, whatever space they work in.',
  leadSpace: 'People assigned to this space.',
  caption: 'Users',
  filter: 'Filter by name, e-mail or whole ID',
  filters: 'Filters',
  columns: { name: 'Name', email: 'E-mail', status: 'Status', id: 'ID', created: 'Created' },
  status: '{active, select, true {Active} false {Inactive} other {Unknown}}',
  copyId: 'Copy the ID of {name}',
  noName: 'No name',
  noneTitle: 'No users yet',
  noneOrganisation: 'Create the first one to give somebody access.',
  noneSpace: 'Nobody is assigned to this space yet.',
  forbiddenTitle: 'You may not see the users here',
  failedTitle: 'The users could not be loaded',
  actions: {
    create: 'Create user',
    addMany: 'Add from a file',
    edit: 'Edit',
    activate: 'Activate…',
    deactivate: 'Deactivate…',
    recover: 'Issue recovery link…',
    assign: 'Assign to a space…',
    unassign: 'Unassign from this space…',
    delete: 'Delete…',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly users: typeof users;
  }
}
