/** Words of the notice centre. */
export const notices = {
  bell: '{count, plural, =0 {Notices} one {Notices, # unread} other {Notices, # unread}}',
  title: 'Notices',
  failures: 'Failures not read yet',
  lead: 'Operations and runs that are under way, have ended, or wait for you, in every space and region you are signed in to; and who has used a link that you issued.',
  waiting: '{count, plural, one {# run waits for you} other {# runs wait for you}}',
  asOf: '{words}, as of {time}',
  none: 'Nothing has ended since you signed in.',
  running: 'Running now ({count, number})',
  ended: 'Ended',
  of: '{what}: {cluster}',
  heard: 'as of {time}',
  markAllRead: 'Mark all read',
  dismiss: 'Mark as read: {sentence}',
  unread: 'Unread',
  where: '{space} · {region}',
  link: {
    sentence:
      '{how, select, activated {{name} has become active} recovered {{name} has a new password and second factor} other {{name} has used the link, and stays inactive}}',
    open: 'Open the user',
  },
  watching:
    '{spaces, plural, one {# space} other {# spaces}} watched in {regions, plural, one {# region} other {# regions}}',
  watchingSome: '{spaces, number} of {all, plural, one {# space} other {# spaces}} watched: those you open come first',
  spacesUnread: 'The spaces of {regions} could not be read: only those you open are watched.',
  staleRegions: '{regions} does not answer. What ended there meanwhile is told as soon as it does.',
  staleConnection: 'Not live since {since}. What ended meanwhile is told as soon as the connection is back.',
  neverLive: 'No live connection so far. What has ended is told as soon as there is one.',
  newVersion: 'A new version of the console is here',
  newVersionLead: 'Reload the page when it suits you. Until then it stays as it is.',
  notNow: 'Not now',
  desktopOn: 'Tell me outside of the browser too',
  desktopOff: 'Stop telling me outside of the browser',
  desktopBlocked: 'Your browser blocks notices of this site. Its settings for this site can change that.',
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly notices: typeof notices;
  }
}
