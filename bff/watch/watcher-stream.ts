import type { WatchEvents } from '#shared/watch.ts';
import type { EventCounter, NumberedEvent } from './event-log.ts';
import type { EventStream } from './event-stream.ts';
import type { Watcher } from './ports.ts';
import type { SessionShares } from './session-share.ts';
import type { SpaceSubject, SpaceSubscriber } from './space-subject.ts';
import { numberSeen } from './stream-epoch.ts';

export interface WatcherStreamOptions {
  readonly watcher: Watcher;
  readonly stream: EventStream;
  readonly counter: EventCounter;
  readonly subjects: Map<string, SpaceSubject>;
  /** Keys of those subjects that are in view. */
  readonly inView: ReadonlySet<string>;
  readonly shares: SessionShares;
  /** Told of what went wrong where nobody waits for it. */
  readonly failed: (error: unknown) => void;
}

/** One stream and the spaces it watches; it begins once these were looked at. */
export class WatcherStream implements SpaceSubscriber {
  session: string;
  /** When to ask again whether the session still lives, milliseconds since the epoch. */
  endsAt = Number.POSITIVE_INFINITY;
  readonly #stream: EventStream;
  readonly #counter: EventCounter;
  readonly #subjects: Map<string, SpaceSubject>;
  readonly #inView: ReadonlySet<string>;
  readonly #shares: SessionShares;
  readonly #failed: (error: unknown) => void;
  #hasBegun = false;

  constructor({ watcher, stream, counter, subjects, inView, shares, failed }: WatcherStreamOptions) {
    this.session = watcher.session;
    this.#stream = stream;
    this.#counter = counter;
    this.#subjects = subjects;
    this.#inView = inView;
    this.#shares = shares;
    this.#failed = failed;
    for (const key of subjects.keys()) shares.add(this.session, key, inView.has(key));
  }

  /**
   * Goes on after `lastEventId` when everything since then is still known, else sends a snapshot; a space that was not
   * looked at yet gets one of its own once it was. Something is sent in any case: by that the page knows that it is live.
   */
  begin(lastEventId: unknown, epoch: string): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const missed = this.#missedSince(numberSeen(lastEventId, epoch));
    if (missed !== undefined) {
      for (const entry of missed) this.receive(entry);
      if (missed.length === 0) this.#stream.comment();
      return;
    }
    const subjects = [...this.#subjects];
    this.#show(subjects.filter(([, { hasLooked }]) => hasLooked).map(([, subject]) => subject));
    for (const [key, subject] of subjects) {
      if (!subject.hasLooked) this.#showLater(key, subject).catch(this.#failed);
    }
  }

  receive(entry: NumberedEvent): void {
    if (this.#hasBegun) this.#stream.send(entry.number, entry.event);
  }

  beat(): void {
    this.#stream.beat();
  }

  /** The session moved to another id: its tokens are found under that one. */
  rename(session: string): void {
    for (const [key, subject] of this.#subjects) {
      subject.sources.rename(this.session, session);
      this.#shares.add(session, key, this.#inView.has(key));
      this.#shares.remove(this.session, key, this.#inView.has(key));
    }
    this.session = session;
  }

  /** The session was signed out of a region; the stream goes on with the others. */
  leaveRegion(region: string): void {
    for (const [key, subject] of this.#subjects) {
      if (subject.region === region) this.#leave(key, subject);
    }
    this.#tell({ reason: 'regionEnded', region });
  }

  /** The session is over: says so and closes. */
  endSession(): void {
    this.#tell({ reason: 'ended' });
    this.close();
  }

  /** Leaves every space and ends the answer. */
  close(): void {
    for (const [key, subject] of this.#subjects) this.#leave(key, subject);
    this.#stream.end();
  }

  #leave(key: string, subject: SpaceSubject): void {
    subject.unsubscribe(this);
    this.#shares.remove(this.session, key, this.#inView.has(key));
    this.#subjects.delete(key);
  }

  async #showLater(key: string, subject: SpaceSubject): Promise<void> {
    await subject.looked;
    if (this.#subjects.has(key)) this.#show([subject]);
  }

  #show(subjects: readonly SpaceSubject[]): void {
    const spaces = subjects.map((subject) => subject.snapshot());
    this.receive({ number: this.#counter.last, event: { name: 'snapshot', data: { spaces } } });
  }

  #missedSince(number: number | undefined): NumberedEvent[] | undefined {
    if (number === undefined || number > this.#counter.last) return undefined;
    const missed: NumberedEvent[] = [];
    for (const subject of this.#subjects.values()) {
      const entries = subject.log.since(number);
      if (entries === undefined) return undefined;
      missed.push(...entries);
    }
    return missed.sort((left, right) => left.number - right.number);
  }

  #tell(data: Omit<WatchEvents['session'], 'now'>): void {
    this.#stream.send(this.#counter.last, { name: 'session', data });
  }
}
