import type { Clock } from '#shared/clock.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { Scheduler } from '#shared/scheduler.ts';
import { covers, type Seen, type Sighting } from './sighting.ts';

/** An account that looks at the space. */
export interface Looker {
  /** Region, account and space. */
  readonly subject: string;
  readonly seen: Seen;
  readonly isInView: boolean;
  /** Takes in what its scout found, and answers whether it could: only what it is known to be allowed to see. */
  hear(changed: readonly OperationState[]): boolean;
  /** Looks by itself within so many milliseconds. */
  wake(within: number): void;
}

/** What an account's own look found. */
export interface Found {
  readonly startedAt: number;
  readonly changed: readonly OperationState[];
  /** Nothing was known before. */
  readonly isFirst: boolean;
}

/** A scout that does so no more names itself only. */
export type ScoutNews = Sighting | { readonly subject: string; readonly version?: undefined };

export interface ScoutedSpaceOptions {
  /** Names this process. */
  readonly member: string;
  /** Says it to other processes. */
  readonly tell: (news: ScoutNews) => void;
  readonly clock: Clock;
  readonly scheduler: Scheduler;
  readonly onEmpty: () => void;
}

interface Scout {
  readonly sighting: Sighting;
  /** When its version was heard of. */
  readonly movedAt: number;
  readonly cancelEnd: () => void;
}

interface Seat {
  readonly looker: Looker;
  /** Who looks for it. */
  scout: string | undefined;
  /** Version of its scout by which it was last compared. */
  compared: number | undefined;
  isScout: boolean;
  version: number;
  /** What it has said last that it sees. */
  reported: string;
}

/** What a looker says of itself. */
export interface LookerSeat {
  /** It has looked, and does so again within so many milliseconds unless the answer is true: then another one looks for it. */
  looked(found: Found | undefined, within: number): boolean;
  leave(): void;
}

/** Between two that look by themselves for the same reason, and how long the last of them waits at most; milliseconds. */
const spacing = 50;
const mostSpread = 15_000;
/** A scout that is late by more than this, milliseconds beside the time it takes twice, is none any more. */
const slack = 1_000;

/**
 * One space and the accounts that look at it in this process. Accounts that see all of it are looked for by one of them,
 * the scout, in whatever process: they are told what it found, and look by themselves rarely (decision 24).
 */
export class ScoutedSpace {
  readonly #options: ScoutedSpaceOptions;
  readonly #seats = new Set<Seat>();
  readonly #scouts = new Map<string, Scout>();

  constructor(options: ScoutedSpaceOptions) {
    this.#options = options;
  }

  enter(looker: Looker): LookerSeat {
    // A version never follows one of an earlier seat.
    const version = this.#options.clock.now();
    const seat: Seat = { looker, scout: undefined, compared: undefined, isScout: false, version, reported: '' };
    this.#seats.add(seat);
    return {
      looked: (found, within) => this.#looked(seat, found, within),
      leave: () => {
        this.#seats.delete(seat);
        this.#stepDown(seat);
        if (this.#seats.size > 0) return;
        this.close();
        this.#options.onEmpty();
      },
    };
  }

  close(): void {
    for (const { cancelEnd } of this.#scouts.values()) cancelEnd();
    this.#scouts.clear();
  }

  /** Takes in what a scout says, in this process or another one. */
  hear(news: ScoutNews): void {
    if (news.version === undefined) {
      this.#lose(news.subject);
      return;
    }
    const before = this.#scouts.get(news.subject);
    const { clock, scheduler } = this.#options;
    before?.cancelEnd();
    this.#scouts.set(news.subject, {
      sighting: news,
      movedAt: before?.sighting.version === news.version ? before.movedAt : clock.now(),
      cancelEnd: scheduler.after(2 * news.within + slack, () => this.#lose(news.subject)),
    });
    const awake = this.#followersOf(news.subject).filter((seat) => !this.#follow(seat, news, before?.sighting.version));
    this.#wake(awake);
  }

  /** These processes look no more. */
  lose(members: ReadonlySet<string>): void {
    for (const [subject, { sighting }] of this.#scouts) if (members.has(sighting.member)) this.#lose(subject);
  }

  #followersOf(subject: string): Seat[] {
    const followers: Seat[] = [];
    for (const seat of this.#seats) if (seat.scout === subject) followers.push(seat);
    return followers;
  }

  /** Whether it can do without a look of its own. */
  #follow(seat: Seat, sighting: Sighting, before: number | undefined): boolean {
    const { looker } = seat;
    const isSame = sighting.version === before;
    if (!sighting.isInView && looker.isInView) seat.scout = undefined;
    else if (isSame && seat.compared === sighting.version) return true;
    seat.compared = sighting.version;
    // Something was not heard.
    if (!isSame && !(sighting.isNews && sighting.version === (before ?? 0) + 1)) return false;
    const isTold = isSame || looker.hear(sighting.changed);
    if (!covers(sighting.seen, looker.seen)) seat.scout = undefined;
    return isTold && seat.scout !== undefined;
  }

  #looked(seat: Seat, found: Found | undefined, within: number): boolean {
    seat.scout = found === undefined ? undefined : this.#scoutOf(seat, found);
    seat.compared = undefined;
    if (found === undefined || seat.scout !== undefined) this.#stepDown(seat);
    else this.#report(seat, found, within);
    return seat.scout !== undefined;
  }

  /** Who sees all that it sees, and was heard of before it looked: of two that see the same one remains. */
  #scoutOf(seat: Seat, { startedAt, changed, isFirst }: Found): string | undefined {
    const { subject, seen, isInView } = seat.looker;
    // What is new to it may have come after the scout's look: it is compared with the next one.
    const fresh = new Set(isFirst ? [] : changed.map(({ id }) => id));
    for (const { sighting, movedAt } of this.#scouts.values()) {
      if (sighting.subject === subject || (isInView && !sighting.isInView)) continue;
      if (seat.scout !== sighting.subject && movedAt > startedAt) continue;
      if (!covers(sighting.seen, seen, fresh)) continue;
      const isMutual = seat.isScout && covers(seen, sighting.seen);
      if (!isMutual || sighting.subject < subject) return sighting.subject;
    }
    return undefined;
  }

  #report(seat: Seat, { changed }: Found, within: number): void {
    const { subject, seen, isInView } = seat.looker;
    const { member, tell } = this.#options;
    const reported = JSON.stringify(seen);
    const isNews = seat.isScout && (changed.length > 0 || reported !== seat.reported);
    // After a time without reports nobody can follow it without a look.
    if (!seat.isScout) seat.version += 2;
    else if (isNews) seat.version += 1;
    seat.reported = reported;
    seat.isScout = true;
    const sighting = { subject, member, version: seat.version, isNews, seen, changed, within, isInView };
    tell(sighting);
    if (this.#seats.size > 1) this.hear(sighting);
  }

  #stepDown(seat: Seat): void {
    if (!seat.isScout) return;
    seat.isScout = false;
    const { subject } = seat.looker;
    this.#options.tell({ subject });
    this.#lose(subject);
  }

  #lose(subject: string): void {
    this.#scouts.get(subject)?.cancelEnd();
    this.#scouts.delete(subject);
    const left = this.#followersOf(subject);
    for (const seat of left) seat.scout = undefined;
    this.#wake(left);
  }

  /** Not all at once: soon one of them looks for the others. */
  #wake(seats: readonly Seat[]): void {
    for (const [index, { looker }] of seats.entries()) looker.wake(Math.min(index * spacing, mostSpread));
  }
}
