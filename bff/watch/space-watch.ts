import type { Clock } from '#shared/clock.ts';
import type { Scheduler } from '#shared/scheduler.ts';
import type { SpaceSnapshot } from '#shared/watch.ts';
import { EventLog, type EventCounter, type NumberedEvent, type WatchEvent } from './event-log.ts';
import { TokenSources } from './token-sources.ts';
import type { ListPace } from './list-pace.ts';
import type { WatchRegions, WatchSessions } from './ports.ts';
import { SpaceFollower } from './space-follower.ts';
import { SpacePoller } from './space-poller.ts';
import { SpaceReader } from './space-reader.ts';
import type { RequestedSpace } from './watch-request.ts';

export interface WatchParts {
  readonly sessions: WatchSessions;
  readonly regions: WatchRegions;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly counter: EventCounter;
  /** Whether the session may have the space of that key looked at at full cadence. */
  readonly isInView: (session: string, key: string) => boolean;
  /** Told of errors that are our own. */
  readonly failed: (error: unknown) => void;
}

export interface SpaceSubscriber {
  readonly session: string;
  receive(entry: NumberedEvent): void;
}

/** One space as one service account sees it: a single poller, the latest events, and everybody who watches. */
export class SpaceWatch {
  readonly key: string;
  readonly region: string;
  readonly spaceId: string;
  readonly clientId: string;
  readonly sources: TokenSources;
  readonly log: EventLog;
  readonly #follower: SpaceFollower;
  readonly #poller: SpacePoller;
  readonly #onIdle: () => void;
  readonly #subscribers = new Set<SpaceSubscriber>();
  #looked: Promise<void> | undefined;
  #hasLooked = false;

  constructor(space: RequestedSpace, pace: ListPace, parts: WatchParts, onIdle: () => void) {
    const { region, spaceId } = space;
    this.key = keyOf(space);
    this.region = region;
    this.spaceId = spaceId;
    this.clientId = space.clientId;
    this.#onIdle = onIdle;
    const { sessions, regions, clock, scheduler, counter, failed } = parts;
    this.sources = new TokenSources(sessions, region);
    this.log = new EventLog(counter);
    const { sources } = this;
    const onSlow = () => this.#follower.missed();
    const reader = new SpaceReader({ region, spaceId, regions, sources, scheduler, onSlow });
    const publish = (event: WatchEvent) => this.#publish(event);
    this.#follower = new SpaceFollower({ region, spaceId, reader, clock, publish, failed });
    const isInView = () => sources.sessions.some((session) => parts.isInView(session, this.key));
    this.#poller = new SpacePoller({ follower: this.#follower, pace, clock, scheduler, isInView, failed });
  }

  get isIdle(): boolean {
    return this.#subscribers.size === 0;
  }

  /** True once what is known is fresh (or known to be stale), so that it can be shown. */
  get hasLooked(): boolean {
    return this.#hasLooked;
  }

  /** Resolves once the look that came with the first watcher is done; undefined while nobody watches. */
  get looked(): Promise<void> | undefined {
    return this.#looked;
  }

  /** Adds a watcher, and starts looking with the first. Resolves once there is something to show. */
  subscribe(subscriber: SpaceSubscriber, organisationId: string | undefined): Promise<void> {
    this.#follower.organisationId ??= organisationId;
    this.sources.add(subscriber.session);
    this.#subscribers.add(subscriber);
    if (this.#looked !== undefined) this.#poller.joined();
    this.#looked ??= this.#start();
    return this.#looked;
  }

  /** Removes a watcher; after the last one nothing is asked any more, but what is known is kept. */
  unsubscribe(subscriber: SpaceSubscriber): void {
    if (!this.#subscribers.delete(subscriber)) return;
    this.sources.remove(subscriber.session);
    if (this.#subscribers.size > 0) return;
    this.#poller.pause();
    this.#looked = undefined;
    this.#hasLooked = false;
    this.#onIdle();
  }

  /** Looks at once. */
  poke(): void {
    this.#poller.poke();
  }

  snapshot(): SpaceSnapshot {
    return this.#follower.snapshot();
  }

  async #start(): Promise<void> {
    await this.#poller.start();
    this.#hasLooked = this.#subscribers.size > 0;
  }

  #publish(event: WatchEvent): void {
    const entry = event.name === 'snapshot' ? this.log.restart(event) : this.log.append(event);
    for (const subscriber of this.#subscribers) subscriber.receive(entry);
  }
}

/** One service account's view of one space. */
export function keyOf({ region, clientId, spaceId }: RequestedSpace): string {
  return `${accountOf({ region, clientId })}/${spaceId}`;
}

/** One service account in one region. */
export function accountOf({ region, clientId }: Pick<RequestedSpace, 'region' | 'clientId'>): string {
  return `${region}/${clientId}`;
}
