import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import type { SpaceSnapshot } from '#shared/watch.ts';
import type { Membership, WatchCommit, WatchRecord } from '#bff/store/watch-store.ts';
import { idleDelay } from './cadence.ts';
import { EventLog, type NumberedEvent, type WatchEvent } from './event-log.ts';
import type { ListPace } from './list-pace.ts';
import type { WatchSessions } from './ports.ts';
import type { Scouts } from './scouts.ts';
import type { FollowerState } from './space-follower.ts';
import { SpaceTerm, type TermParts } from './space-term.ts';
import { viewAfter } from './space-view.ts';
import { TokenSources } from './token-sources.ts';
import type { Watched } from './watched.ts';
import type { WatchPeers } from './watch-peers.ts';
import type { RequestedSpace } from './watch-request.ts';

export interface WatchParts extends TermParts {
  readonly sessions: WatchSessions;
  readonly peers: WatchPeers;
  readonly scouts: Scouts;
  /** Whether the session may have the space of that key looked at at full cadence. */
  readonly isInView: (session: string, key: string) => boolean;
  /** Told of each end of an operation that is told, as an account sees it. */
  readonly onEnded: (
    account: { readonly region: string; readonly clientId: string },
    operation: OperationState,
  ) => void;
}

export interface SpaceSubscriber {
  readonly session: string;
  receive(entry: NumberedEvent): void;
}

/** How long a process whose tokens are all refused leaves the looking to others, milliseconds. */
const tokenlessFor = 15_000;

/** One space as one service account sees it: what was committed of it, everybody who watches, and the poller while this process leads. */
export class SpaceWatch implements Watched {
  readonly key: string;
  readonly region: string;
  readonly spaceId: string;
  readonly clientId: string;
  readonly sources: TokenSources;
  readonly #parts: WatchParts;
  readonly #pace: ListPace;
  readonly #onIdle: () => void;
  readonly #subscribers = new Set<SpaceSubscriber>();
  readonly #organisations = new Set<string>();
  /** Until it is known what was committed, nobody can be told what they missed. */
  #log = new EventLog(Number.POSITIVE_INFINITY);
  #view: SpaceSnapshot | undefined;
  #last = 0;
  #term: SpaceTerm | undefined;
  #isLeading = false;
  #isTokenless = false;
  /** Its term knows more than the store does. */
  #isAhead = false;
  /** The store does not answer since, and whoever watches was told so. */
  #cutSince: string | undefined;
  #looked: Promise<void> | undefined;
  #hasLooked = false;
  /** When the last watcher left. */
  #leftAt = 0;
  #showNow: () => void = () => undefined;
  members = new Map<string, Membership>();
  leader: string | undefined;

  constructor(space: RequestedSpace, pace: ListPace, parts: WatchParts, onIdle: () => void) {
    this.key = keyOf(space);
    this.region = space.region;
    this.spaceId = space.spaceId;
    this.clientId = space.clientId;
    this.sources = new TokenSources(parts.sessions, space.region);
    this.#parts = parts;
    this.#pace = pace;
    this.#onIdle = onIdle;
  }

  /** Whether nobody has watched for so many milliseconds. */
  isIdleFor(milliseconds: number): boolean {
    return this.#subscribers.size === 0 && this.#parts.clock.now() - this.#leftAt >= milliseconds;
  }

  get isLeading(): boolean {
    return this.#isLeading;
  }

  /** True once what is known is fresh (or known to be stale), so that it can be shown. */
  get hasLooked(): boolean {
    return this.#hasLooked;
  }

  /** Resolves once there is something fresh to show; undefined while nobody watches. */
  get looked(): Promise<void> | undefined {
    return this.#looked;
  }

  get last(): number {
    return this.#last;
  }

  get membership(): Membership {
    const isInView = this.sources.some((session) => this.#parts.isInView(session, this.key));
    return { isWilling: !this.#isTokenless, isInView };
  }

  /** The latest events after `number`; undefined when some are gone. */
  since(number: number): readonly NumberedEvent[] | undefined {
    return this.#log.since(number);
  }

  /** Adds a watcher, and begins with the first. Resolves once there is something to show. */
  subscribe(subscriber: SpaceSubscriber, organisationId: string | undefined): Promise<void> {
    if (organisationId !== undefined) this.#organisations.add(organisationId);
    this.sources.add(subscriber.session);
    this.#subscribers.add(subscriber);
    this.#isTokenless = false;
    if (this.#looked !== undefined) this.#joined();
    this.#looked ??= this.#begin();
    return this.#looked;
  }

  /** Removes a watcher; after the last one nothing is asked any more, but what is known is kept. */
  unsubscribe(subscriber: SpaceSubscriber): void {
    if (!this.#subscribers.delete(subscriber)) return;
    this.sources.remove(subscriber.session);
    if (this.#subscribers.size > 0) return;
    this.#leftAt = this.#parts.clock.now();
    this.depose();
    this.#isAhead = false;
    // That the store answers again is told to what is watched.
    this.#cutSince = undefined;
    this.#looked = undefined;
    this.#hasLooked = false;
    this.#parts.peers.leave(this);
    this.#onIdle();
  }

  /** Looks at once, unless another account looks for this one, which did nothing itself. */
  poke(isOwn: boolean): void {
    const poller = this.#isLeading ? this.#term?.poller : undefined;
    if (isOwn || poller?.isResting !== true) poller?.poke();
  }

  joined(): void {
    if (this.#isLeading) this.#term?.poller.joined();
  }

  snapshot(): SpaceSnapshot {
    const view = this.#known();
    return this.#cutSince === undefined || view.staleSince !== undefined
      ? view
      : { ...view, staleSince: this.#cutSince };
  }

  adopt({ floor, last, entries, state, isFresh }: WatchRecord, isFollowed: boolean): void {
    this.#log = new EventLog(floor, entries as readonly NumberedEvent[]);
    this.#last = last;
    this.#view = (state as FollowerState | undefined)?.snapshot ?? this.#view;
    if (state !== undefined && isFresh && isFollowed) this.#show();
  }

  apply({ first, last, events, state }: WatchCommit): void {
    if (last <= this.#last) return;
    this.#last = last;
    if (state !== undefined) this.#adoptView((state as FollowerState).snapshot, last);
    for (const [index, event] of (events as readonly WatchEvent[]).entries()) this.#tell(first + index, event);
    if (state !== undefined || events.length > 0) this.#show();
  }

  replace(number: number): void {
    const event: WatchEvent = { name: 'snapshot', data: { spaces: [this.snapshot()] } };
    for (const subscriber of this.#subscribers) subscriber.receive({ number, event });
  }

  lead(fence: number, state: unknown, isFailover: boolean): void {
    const { peers, clock, failed } = this.#parts;
    const goesOn = this.#isAhead || !peers.isShared;
    const term = (goesOn ? this.#term : undefined) ?? this.#createTerm();
    if (!goesOn && state !== undefined) {
      term.restore(state as FollowerState, isFailover ? clock.now() - idleDelay : 0);
    }
    this.#term = term;
    this.#isLeading = true;
    this.leader = peers.member;
    const begun = term.begin(fence, peers.isShared && (this.#isAhead || state === undefined));
    this.#isAhead = false;
    begun.then(() => this.#isLeading && this.#show()).catch(failed);
  }

  depose(): number | undefined {
    if (!this.#isLeading) return undefined;
    this.#isLeading = false;
    this.leader = undefined;
    this.#term?.poller.pause();
    return this.#term?.fence;
  }

  isTerm(term: SpaceTerm): boolean {
    return this.#isLeading && this.#term === term;
  }

  forgotten(): void {
    this.#isAhead = this.depose() !== undefined;
  }

  cut(since: string): void {
    if (this.#cutSince !== undefined || this.#view?.staleSince !== undefined) return;
    this.#cutSince = since;
    const { region, spaceId } = this;
    this.#tellUnkept({ name: 'stale', data: { region, spaceId, since } });
  }

  mend(): void {
    if (this.#cutSince === undefined) return;
    this.#cutSince = undefined;
    const { region, spaceId } = this;
    this.#tellUnkept({ name: 'stale', data: { region, spaceId } });
    this.replace(this.#parts.peers.position);
  }

  async #begin(): Promise<void> {
    const shown = new Promise<void>((resolve) => (this.#showNow = resolve));
    await this.#parts.peers.enter(this);
    await shown;
  }

  #createTerm(): SpaceTerm {
    const { region, spaceId, sources } = this;
    return new SpaceTerm({
      region,
      spaceId,
      organisationId: this.#organisations.values().next().value,
      parts: this.#parts,
      pace: this.#pace,
      sources,
      isInView: () => this.#isInView(),
      subject: this.key,
      enter: (looker) => this.#parts.scouts.enter({ region, spaceId }, looker),
      onTokenless: () => this.#standAside(),
      commit: (term, events) => this.#parts.peers.commit(this, term, events),
    });
  }

  /** No token is taken here: others may look, if there are any. */
  #standAside(): void {
    const { peers, scheduler } = this.#parts;
    this.#isTokenless = true;
    peers.changed(this);
    scheduler.after(tokenlessFor, () => {
      this.#isTokenless = false;
      peers.changed(this);
    });
  }

  #joined(): void {
    const { peers } = this.#parts;
    if (this.#isLeading) this.joined();
    else if (this.#view?.staleSince !== undefined || this.#view?.unavailable !== undefined) peers.knock(this);
    peers.changed(this);
  }

  #isInView(): boolean {
    const { member } = this.#parts.peers;
    return this.membership.isInView || [...this.members].some(([other, { isInView }]) => isInView && other !== member);
  }

  #known(): SpaceSnapshot {
    return this.#view ?? { region: this.region, spaceId: this.spaceId, operations: [] };
  }

  #adoptView(view: SpaceSnapshot, number: number): void {
    const isSame = JSON.stringify(view) === JSON.stringify(this.#view);
    this.#view = view;
    // Otherwise it is about to be shown for the first time.
    if (this.#hasLooked && !isSame) this.replace(number);
  }

  #show(): void {
    this.#hasLooked = this.#subscribers.size > 0;
    this.#showNow();
  }

  #tell(number: number, event: WatchEvent): void {
    const entry = { number, event };
    this.#log.append(entry);
    this.#view = viewAfter(this.#known(), event);
    for (const subscriber of this.#subscribers) subscriber.receive(entry);
    if (event.name === 'operation' && isTerminal(event.data.operation.status))
      this.#parts.onEnded(this, event.data.operation);
  }

  #tellUnkept(event: WatchEvent): void {
    const number = this.#parts.peers.position;
    for (const subscriber of this.#subscribers) subscriber.receive({ number, event });
  }
}

/** One service account's view of one space. */
export function keyOf({ region, clientId, spaceId }: RequestedSpace): string {
  return `${accountOf({ region, clientId })}/${spaceId}`;
}

/** One service account in one region. */
export function accountOf({ region, clientId }: Pick<RequestedSpace, 'region' | 'clientId'>): string {
  return `${region}/${encodeURIComponent(clientId)}`;
}
