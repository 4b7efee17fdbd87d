/** Words that virtual machines, databases, registries and secret managers have in common. */
export const services = {
  notOffered: 'Not available in this region',
  notOfferedWords: '{region} does not offer this. Another region may.',
  notOfferedAction: '{region} does not offer this action. Nothing has changed.',
  state:
    '{state, select, CREATING {Creating} PENDING {Waiting} RUNNING {Running} UPGRADING {Upgrading} REPAIRING {Repairing} DELETING {Deleting} SUCCEEDED {Complete} CREATED {Complete} FAILED {Failed} ERROR {Failed} UNKNOWN {Unknown} other {{state}}}',
  visibility: '{visibility, select, INTERNAL {Internal} EXTERNAL {Public} other {{visibility}}}',
  notUsable: 'Possible once it is running (now: {state})',
  hostLater: 'Known once it is running',
  copyId: 'Copy the ID of {name}',
  copyHost: 'Copy the host of {name}',
  columns: {
    name: 'Name',
    state: 'State',
    version: 'Version',
    host: 'Host',
    visibility: 'Reachable',
    created: 'Created',
    id: 'ID',
  },
  secret: {
    lead: 'The console keeps it nowhere: store it before you close this.',
    confirm: 'I have stored it',
    confirmHint: 'Copying it ticks this too.',
    copied: 'It was copied.',
    unread: 'First copy it, or tick that you have stored it.',
    done: 'Done',
  },
} as const;

declare module '../areas.ts' {
  interface Messages {
    readonly services: typeof services;
  }
}
