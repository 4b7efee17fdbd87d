/**
 * The steps behind a recovery link (behaviours B9.8), served by the embedded region only and no part of the contract:
 * a real region's link opens the provider's own pages.
 */
import { z } from 'zod';
import { regionNamePattern } from './region-name.ts';

const sixDigits = z.string().regex(/^\d{6}$/, 'must be six digits');

/** Where a region opens a link; it is completed at `/complete` below. */
export const recoveryPath = '/iam/frontend/self-service/recovery';

/** Where people change their own password and second factor, on pages of the region. */
export const settingsPath = '/iam/frontend/self-service/settings';

/** What `POST …/recovery` takes. */
export const OpenRecoveryBody = z.object({
  flow: z.guid().toLowerCase(),
  token: z.string().min(1),
  code: sixDigits,
});
export type OpenRecoveryBody = z.infer<typeof OpenRecoveryBody>;

/** What it answers. All of it but the person and the expiration is secret. */
export interface OpenedRecovery {
  /** Stands for link and code in the next step. */
  readonly continuation: string;
  /** `email` is the address one signs in with. */
  readonly user: { readonly firstname: string; readonly email: string };
  readonly totp: { readonly secret: string; readonly uri: string; readonly issuer: string };
  /** Until when the next step can be taken. */
  readonly expiration: string;
}

/** What `POST …/recovery/complete` takes. */
export const CompleteRecoveryBody = z.object({
  flow: z.guid().toLowerCase(),
  continuation: z.string().min(1),
  password: z.string(),
  totp: sixDigits,
});
export type CompleteRecoveryBody = z.infer<typeof CompleteRecoveryBody>;

/** What it answers. */
export interface CompletedRecovery {
  /** False when an administrator has switched the user off: password and second factor are kept for when he is on. */
  readonly active: boolean;
}

/**
 * What the console's `POST /api/self-service/recovery` answers to an `OpenRecoveryBody`: also which region knew the
 * link, since the link itself does not say. No session is needed.
 */
export interface OpenedLink extends OpenedRecovery {
  readonly region: string;
}

/** What the console's `POST /api/self-service/recovery/complete` takes; it answers a `CompletedRecovery`. */
export const CompleteLinkBody = CompleteRecoveryBody.extend({ region: z.string().regex(regionNamePattern) });
export type CompleteLinkBody = z.infer<typeof CompleteLinkBody>;
