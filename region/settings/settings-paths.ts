import { settingsPath } from '#shared/self-service.ts';

/** Where the settings pages are, below `settingsPath`. */
export const settingsPages = {
  password: '/password',
  factor: '/second-factor',
  codes: '/recovery-codes',
  signOut: '/sign-out',
} as const;

/** The first one is at `settingsPath` itself. */
export type SettingsPage = '' | (typeof settingsPages)[keyof typeof settingsPages];

/** The first one as browsers know it: `baseUrl` has a path where a proxy puts several regions at one host. */
export function settingsAt(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/$/, '') + settingsPath;
}
