/** Where the settings pages are, below `settingsPath`. */
export const settingsPages = {
  password: '/password',
  factor: '/second-factor',
  codes: '/recovery-codes',
  signOut: '/sign-out',
} as const;

/** The first one is at `settingsPath` itself. */
export type SettingsPage = '' | (typeof settingsPages)[keyof typeof settingsPages];
