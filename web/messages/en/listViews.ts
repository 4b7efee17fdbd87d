/** Words of the saved views of a list, which come when somebody opens them. */
export const listViews = {
  title: 'Views',
  none: 'No saved views yet.',
  reading: 'Reading…',
  unread: 'Your views could not be read.',
  name: 'Save what is shown as',
  hint: 'Filters, order and columns; kept for the accounts you are signed in to',
  taken: 'You have a view of that name: this one takes its place.',
  needed: 'Give it a name.',
  save: 'Save',
  delete: 'Delete the view {name}',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly listViews: typeof listViews;
  }
}
