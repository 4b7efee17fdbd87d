/**
 * How people sign in as themselves: authorization code with PKCE (RFC 6749 section 4.1, RFC 7636). The embedded region
 * serves it for one client, the console; a real region's client is part of the configuration.
 */
import { z } from 'zod';
import { regionNamePattern } from './region-name.ts';
import { languageCodes } from './languages.ts';
import type { Session } from './session.ts';

/** The console, as the embedded region knows it: a public client, which has no secret. */
export const embeddedConsoleClient = '0f5e9a6c-3b1d-4c77-9a52-6d1f4e8b7c30';

/** The console's theme, passed on to an embedded region's pages as `theme`: a parameter of our own, so to no other region. */
export const pageThemes = ['light', 'dark'] as const;
export type PageTheme = (typeof pageThemes)[number];

/** Body of POST /api/session/person: where to sign in, and where to go on afterwards. */
export const BeginPersonSignIn = z.object({
  region: z.string().regex(regionNamePattern),
  language: z.enum(languageCodes).optional(),
  /** Left out: as the system has it. */
  theme: z.enum(pageThemes).optional(),
  /** A path of the console. */
  returnTo: z.string().max(2_000).startsWith('/').optional(),
});
export type BeginPersonSignIn = z.input<typeof BeginPersonSignIn>;

/** Answer of POST /api/session/person (200): the region's page to go to. */
export interface PersonSignInBegun {
  readonly location: string;
}

/** Body of POST /api/session/person/complete: what the region sent the person back with. */
export const CompletePersonSignIn = z.object({
  code: z.string().min(1).max(2_000),
  state: z.string().min(1).max(200),
  iss: z.string().max(2_000).optional(),
});
export type CompletePersonSignIn = z.input<typeof CompletePersonSignIn>;

/** Answer of POST /api/session/person/complete (200). */
export interface PersonSignedIn {
  readonly session: Session;
  /** As given at the beginning. */
  readonly returnTo: string;
}
