import type { Clock } from '#shared/clock.ts';
import type { Scheduler } from '#shared/scheduler.ts';
import { StoreUnavailable } from '#bff/store/store-unavailable.ts';
import type { Broadcast } from '#bff/store/stores.ts';
import {
  pulseEvery,
  type Membership,
  type WatchCommit,
  type WatchPulse,
  type WatchRecord,
  type WatchStore,
} from '#bff/store/watch-store.ts';
import { CommitOrder } from './commit-order.ts';
import type { WatchEvent } from './event-log.ts';
import { Presence } from './presence.ts';
import { isTurnOf } from './turn.ts';
import type { SpaceTerm } from './space-term.ts';
import type { Watched } from './watched.ts';

export interface WatchPeersOptions {
  readonly store: WatchStore;
  readonly broadcast: Broadcast;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  /** By key; those that nobody watches here are left alone. */
  readonly watches: ReadonlyMap<string, Watched>;
  /** Numbers begin to mean something else: whoever went by them is shown everything anew. */
  readonly onEpoch: () => void;
  readonly onFailover: () => void;
  /** Told which processes are not heard of any more. */
  readonly onGone: (members: ReadonlySet<string>) => void;
  readonly failed: (error: unknown) => void;
}

/** What nobody leads is not waited for longer than so many pulses, whoever's turn it is. */
const longestTurn = 3;
const knocking = 'watch-joined';
/** Somebody else leads than whose turn it is; said at each pulse until that is so no more. */
const turning = 'watch-turn';
/** Without an answer of the store for this long nothing is live, milliseconds. */
const cutAfter = 4_000;
/** Everything is said again within so many pulses: about a minute. */
const pulsesOfRound = 400;

/** What this process has agreed on with the others, of one watch. */
interface Seat {
  /** As it was said last; undefined before it has joined. */
  said?: Membership | undefined;
  /** Pulses since somebody led. */
  unled: number;
  isMoving: boolean;
}

/** All processes that watch: who of them leads what, and what they have found, in one order. */
export class WatchPeers {
  readonly #options: WatchPeersOptions;
  readonly #seats = new Map<Watched, Seat>();
  readonly #order: CommitOrder;
  readonly #presence: Presence;
  /** What has to be agreed on: tried at each pulse. */
  readonly #unsettled = new Set<Watched>();
  readonly #parting = new Set<string>();
  readonly #toRepeat: Watched[] = [];
  readonly #stopHearing: () => void;
  #epoch = '';
  /** The number at the last pulse: at the next one it should have been heard of. */
  #owed = 0;
  #answeredAt: number;
  #isCut = false;
  #isLeaving = false;
  #begun: Promise<void> | undefined;
  #cancelPulse: () => void = () => undefined;

  constructor(options: WatchPeersOptions) {
    this.#options = options;
    const { store, broadcast, watches } = options;
    this.#presence = new Presence(store.member, options.onGone);
    this.#answeredAt = options.clock.now();
    this.#order = new CommitOrder((commit) => {
      const watch = watches.get(commit.subject);
      if (watch !== undefined && (!store.isShared || this.#seats.get(watch)?.said !== undefined)) watch.apply(commit);
    });
    const stops = [
      broadcast.hear(knocking, (key) => watches.get(key)?.joined()),
      broadcast.hear(turning, (key) => {
        const watch = watches.get(key);
        if (watch !== undefined) this.#turn(watch).catch(options.failed);
      }),
      store.hear({
        committed: (commit) => this.#order.take(commit),
        joined: (subject, member, membership) =>
          this.#heard(subject, (watch) => {
            if (membership === undefined) watch.members.delete(member);
            else watch.members.set(member, membership);
            if (membership?.isInView === true) watch.joined();
          }),
        led: (subject, member) =>
          this.#heard(subject, (watch) => {
            watch.depose();
            watch.leader = member;
          }),
      }),
    ];
    this.#stopHearing = () => stops.forEach((stop) => stop());
  }

  get isShared(): boolean {
    return this.#options.store.isShared;
  }

  get member(): string {
    return this.#options.store.member;
  }

  /** What numbers mean; empty before the store has answered. */
  get epoch(): string {
    return this.#epoch;
  }

  /** Everything up to this number has taken effect here. */
  get position(): number {
    return this.#order.position;
  }

  /** Resolves when the store was asked; whether it has answered is seen by `epoch`. */
  begin(): Promise<void> {
    return (this.#begun ??= this.#pulse());
  }

  /** Watches with the others from now on. Rejects never: what fails is tried again. */
  async enter(watch: Watched): Promise<void> {
    this.#parting.delete(watch.key);
    this.#seats.set(watch, { unled: 0, isMoving: false });
    this.#unsettled.add(watch);
    await this.begin();
    await this.#settle(watch);
  }

  /** Does not watch any more. */
  leave(watch: Watched): void {
    const hasJoined = this.#seats.get(watch)?.said !== undefined;
    this.#seats.delete(watch);
    this.#unsettled.delete(watch);
    watch.members.clear();
    watch.leader = undefined;
    if (!hasJoined) return;
    this.#parting.add(watch.key);
    this.#part(watch.key).catch(this.#options.failed);
  }

  /** Something about how this process watches it may have changed. */
  changed(watch: Watched): void {
    if (!this.#seats.has(watch)) return;
    this.#unsettled.add(watch);
    this.#settle(watch).catch(this.#options.failed);
  }

  /** Leads nothing any more that somebody else can lead. */
  giveUp(): void {
    this.#isLeaving = true;
    for (const watch of this.#seats.keys()) this.changed(watch);
  }

  /** Says that one more watches what may be looked at anew: see `Watched.joined`. */
  knock(watch: Watched): void {
    this.#options.broadcast.tell(knocking, watch.key);
  }

  /** What was found under a fence. Without events, what is known now is what there is to show. */
  async commit(watch: Watched, term: SpaceTerm, events: readonly WatchEvent[]): Promise<void> {
    const restart = events.findLastIndex(({ name }) => name === 'snapshot') + 1;
    const state = () => term.follower.state();
    try {
      const done = await this.#options.store.commit(watch.key, term.fence, { events, restart, state });
      if (done === undefined) this.#lost(watch, term);
      else this.#order.take({ subject: watch.key, ...done, events, ...(events.length === 0 && { state: state() }) });
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      // Whether it was committed is not known: it goes on from what is found there.
      this.#lost(watch, term);
    }
  }

  close(): void {
    this.#cancelPulse();
    this.#stopHearing();
    if (this.#options.store.isShared) this.#options.store.leave().catch(() => undefined);
  }

  #lost(watch: Watched, term: SpaceTerm): void {
    term.poller.pause();
    if (watch.isTerm(term)) watch.depose();
    this.#unsettled.add(watch);
  }

  #heard(subject: string, change: (watch: Watched) => void): void {
    const watch = this.#options.watches.get(subject);
    if (watch === undefined || !this.#seats.has(watch)) return;
    change(watch);
    this.changed(watch);
  }

  /** One at a time; what could not be agreed on is tried again at the next pulse. */
  async #settle(watch: Watched): Promise<void> {
    const seat = this.#seats.get(watch);
    if (seat === undefined || seat.isMoving) return;
    seat.isMoving = true;
    try {
      while (this.#seats.get(watch) === seat && (await this.#step(watch, seat))) continue;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    } finally {
      seat.isMoving = false;
    }
  }

  /** Whether another step may follow. */
  async #step(watch: Watched, seat: Seat): Promise<boolean> {
    const { store, broadcast, onFailover } = this.#options;
    const { isWilling, isInView } = watch.membership;
    const mine = { isWilling: isWilling && !this.#isLeaving, isInView };
    const isSaid = seat.said?.isWilling === mine.isWilling && seat.said.isInView === mine.isInView;
    if (seat.said === undefined || (store.isShared && !isSaid)) {
      await this.#join(watch, seat, mine);
      return true;
    }
    const isTurn = isTurnOf(this.member, watch, this.#presence.alive);
    if (watch.isLeading) {
      // It looks on until the other one asks for it: a notice may be lost.
      if (isTurn) this.#unsettled.delete(watch);
      else broadcast.tell(turning, watch.key);
      return false;
    }
    const isLed = this.#isFollowed(watch);
    if (isLed && !isTurn) {
      seat.unled = 0;
      this.#unsettled.delete(watch);
      return false;
    }
    if (!isTurn && seat.unled < longestTurn) return false;
    if (isLed) broadcast.tell(turning, watch.key);
    const claim = await store.claim(watch.key);
    if (this.#seats.get(watch) !== seat) return false;
    if ('fence' in claim) {
      seat.unled = 0;
      if (claim.isFailover) onFailover();
      watch.lead(claim.fence, claim.state, claim.isFailover);
      return true;
    }
    watch.leader = claim.leader;
    if (claim.leader === undefined) seat.said = undefined;
    return claim.leader === undefined;
  }

  async #join(watch: Watched, seat: Seat, mine: Membership): Promise<void> {
    const isFirst = seat.said === undefined;
    const isNew = watch.last === 0;
    const record = await this.#options.store.join(watch.key, mine, isFirst ? undefined : watch.last);
    if (this.#seats.get(watch) !== seat) return;
    this.#takeSeats(watch, record);
    const { floor, last, state } = record;
    // Made just now, maybe by this process itself, which is not told.
    if (floor === last && state === undefined) this.#order.take({ subject: watch.key, first: last, last, events: [] });
    if (isFirst) {
      await this.#order.reached(record.number);
      if (this.#options.store.isShared || isNew) watch.adopt(record, this.#isFollowed(watch));
      if (watch.hasLooked) watch.replace(this.#order.position);
    }
    seat.said = mine;
  }

  #takeSeats(watch: Watched, { members, leader }: WatchRecord): void {
    watch.members = new Map(members);
    if (!watch.isLeading) watch.leader = leader === this.member ? undefined : leader;
  }

  #isFollowed({ leader }: Watched): boolean {
    return leader !== undefined && this.#presence.alive.has(leader);
  }

  /** Looks who watches, and gives up what is another one's turn. */
  async #turn(watch: Watched): Promise<void> {
    const seat = this.#seats.get(watch);
    if (seat?.said === undefined) return;
    try {
      const record = await this.#options.store.join(watch.key, seat.said, watch.last);
      if (this.#seats.get(watch) !== seat) return;
      this.#takeSeats(watch, record);
      if (watch.isLeading && !isTurnOf(this.member, watch, this.#presence.alive)) await this.#handOver(watch);
      this.changed(watch);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  async #handOver(watch: Watched): Promise<void> {
    const fence = watch.depose();
    if (fence !== undefined) await this.#options.store.release(watch.key, fence);
  }

  async #part(key: string): Promise<void> {
    try {
      await this.#options.store.part(key);
      this.#parting.delete(key);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  async #pulse(): Promise<void> {
    const { store, scheduler, clock, failed } = this.#options;
    try {
      await this.#agree(await store.beat());
      this.#answeredAt = clock.now();
      if (this.#isCut) for (const watch of this.#seats.keys()) watch.mend();
      this.#isCut = false;
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) failed(error);
      this.#presence.missed();
      this.#isCut ||= clock.now() - this.#answeredAt >= cutAfter;
      const since = new Date(this.#answeredAt).toISOString();
      if (this.#isCut) for (const watch of this.#seats.keys()) watch.cut(since);
    }
    if (store.isShared) this.#cancelPulse = scheduler.after(pulseEvery, () => this.#pulse());
  }

  async #agree(pulse: WatchPulse): Promise<void> {
    const owed = this.#owed;
    this.#owed = pulse.number;
    if (pulse.epoch !== this.#epoch) this.#restart(pulse);
    else if (owed > this.#order.position) await this.#catchUp([...this.#joined()], owed);
    await this.#repeat();
    if (this.#presence.take(pulse.alive)) for (const watch of this.#seats.keys()) this.#unsettled.add(watch);
    for (const key of this.#parting) this.#part(key).catch(this.#options.failed);
    for (const watch of this.#unsettled) {
      const seat = this.#seats.get(watch);
      if (seat !== undefined) seat.unled += 1;
      this.#settle(watch).catch(this.#options.failed);
    }
  }

  /** Numbers mean something else, and what was agreed on is gone. */
  #restart({ epoch, number }: WatchPulse): void {
    const isFirst = this.#epoch === '';
    this.#epoch = epoch;
    this.#order.skipTo(number);
    if (isFirst) return;
    for (const [watch, seat] of this.#seats) {
      watch.forgotten();
      seat.said = undefined;
      this.#unsettled.add(watch);
    }
    this.#options.onEpoch();
  }

  *#joined(): Generator<Watched> {
    for (const [watch, seat] of this.#seats) if (seat.said !== undefined) yield watch;
  }

  /** Some of everything is said again at each pulse, and with that read: what is not said for minutes is forgotten there. */
  async #repeat(): Promise<void> {
    if (!this.#options.store.isShared) return;
    if (this.#toRepeat.length === 0) this.#toRepeat.push(...this.#joined());
    const some = this.#toRepeat.splice(0, Math.ceil(this.#seats.size / pulsesOfRound));
    const still = some.filter((watch) => this.#seats.get(watch)?.said !== undefined);
    for (const watch of still) this.#unsettled.add(watch);
    await this.#catchUp(still, this.#order.position);
  }

  /** Reads what was committed up to `number` and was not heard of. */
  async #catchUp(watches: readonly Watched[], number: number): Promise<void> {
    const { store } = this.#options;
    const records = await Promise.all(
      watches.map(async (watch) => {
        const said = this.#seats.get(watch)?.said ?? watch.membership;
        return [watch, await store.join(watch.key, said, watch.last)] as const;
      }),
    );
    const missed: WatchCommit[] = [];
    for (const [watch, record] of records) {
      if (!this.#seats.has(watch)) continue;
      this.#takeSeats(watch, record);
      if (record.floor > watch.last) {
        watch.adopt({ ...record, last: Math.max(record.last, watch.last) }, this.#isFollowed(watch));
        watch.replace(Math.max(number, this.#order.position));
        continue;
      }
      for (const entry of record.entries) {
        if (entry.number > number) continue;
        missed.push({ subject: watch.key, first: entry.number, last: entry.number, events: [entry.event] });
      }
      if (!watch.hasLooked && record.isFresh && record.last <= number && record.last > watch.last) {
        missed.push({ subject: watch.key, first: record.last, last: record.last, events: [], state: record.state });
      }
    }
    missed.sort((one, other) => one.first - other.first);
    for (const commit of missed) this.#options.watches.get(commit.subject)?.apply(commit);
    this.#order.skipTo(number);
  }
}
