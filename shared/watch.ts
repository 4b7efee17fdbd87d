/** Contract of the live stream GET /api/watch: what is sent to the browser about operations and spaces. */
import type { SpaceStatus } from './contract/iam/organisations.ts';
import type { Run } from './run.ts';
import type { OperationState } from './rules/operation-state.ts';

/** Most spaces one stream may watch, and all streams of one session together. */
export const maximumWatchedSpaces = 128;

/**
 * Spaces of one session that are looked at as often as what moves in them asks for: the first of each stream's address.
 * The others are looked at every 15 s at most.
 */
export const fullCadenceSpaces = 32;

/** Address of a watched space, `{region}/{spaceId}` in the query. */
export interface WatchedSpace {
  readonly region: string;
  readonly spaceId: string;
}

export interface SpaceSnapshot extends WatchedSpace {
  /** Absent when the account may not read the space record. */
  readonly status?: SpaceStatus;
  /** Every running operation and the newest 30 others, newest first. */
  readonly operations: readonly OperationState[];
  /** Since when the region has not answered, ISO 8601; absent when fresh. */
  readonly staleSince?: string;
  /** The account may not list operations here, or the region does not offer them. */
  readonly unavailable?: 'forbidden' | 'unsupported';
}

export interface WatchEvents {
  /** On connect, and again whenever the stream cannot continue from where it was. */
  snapshot: { readonly now: string; readonly spaces: readonly SpaceSnapshot[] };
  operation: { readonly now: string; readonly operation: OperationState };
  space: { readonly now: string } & WatchedSpace & { readonly status: SpaceStatus };
  /** `since` is absent when the space is fresh again. */
  stale: { readonly now: string } & WatchedSpace & { readonly since?: string };
  /** How a run of the account gets on; sent for those of regions the session is signed in to. */
  run: { readonly now: string; readonly run: Run };
  /** There is no such run of the account any more. */
  runGone: { readonly now: string; readonly id: string };
  /** A link that the account issued was completed on this console's own page. */
  linkUsed: { readonly now: string };
  /** The session, or the sign-in to one region, is over. Without `region` the stream closes. */
  session: { readonly now: string; readonly reason: 'ended' | 'regionEnded'; readonly region?: string };
}

export type WatchEventName = keyof WatchEvents;
