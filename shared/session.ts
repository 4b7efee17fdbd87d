/** Contract of the console's own endpoints under /api (the region's operations are in shared/contract). */
import { z } from 'zod';
import { regionNamePattern } from './region-name.ts';

export type Zone = 'STD' | 'SNC';

/** What the sign-in page sends; `demo` exists only where the console was started with demo accounts. */
export const SignInBody = z.union([
  z.object({
    region: z.string().regex(regionNamePattern),
    // Letter case tells no ids apart: whose session, run, view or entry it is goes by this.
    clientId: z.guid().toLowerCase(),
    clientSecret: z.string().min(1).max(512),
    operator: z.string().trim().max(80).optional(),
  }),
  z.object({
    region: z.string().regex(regionNamePattern),
    demo: z.enum(['admin', 'limited', 'person']),
    operator: z.string().trim().max(80).optional(),
  }),
]);
export type SignInBody = z.input<typeof SignInBody>;

/** Body of POST /api/session/check: a pair to try out, such as one that was just created. */
export const PairCheckBody = z.object({
  region: z.string().regex(regionNamePattern),
  clientId: z.guid(),
  clientSecret: z.string().min(1).max(512),
});
export type PairCheckBody = z.input<typeof PairCheckBody>;

/**
 * Answer of POST /api/session/check (200): whether the region gives a token for the pair, and nothing about why not.
 * The token is revoked at once; neither it nor the secret is kept. For people signed in to that region only (401
 * otherwise), under the limits of signing in (429).
 */
export interface PairCheck {
  readonly valid: boolean;
}

/**
 * DELETE /api/session?work= signs out (204). What becomes of confirmed runs that use the session: `stop`, which is meant where
 * nothing is said, pauses them; `goOn` closes the session to every browser and has them go on until its absolute end at the
 * latest; `ask` refuses to sign out as long as there are any (409 with how many, and until when they could go on, ISO 8601).
 */
export const signOutChoices = ['stop', 'goOn', 'ask'] as const;
export type SignOutChoice = (typeof signOutChoices)[number];

/** Members of that problem; of one region also the answer of GET /api/session/regions/{region}/work, with 0 runs for none. */
export interface WorkGoesOn {
  readonly runs: number;
  readonly until: string;
}

/**
 * One entry of GET /api/regions. `demo`: demo accounts can be used there, `demoPerson`: a demo person too; `people`: people can
 * sign in as themselves.
 */
export interface RegionSummary {
  readonly name: string;
  readonly zone: Zone;
  readonly reachable: boolean;
  readonly demo: boolean;
  readonly demoPerson: boolean;
  readonly people: boolean;
}

/** A region the person is signed in to. `expiresAt` is when its token can no longer be renewed, ISO 8601. */
export interface SignedInRegion {
  readonly name: string;
  readonly zone: Zone;
  /** The service account's id; the user's, when it is a person who has signed in. */
  readonly clientId: string;
  /** Present for a person. */
  readonly person?: { readonly name: string; readonly email?: string };
  readonly organisationId?: string;
  readonly expiresAt: string;
}

/** Answer of GET and POST /api/session; all times ISO 8601, `now` is the server's clock. */
export interface Session {
  readonly operator?: string;
  readonly regions: readonly SignedInRegion[];
  readonly idleExpiresAt: string;
  readonly absoluteExpiresAt: string;
  readonly now: string;
}
