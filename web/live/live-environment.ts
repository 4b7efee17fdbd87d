/** What the live watch needs of a browser; tests give it parts of their own. */
import type { Clock } from '#shared/clock.ts';
import type { Scheduler } from '#shared/scheduler.ts';

/** Messages between the tabs of one browser, as `BroadcastChannel` has them. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** The part of `navigator.locks` that elects the tab which keeps the stream. */
export interface TabLocks {
  request(
    name: string,
    options: { readonly signal: AbortSignal } | { readonly steal: true },
    holding: () => Promise<void>,
  ): Promise<unknown>;
}

export interface LiveEnvironment {
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** 0 to 1, for jitter. */
  readonly random: () => number;
  /** GETs an address of the console with these headers beside those every call carries. */
  readonly open: (address: string, headers: Readonly<Record<string, string>>, signal: AbortSignal) => Promise<Response>;
  /** Undefined in browsers without Web Locks: then each tab polls snapshots on its own. */
  readonly locks: TabLocks | undefined;
  readonly openChannel: (name: string) => TabChannel;
  /** Calls back when the page may have slept: shown or focused again, restored, back online. */
  readonly onWake: (wake: () => void) => void;
  /** Resolves once what happens now has been told to all who listen. */
  readonly nextTask: () => Promise<void>;
  /** Calls back when the page is left: its requests break off with it. It may come back, which `onWake` tells. */
  readonly onLeave: (leave: () => void) => void;
  /** Calls back when the browser has lost its network. */
  readonly onOffline: (offline: () => void) => void;
  /** False when the browser says that it has no network. */
  readonly isOnline: () => boolean;
}
