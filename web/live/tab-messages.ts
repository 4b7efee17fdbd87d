import type { LiveState, SpaceEvent } from './live-store.ts';

/** What the tabs of one session tell each other. A tab does not hear itself. */
export type TabMessage =
  /** Any tab, whenever it changes and from time to time. */
  | { readonly kind: 'wants'; readonly tab: string; readonly spaces: readonly string[]; readonly isNew: boolean }
  | { readonly kind: 'leaves'; readonly tab: string }
  /** Any tab: the regions the session is signed in to have changed. */
  | { readonly kind: 'regions'; readonly regions: readonly string[] }
  /** The leader: what the stream sent. */
  | { readonly kind: 'event'; readonly event: SpaceEvent }
  /** The leader: its stream is over these spaces from now on. */
  | { readonly kind: 'watches'; readonly spaces: readonly string[] }
  /** The leader: it is there, and so is its connection. */
  | ({ readonly kind: 'alive' } & LiveState)
  /** Any tab: it is looked at again, or whoever looks at it wants the stream to be opened anew. */
  | { readonly kind: 'wake'; readonly reconnect: boolean }
  | { readonly kind: 'elected' }
  /** The leader: its stream has taken the place of another one, without a break that would show. */
  | { readonly kind: 'begun' }
  /** The leader: the session, or the sign-in to one region, is over. */
  | { readonly kind: 'over'; readonly region?: string };
