import type { WatchEvents } from '#shared/watch.ts';
import type { NumberedEvent, WatchEvent } from './event-log.ts';
import type { EventStream } from './event-stream.ts';
import type { Watcher } from './ports.ts';
import type { SessionShares } from './session-share.ts';
import type { SpaceWatch, SpaceSubscriber } from './space-watch.ts';
import type { WatchPeers } from './watch-peers.ts';
import { epochOf, numberSeen } from './stream-epoch.ts';

export interface WatcherStreamOptions {
  readonly watcher: Watcher;
  readonly stream: EventStream;
  readonly peers: WatchPeers;
  readonly watches: Map<string, SpaceWatch>;
  /** Keys of those watches that are in view. */
  readonly inView: ReadonlySet<string>;
  readonly shares: SessionShares;
  /** Told of what went wrong where nobody waits for it. */
  readonly failed: (error: unknown) => void;
}

/** One stream and the spaces it watches; it begins once these were looked at. */
export class WatcherStream implements SpaceSubscriber {
  session: string;
  /** By region, as whom the session is signed in there. */
  #accounts: ReadonlyMap<string, string>;
  /** When to ask again what became of the session, milliseconds since the epoch. */
  askAt = Number.POSITIVE_INFINITY;
  readonly #stream: EventStream;
  readonly #peers: WatchPeers;
  /** Keys of what it was opened for. */
  readonly #subjects: readonly string[];
  readonly #watches: Map<string, SpaceWatch>;
  readonly #inView: ReadonlySet<string>;
  readonly #shares: SessionShares;
  readonly #failed: (error: unknown) => void;
  #hasBegun = false;

  constructor({ watcher, stream, peers, watches, inView, shares, failed }: WatcherStreamOptions) {
    this.session = watcher.session;
    this.#accounts = accountsOf(watcher);
    this.#stream = stream;
    this.#peers = peers;
    this.#subjects = [...watches.keys()];
    this.#watches = watches;
    this.#inView = inView;
    this.#shares = shares;
    this.#failed = failed;
    for (const key of watches.keys()) shares.add(this.session, key, inView.has(key));
  }

  /**
   * Goes on after `lastEventId` when everything since then is still known, else sends a snapshot; a space that was not
   * looked at yet gets one of its own once it was. Something is sent in any case: by that the page knows that it is live.
   * `returnAfter`: how long the page is to wait before it comes back, milliseconds.
   */
  begin(lastEventId: unknown, returnAfter: number | undefined): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    if (returnAfter !== undefined) this.#stream.retryAfter(returnAfter);
    this.#stream.epoch = epochOf(this.#peers.epoch, this.#subjects);
    const missed = this.#missedSince(numberSeen(lastEventId, this.#stream.epoch));
    if (missed !== undefined) {
      for (const entry of missed) this.receive(entry);
      if (missed.length === 0) this.#stream.comment();
      return;
    }
    const watches = [...this.#watches];
    this.#show(watches.filter(([, { hasLooked }]) => hasLooked).map(([, watch]) => watch));
    for (const [key, watch] of watches) {
      if (!watch.hasLooked) this.#showLater(key, watch).catch(this.#failed);
    }
  }

  /** Numbers mean something else from now on: everything is shown anew. */
  renumber(epoch: string): void {
    if (!this.#hasBegun) return;
    this.#stream.epoch = epochOf(epoch, this.#subjects);
    this.#show([...this.#watches.values()].filter(({ hasLooked }) => hasLooked));
  }

  receive(entry: NumberedEvent): void {
    if (this.#hasBegun) this.#stream.send(entry.number, entry.event);
  }

  /** Whether the session is signed in to the region as that account. */
  isOf(region: string, clientId: string): boolean {
    return this.#accounts.get(region) === clientId;
  }

  /** Tells of something that is no space's: who comes back later is not told again. */
  tell(event: WatchEvent): void {
    this.receive({ number: this.#peers.position, event });
  }

  beat(): void {
    this.#stream.beat();
  }

  /** The session moved to another id: its tokens are found under that one. */
  rename(session: string): void {
    for (const [key, watch] of this.#watches) {
      watch.sources.rename(this.session, session);
      this.#shares.add(session, key, this.#inView.has(key));
      this.#shares.remove(this.session, key, this.#inView.has(key));
    }
    this.session = session;
  }

  /** Follows what became of the session, where no notice of it came. */
  agree({ session, regions }: Watcher): void {
    if (session !== this.session) this.rename(session);
    this.#accounts = accountsOf({ regions });
    const left = [...this.#watches.values()].filter(({ region, clientId }) => !this.isOf(region, clientId));
    for (const region of new Set(left.map((watch) => watch.region))) this.leaveRegion(region);
  }

  /** The session was signed out of a region; the stream goes on with the others. */
  leaveRegion(region: string): void {
    for (const [key, watch] of this.#watches) {
      if (watch.region === region) this.#leave(key, watch);
    }
    this.#accounts = new Map([...this.#accounts].filter(([name]) => name !== region));
    this.#endWith({ reason: 'regionEnded', region });
  }

  /** The session is over: says so and closes. */
  endSession(): void {
    this.#endWith({ reason: 'ended' });
    this.close();
  }

  /** The console ends and not the session: says after how many milliseconds the stream is to be opened again. */
  sendAway(milliseconds: number): void {
    this.#stream.retryAfter(milliseconds);
    this.close();
  }

  /** Leaves every space and ends the answer. */
  close(): void {
    for (const [key, watch] of this.#watches) this.#leave(key, watch);
    this.#stream.end();
  }

  #leave(key: string, watch: SpaceWatch): void {
    watch.unsubscribe(this);
    this.#shares.remove(this.session, key, this.#inView.has(key));
    this.#watches.delete(key);
  }

  async #showLater(key: string, watch: SpaceWatch): Promise<void> {
    await watch.looked;
    if (this.#watches.has(key)) this.#show([watch]);
  }

  #show(watches: readonly SpaceWatch[]): void {
    const spaces = watches.map((watch) => watch.snapshot());
    this.receive({ number: this.#peers.position, event: { name: 'snapshot', data: { spaces } } });
  }

  #missedSince(number: number | undefined): NumberedEvent[] | undefined {
    if (number === undefined || number > this.#peers.position) return undefined;
    const missed: NumberedEvent[] = [];
    for (const watch of this.#watches.values()) {
      const entries = watch.since(number);
      if (entries === undefined) return undefined;
      missed.push(...entries);
    }
    return missed.sort((left, right) => left.number - right.number);
  }

  #endWith(data: Omit<WatchEvents['session'], 'now'>): void {
    this.#stream.send(this.#peers.position, { name: 'session', data });
  }
}

function accountsOf({ regions }: Pick<Watcher, 'regions'>): ReadonlyMap<string, string> {
  return new Map(regions.map(({ region, clientId }) => [region, clientId]));
}
