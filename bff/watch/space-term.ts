import type { Clock } from '#shared/clock.ts';
import type { Scheduler } from '#shared/scheduler.ts';
import type { WatchEvent } from './event-log.ts';
import type { ListPace } from './list-pace.ts';
import type { WatchRegions } from './ports.ts';
import type { Looker, LookerSeat } from './scouted-space.ts';
import { SpaceFollower, type FollowerState } from './space-follower.ts';
import { SpacePoller } from './space-poller.ts';
import { SpaceReader } from './space-reader.ts';
import type { TokenSources } from './token-sources.ts';

/** What a term needs of the rest of the BFF. */
export interface TermParts {
  readonly regions: WatchRegions;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** Told of errors that are our own. */
  readonly failed: (error: unknown) => void;
}

export interface SpaceTermOptions {
  readonly region: string;
  readonly spaceId: string;
  readonly organisationId: string | undefined;
  readonly parts: TermParts;
  readonly pace: ListPace;
  readonly sources: TokenSources;
  /** Whether somebody has the space in view, in any process. */
  readonly isInView: () => boolean;
  /** Region, account and space. */
  readonly subject: string;
  readonly enter: (looker: Looker) => LookerSeat;
  readonly onTokenless: () => void;
  readonly commit: (term: SpaceTerm, events: readonly WatchEvent[]) => Promise<void>;
}

/** The time that this process looks at a space for all of them. */
export class SpaceTerm {
  /** What is found under another one is not believed. */
  fence = 0;
  readonly follower: SpaceFollower;
  readonly poller: SpacePoller;

  constructor({
    region,
    spaceId,
    organisationId,
    parts,
    pace,
    sources,
    isInView,
    subject,
    enter,
    onTokenless,
    commit,
  }: SpaceTermOptions) {
    const { regions, clock, scheduler, failed } = parts;
    const onSlow = () => {
      this.follower.missed().catch(failed);
    };
    const reader = new SpaceReader({ region, spaceId, regions, sources, scheduler, onSlow });
    const publish = (events: readonly WatchEvent[]) => commit(this, events);
    this.follower = new SpaceFollower({ region, spaceId, reader, clock, publish, onTokenless, failed });
    this.follower.organisationId = organisationId;
    const { follower } = this;
    const looker: Looker = {
      subject,
      get seen() {
        return follower.seen;
      },
      get isInView() {
        return isInView();
      },
      hear: (changed) => follower.hear(changed),
      wake: (within) => this.poller.wake(within),
    };
    const takeSeat = () => enter(looker);
    this.poller = new SpacePoller({ follower, pace, clock, scheduler, isInView, takeSeat, failed });
  }

  /** Looks from now on; `isUnknown`: nobody else knows what is known here. Resolves after the first look. */
  begin(fence: number, isUnknown: boolean): Promise<void> {
    this.fence = fence;
    this.follower.begin(isUnknown);
    return this.poller.start();
  }

  /** Goes on from what somebody else knew. */
  restore(state: FollowerState, answeredSince: number): void {
    this.follower.restore(state, answeredSince);
  }
}
