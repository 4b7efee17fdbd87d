import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Broadcast } from '#bff/store/stores.ts';
import type { WatchStore } from '#bff/store/watch-store.ts';
import type { SessionChange } from '#bff/tokens/session-changes.ts';
import type { WatchEvent } from './event-log.ts';
import { EventStream } from './event-stream.ts';
import { EventText } from './event-text.ts';
import type { Watcher } from './ports.ts';
import { fullCadenceSpaces, maximumWatchedSpaces, type WatchedSpace } from '#shared/watch.ts';
import { violation } from '#bff/http/problem.ts';
import { ListPace } from './list-pace.ts';
import { returnDelay } from './return-delay.ts';
import { SessionShares } from './session-share.ts';
import { accountOf, keyOf, SpaceWatch, type WatchParts } from './space-watch.ts';
import { Scouts } from './scouts.ts';
import { WatchPeers } from './watch-peers.ts';
import { readWatchRequest, type RequestedSpace } from './watch-request.ts';
import { WatcherStream } from './watcher-stream.ts';

export interface WatchHubOptions extends Omit<WatchParts, 'peers' | 'scouts' | 'isInView'> {
  /** What is agreed on with other processes. */
  readonly store: WatchStore;
  /** Told of accepted work by other processes, and tells them. */
  readonly broadcast: Broadcast;
  /** A session is asked about this often, milliseconds, where notices of its end may be lost. */
  readonly doubt: number;
  /** Told when this process looks for one that died. */
  readonly onFailover: () => void;
}

/** Most time the first snapshot waits for regions that have not answered, milliseconds; they follow on their own. */
const patience = 2_000;
/** How long what is known of a space outlives its last watcher, for streams that come back, milliseconds. */
const linger = 30_000;
const roundEvery = 1_000;
const topic = 'accepted';
/** When a stream that the console ended is to be opened again, at the soonest, and how far apart; milliseconds. */
const soonest = 500;
const among = 1_000;

/**
 * The live watch: every stream of this process. Each (region, service account, space) that is watched is looked at by one
 * of the processes that watch it.
 */
export class WatchHub {
  readonly #parts: WatchParts;
  readonly #text: EventText;
  readonly #peers: WatchPeers;
  readonly #scouts: Scouts;
  readonly #watches = new Map<string, SpaceWatch>();
  readonly #streams = new Set<WatcherStream>();
  readonly #shares = new SessionShares();
  /** By region and service account. */
  readonly #paces = new Map<string, ListPace>();
  readonly #broadcast: Broadcast;
  readonly #doubt: number;
  readonly #stopListening: () => void;
  #cancelRound: (() => void) | undefined;

  constructor({ store, broadcast, doubt, onFailover, ...parts }: WatchHubOptions) {
    const { clock, scheduler, failed } = parts;
    const onEpoch = () => {
      for (const stream of this.#streams) stream.renumber(this.#peers.epoch);
    };
    const { isShared, member } = store;
    this.#scouts = new Scouts({ member, broadcast, isShared, clock, scheduler });
    this.#peers = new WatchPeers({
      store,
      broadcast,
      clock,
      scheduler,
      watches: this.#watches,
      onEpoch,
      onFailover,
      onGone: (members) => this.#scouts.lose(members),
      failed,
    });
    this.#parts = {
      ...parts,
      peers: this.#peers,
      scouts: this.#scouts,
      isInView: (session, key) => this.#shares.isInView(session, key),
    };
    this.#broadcast = broadcast;
    this.#doubt = doubt;
    this.#text = new EventText(parts.clock);
    const stops = [
      parts.sessions.onChange((change) => this.#onSessionChange(change)),
      broadcast.hear(topic, (text) => {
        const { space, actor } = JSON.parse(text) as { readonly space: WatchedSpace; readonly actor?: string };
        this.#poke(space, actor);
      }),
    ];
    this.#stopListening = () => stops.forEach((stop) => stop());
  }

  /** What is open, for the metrics. */
  get load(): { readonly streams: number; readonly spaces: number; readonly leading: number } {
    const leading = [...this.#watches.values()].filter(({ isLeading }) => isLeading).length;
    return { streams: this.#streams.size, spaces: this.#watches.size, leading };
  }

  /**
   * Answers `GET /api/watch` with a stream that ends with the browser's connection or the session. The spaces asked for
   * first are those in view. Throws a `ConsoleProblem` (400, 401) before anything is written.
   */
  handle(request: IncomingMessage, response: ServerResponse, watcher: Watcher): void {
    const spaces = readWatchRequest(request.url ?? '', watcher);
    if (!this.#shares.admits(watcher.session, spaces.map(keyOf))) {
      throw violation('space', `a session can watch at most ${maximumWatchedSpaces} spaces over all its streams`);
    }
    const watches = new Map(spaces.map((space) => [keyOf(space), this.#watchOf(space)]));
    const events = new EventStream(response, this.#parts.clock, this.#text);
    const inView = new Set([...watches.keys()].slice(0, fullCadenceSpaces));
    const { peers, failed } = this.#parts;
    const shares = this.#shares;
    const stream = new WatcherStream({ watcher, stream: events, peers, watches, inView, shares, failed });
    this.#streams.add(stream);
    response.once('close', () => this.#close(stream));
    const begin = () => stream.begin(request.headers['last-event-id'], returnDelay(this.#streams.size, Math.random()));
    const cancelPatience = this.#parts.scheduler.after(patience, begin);
    const looks = spaces.map((space) => this.#watchOf(space).subscribe(stream, space.organisationId));
    Promise.all([peers.begin(), ...looks])
      .then(begin)
      .finally(cancelPatience)
      .catch(failed);
    this.#checkSession(stream).catch(failed);
    this.#cancelRound ??= this.#parts.scheduler.after(roundEvery, () => this.#round());
  }

  /**
   * Looks at a space at once, in any process, because a region accepted work of that session there (201 or 202): for its
   * account, and for those that look for the others.
   */
  poke(space: WatchedSpace, session: string): void {
    const actor = this.#watchesOf(space).find(({ sources }) => sources.has(session))?.clientId;
    this.#poke(space, actor);
    this.#broadcast.tell(topic, JSON.stringify({ space, actor }));
  }

  #poke(space: WatchedSpace, actor: string | undefined): void {
    for (const watch of this.#watchesOf(space)) watch.poke(watch.clientId === actor);
  }

  #watchesOf({ region, spaceId }: WatchedSpace): SpaceWatch[] {
    const isThere = (watch: SpaceWatch) => watch.region === region && watch.spaceId === spaceId.toLowerCase();
    return [...this.#watches.values()].filter(isThere);
  }

  /** Tells every stream of this process whose session is signed in to a region as that account. */
  tell({ region, clientId }: { readonly region: string; readonly clientId: string }, event: WatchEvent): void {
    for (const stream of this.#streams) if (stream.isOf(region, clientId)) stream.tell(event);
  }

  /** Ends every stream, one after the other over so many milliseconds: not all of them are to come back at once. */
  async endOver(milliseconds: number): Promise<void> {
    this.#peers.giveUp();
    const streams = [...this.#streams];
    const { scheduler } = this.#parts;
    const endLater = (stream: WatcherStream, index: number) =>
      new Promise<void>((resolve) => {
        scheduler.after((index * milliseconds) / streams.length, () => resolve(this.#sendAway(stream)));
      });
    if (milliseconds > 0) await Promise.all(streams.map(endLater));
    this.close();
  }

  /** Ends every stream and poller. */
  close(): void {
    this.#stopListening();
    this.#cancelRound?.();
    for (const stream of this.#streams) this.#sendAway(stream);
    this.#watches.clear();
    this.#scouts.close();
    this.#peers.close();
  }

  #watchOf(space: RequestedSpace): SpaceWatch {
    const key = keyOf(space);
    let watch = this.#watches.get(key);
    if (watch === undefined) {
      watch = new SpaceWatch(space, this.#paceOf(space), this.#parts, () => this.#forgetLater(key));
      this.#watches.set(key, watch);
    }
    return watch;
  }

  #paceOf(space: RequestedSpace): ListPace {
    const account = accountOf(space);
    const pace = this.#paces.get(account) ?? new ListPace(this.#parts.clock, this.#parts.scheduler);
    this.#paces.set(account, pace);
    return pace;
  }

  #forgetLater(key: string): void {
    this.#parts.scheduler.after(linger, () => {
      if (this.#watches.get(key)?.isIdleFor(linger) === true) this.#watches.delete(key);
    });
  }

  #sendAway(stream: WatcherStream): void {
    if (this.#streams.delete(stream)) stream.sendAway(soonest + Math.random() * among);
  }

  #close(stream: WatcherStream): void {
    if (this.#streams.delete(stream)) stream.close();
  }

  #onSessionChange(change: SessionChange): void {
    for (const stream of this.#streams) {
      if (stream.session !== change.session) continue;
      if (change.kind === 'rotated') stream.rename(change.to);
      else if (change.kind === 'regionEnded') stream.leaveRegion(change.region);
      else this.#endSession(stream);
    }
  }

  #endSession(stream: WatcherStream): void {
    this.#streams.delete(stream);
    stream.endSession();
  }

  /** Heartbeats, and sessions past their end. */
  #round(): void {
    const now = this.#parts.clock.now();
    for (const stream of this.#streams) {
      stream.beat();
      if (now >= stream.askAt) this.#checkSession(stream).catch(this.#parts.failed);
    }
    const isNeeded = this.#streams.size > 0;
    this.#cancelRound = isNeeded ? this.#parts.scheduler.after(roundEvery, () => this.#round()) : undefined;
  }

  async #checkSession(stream: WatcherStream): Promise<void> {
    const { sessions, clock, failed } = this.#parts;
    const { session } = stream;
    stream.askAt = Number.POSITIVE_INFINITY;
    try {
      const standing = await sessions.standing(session);
      // The session went on under another id while it was looked for.
      if (stream.session !== session) stream.askAt = clock.now();
      else if (standing === undefined || standing.endsAt <= clock.now()) this.#endSession(stream);
      else {
        stream.agree(standing);
        // Not all streams at once.
        const doubtful = clock.now() + this.#doubt * (1 - Math.random() / 3);
        stream.askAt = Math.min(standing.endsAt, doubtful);
      }
    } catch (error) {
      stream.askAt = clock.now();
      failed(error);
    }
  }
}
