import type { Clock } from '#shared/clock.ts';
import type { SpaceStatus } from '#shared/contract/iam/organisations.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { SpaceSnapshot } from '#shared/watch.ts';
import type { Activity } from './cadence.ts';
import type { WatchEvent } from './event-log.ts';
import { KnownOperations } from './known-operations.ts';
import { OwnReading } from './own-reading.ts';
import type { Found } from './scouted-space.ts';
import type { Seen } from './sighting.ts';
import { Busy, Tokenless, Unanswered, type ListAnswer, type SpaceReader } from './space-reader.ts';

export interface SpaceFollowerOptions {
  readonly region: string;
  readonly spaceId: string;
  readonly reader: SpaceReader;
  readonly clock: Clock;
  /**
   * Told of everything that moves, in order; a `snapshot` replaces all told before. With no events: what is known now is
   * what there is to show, after the first look and the first one that goes on from what somebody else knew.
   */
  readonly publish: (events: readonly WatchEvent[]) => Promise<void>;
  /** Told when no session lends a token that the region takes. */
  readonly onTokenless: () => void;
  /** Told of errors that are our own; the space is then shown as stale. */
  readonly failed: (error: unknown) => void;
}

/** What somebody else needs to know to go on from here. */
export interface FollowerState {
  readonly snapshot: SpaceSnapshot;
  readonly operations: Finding['operations'];
  readonly ended: readonly string[];
  readonly answeredAt: number | undefined;
  /** When the region wants to be asked again, if it said so. */
  readonly notBefore?: number;
}

/** What one look at a space found. */
interface Finding {
  readonly status: SpaceStatus | undefined;
  readonly operations: 'listed' | 'notReady' | 'forbidden' | 'unsupported';
  readonly changed: readonly OperationState[];
}

function isUnready(status: SpaceStatus | undefined): boolean {
  return status === 'QUEUED' || status === 'RUNNING' || status === 'FAILED';
}

/** A region is not left alone for longer, whatever it wants. Milliseconds. */
const mostPutOff = 300_000;
/** Operations asked for at a time when several left the list of running ones together. */
const parallelGets = 6;

/**
 * What is known of one space for one service account, brought up to date by each look: the newest operations, and where
 * these leave something out everything running, and one GetOperation for each that is in neither, until its end is known
 * (design: live watch). While a space is not READY its record is read instead (behaviours B5.3).
 */
export class SpaceFollower {
  organisationId: string | undefined;
  readonly #options: SpaceFollowerOptions;
  readonly #known: KnownOperations;
  readonly #reading: OwnReading;
  #finding: Pick<Finding, 'status' | 'operations'> = { status: undefined, operations: 'notReady' };
  /** When the region last answered; undefined before the first answer. */
  #answeredAt: number | undefined;
  #staleSince: string | undefined;
  /** Both lists are to be read: at the start, and when the region answers again. */
  #loadNeeded = true;
  /** When the region wants to be asked again. */
  #notBefore = 0;
  /** Something was published. */
  #isShown = false;
  /** The next look is to be told of, whatever it finds. */
  #isNew = true;

  constructor(options: SpaceFollowerOptions) {
    this.#options = options;
    this.#known = new KnownOperations(options.region, options.spaceId);
    this.#reading = new OwnReading(options.clock);
  }

  /**
   * Looks once and publishes what moved. Never rejects: a region that does not answer makes the space stale.
   * @returns how many lists that took, and what was found where operations were listed.
   */
  async look(): Promise<{ readonly lists: number; readonly found: Found | undefined }> {
    const { reader, clock } = this.#options;
    const [before, startedAt, isFirst] = [reader.lists, clock.now(), this.#answeredAt === undefined];
    let events: WatchEvent[];
    let found: Found | undefined;
    try {
      const finding = await this.#find();
      events = this.#answered(finding);
      // Left alone by one of the operations it was asked for.
      if (this.putOff > 0) events.push(...this.#unanswered());
      else if (finding.operations === 'listed') found = { startedAt, isFirst, changed: finding.changed };
    } catch (error) {
      if (!(error instanceof Unanswered)) this.#options.failed(error);
      if (error instanceof Tokenless) this.#options.onTokenless();
      this.#leaveAlone(error);
      events = this.#unanswered();
    }
    try {
      await this.#publish(events, this.#isNew);
      this.#isNew = false;
    } catch (error) {
      // Whoever watches may have missed some of it: the next look tells all that is known.
      this.#options.failed(error);
      this.begin(true);
    }
    return { lists: reader.lists - before, found };
  }

  /** What is known to run and to have ended. */
  get seen(): Seen {
    return this.#known.seen();
  }

  /**
   * Takes in what another account's look found, as far as this account's own token has lately read that or more of the same
   * cluster. Answers whether that was all but what this account does not see anyway.
   */
  hear(changed: readonly OperationState[]): boolean {
    if (this.#staleSince !== undefined || this.#finding.operations !== 'listed') return false;
    const { mine, isAll } = this.#reading.sort(changed);
    const events = this.#known.see(mine).map((operation) => ({ name: 'operation' as const, data: { operation } }));
    this.#publish(events).catch(this.#options.failed);
    return isAll;
  }

  /** For so many milliseconds the region wants to be left alone. */
  get putOff(): number {
    return Math.max(0, this.#notBefore - this.#options.clock.now());
  }

  /** For `restore`, somewhere else. */
  state(): FollowerState {
    const [snapshot, ended, notBefore] = [this.snapshot(), this.#known.ended(), this.#notBefore];
    return { snapshot, ended, operations: this.#finding.operations, answeredAt: this.#answeredAt, notBefore };
  }

  /** Goes on from what somebody else knew; `answeredSince`: the region is known to have answered since then. */
  restore({ snapshot, ended, operations, answeredAt, notBefore }: FollowerState, answeredSince: number): void {
    this.#finding = { status: snapshot.status, operations };
    this.#known.restore(snapshot.operations, ended);
    this.#answeredAt = answeredAt === undefined ? undefined : Math.max(answeredAt, answeredSince);
    this.#staleSince = snapshot.staleSince;
    this.#notBefore = Math.min(notBefore ?? 0, this.#options.clock.now() + mostPutOff);
    this.#loadNeeded = operations !== 'listed' || snapshot.staleSince !== undefined;
    this.#isShown = true;
  }

  /** Looks for others from now on: the next look is told of, whatever it finds; `isUnknown`: with all that is known. */
  begin(isUnknown: boolean): void {
    this.#isNew = true;
    this.#isShown &&= !isUnknown;
  }

  /** Tells what is known without a look. */
  tell(): Promise<void> {
    this.#isNew = false;
    return this.#publish([], true);
  }

  async #publish(events: readonly WatchEvent[], always = false): Promise<void> {
    if (events.length === 0 && !always) return;
    const isFirst = !this.#isShown;
    this.#isShown = true;
    await this.#options.publish(isFirst ? [] : events);
  }

  activity(): Activity {
    if (this.#staleSince !== undefined) return 'quiet';
    const { status, operations } = this.#finding;
    if (status === 'FAILED' || operations === 'unsupported') return 'over';
    if (operations === 'notReady') return 'preparing';
    if (operations === 'forbidden') return 'refused';
    return this.#known.runningCount > 0 ? 'busy' : 'quiet';
  }

  /** Whether another look may find something else than what moves by itself. */
  get isDoubtful(): boolean {
    const activity = this.activity();
    return this.#staleSince !== undefined || activity === 'refused' || activity === 'over';
  }

  snapshot(): SpaceSnapshot {
    const { region, spaceId } = this.#options;
    const { status, operations } = this.#finding;
    return {
      region,
      spaceId,
      operations: this.#known.shown(),
      ...(status !== undefined && { status }),
      ...(this.#staleSince !== undefined && { staleSince: this.#staleSince }),
      ...((operations === 'forbidden' || operations === 'unsupported') && { unavailable: operations }),
    };
  }

  async #find(): Promise<Finding> {
    const { reader } = this.#options;
    const before = this.#finding.status;
    if (before === 'FAILED') return { status: before, operations: 'notReady', changed: [] };
    if (before === 'QUEUED' || before === 'RUNNING') {
      const status = await reader.status(this.organisationId);
      if (isUnready(status)) return { status, operations: 'notReady', changed: [] };
    }
    const askedAt = this.#options.clock.now();
    const newest = await reader.listNewest();
    if (newest.kind === 'records') return { status: 'READY', ...(await this.#findMore(newest, askedAt)) };
    const status = before === 'READY' ? before : await reader.status(this.organisationId);
    return { status, operations: isUnready(status) ? 'notReady' : newest.kind, changed: [] };
  }

  /**
   * The newest operations say everything, as long as they reach back to what is known and hold all that was running.
   * Otherwise everything running is listed too.
   */
  async #findMore(
    { records, isWhole }: Extract<ListAnswer, { kind: 'records' }>,
    askedAt: number,
  ): Promise<Omit<Finding, 'status'>> {
    const known = this.#known;
    const newest = known.read(records);
    const isEnough = isWhole || (!this.#loadNeeded && known.reaches(newest) && known.missingFrom(newest).length === 0);
    const running = isEnough ? undefined : await this.#options.reader.listRunning();
    if (running !== undefined && running.kind !== 'records') return { operations: running.kind, changed: [] };
    const listed = [...newest, ...known.read(running?.records ?? [])];
    this.#reading.read(listed, askedAt);
    const withheld = this.#reading.unasked(known.withheldFrom(newest, isWhole));
    const changed = [...known.see(listed), ...(await this.#ask([...known.missingFrom(listed), ...withheld]))];
    return { operations: 'listed', changed };
  }

  /** Asks for each operation that should have been listed; what has no answer is asked for at the next look. */
  async #ask(missing: readonly string[]): Promise<OperationState[]> {
    const changed: OperationState[] = [];
    for (let start = 0; start < missing.length; start += parallelGets) {
      const ids = missing.slice(start, start + parallelGets);
      const reads = ids.map((id) => this.#askOne(id));
      for (const [index, answer] of (await Promise.all(reads)).entries()) {
        if (answer === undefined) this.#reading.unanswered(ids[index] as string);
        else if (answer === 'gone') this.#known.forget(ids[index] as string);
        else changed.push(...this.#known.see(this.#known.read([answer.record])));
        this.#loadNeeded ||= answer === 'gone';
      }
    }
    return changed;
  }

  async #askOne(id: string): Promise<Awaited<ReturnType<SpaceReader['operation']>> | undefined> {
    if (this.putOff > 0) return undefined;
    try {
      return await this.#options.reader.operation(id);
    } catch (error) {
      this.#leaveAlone(error);
      return undefined;
    }
  }

  #leaveAlone(error: unknown): void {
    if (!(error instanceof Busy)) return;
    this.#notBefore = this.#options.clock.now() + Math.min(error.seconds * 1_000, mostPutOff);
  }

  #answered(finding: Finding): WatchEvent[] {
    const { region, spaceId, clock } = this.#options;
    const before = this.#finding;
    const isFirst = this.#answeredAt === undefined;
    const wasStale = this.#staleSince !== undefined;
    const isListed = finding.operations === 'listed';
    const isReplaced =
      wasStale || (!isFirst && (finding.operations !== before.operations || (isListed && this.#loadNeeded)));
    this.#finding = { status: finding.status, operations: finding.operations };
    this.#answeredAt = clock.now();
    this.#staleSince = undefined;
    this.#loadNeeded = !isListed;
    if (finding.operations === 'forbidden' || finding.operations === 'unsupported') this.#known.clear();

    const events: WatchEvent[] = [];
    if (!isFirst)
      events.push(...finding.changed.map((operation) => ({ name: 'operation' as const, data: { operation } })));
    if (!isFirst && finding.status !== undefined && finding.status !== before.status) {
      events.push({ name: 'space', data: { region, spaceId, status: finding.status } });
    }
    if (wasStale) events.push({ name: 'stale', data: { region, spaceId } });
    if (isReplaced) events.push({ name: 'snapshot', data: { spaces: [this.snapshot()] } });
    return events;
  }

  /** The region has not answered, or not for some seconds: what is known is as of its last answer. */
  missed(): Promise<void> {
    return this.#publish(this.#unanswered());
  }

  #unanswered(): WatchEvent[] {
    const { region, spaceId, clock } = this.#options;
    if (this.#staleSince !== undefined) return [];
    const since = new Date(this.#answeredAt ?? clock.now()).toISOString();
    this.#staleSince = since;
    this.#loadNeeded = true;
    return [{ name: 'stale', data: { region, spaceId, since } }];
  }
}
