/** Words of the roles' list, and of creating and deleting a role. */
export const roles = {
  title: 'Roles',
  lead: 'A role bundles permissions under a name, to be given to users and service accounts of this scope.',
  caption: 'Roles',
  filter: 'Filter by name, description or ID',
  columns: { name: 'Name', kind: 'Kind', description: 'Description', updated: 'Changed', id: 'ID' },
  kind: '{custom, select, true {Custom} false {Predefined} other {Unknown}}',
  copyId: 'Copy the ID of {name}',
  noneTitle: 'No roles yet',
  none: 'Create the first one, then add permissions to it.',
  forbiddenTitle: 'You may not see the roles here',
  failedTitle: 'The roles could not be loaded',
  locked: 'Predefined roles come with the platform and cannot be changed. Copy it to make one of your own.',
  lockedShort: 'Predefined roles cannot be changed',
  unavailable: 'Not available in this region',
  unavailableDetail: '{region} does not offer this. The control stays hidden here.',
  actions: {
    create: 'Create role',
    edit: 'Edit',
    compare: 'Compare…',
    copy: 'Copy to…',
    export: 'Export as text',
    delete: 'Delete…',
  },
  form: {
    createTitle: 'Create a role',
    createLead: 'It has no permissions at first; you add them on its page.',
    editTitle: 'Edit the role {name}',
    editUnknown: 'Edit a role',
    name: 'Name',
    nameFault: 'Enter 1 to 255 characters.',
    nameTaken: 'Another role here has this name.',
    description: 'Description',
    descriptionFault: 'At most 1,000 characters.',
    create: 'Create role',
    save: 'Save',
    unchanged: 'Nothing has changed',
    check: 'Check what you entered',
  },
  created: 'The role {name} was created',
  saved: 'The role {name} was changed',
  deletion: {
    title: 'Delete the role {name}?',
    confirm: 'Delete the role',
    effect: 'It is taken away from everyone who holds it, at once.',
    final: 'This cannot be undone. A role made anew has to be given again.',
    holders: 'Who holds it in this scope',
    progress:
      '{asked, number} of {total, plural, one {# user or service account} other {# users and service accounts}} checked',
    listing: 'Looking for users and service accounts…',
    stop: 'Stop checking',
    again: 'Check again',
    nobody: 'Nobody holds it.',
    nobodySoFar: 'Nobody found so far.',
    held: '{count, plural, one {# holder} other {# holders}}',
    gains: '{count, plural, one {gains # permission} other {gains # permissions}}',
    loses: '{count, plural, one {loses # permission} other {loses # permissions}}',
    keeps:
      '{count, plural, one {# without effect, also granted otherwise} other {# without effect, also granted otherwise}}',
    inert:
      '{count, plural, one {# without effect, as not assigned to the space} other {# without effect, as not assigned to the space}}',
    uncertain: '{count, plural, one {# that cannot be known} other {# that cannot be known}}',
    yourself: 'Your own account is among them and loses {count, plural, one {one permission} other {# permissions}}.',
    subject: '{type, select, users {User} other {Service account}}',
    deleted: 'The role {name} was deleted',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly roles: typeof roles;
  }
}
