import type { OperationState } from '#shared/rules/operation-state.ts';
import type { LiveEnvironment, TabChannel } from './live-environment.ts';
import type { LiveSource } from './live-source.ts';
import type { LiveState, LiveStore, SpaceEvent } from './live-store.ts';
import type { Liveness } from './liveness.ts';
import { MissingOperations, type FetchOperation } from './missing-operations.ts';
import type { ReceivedEvent } from './read-stream.ts';
import { SnapshotPolling } from './snapshot-polling.ts';
import { StreamConnection } from './stream-connection.ts';
import { TabElection } from './tab-election.ts';
import type { TabMessage } from './tab-messages.ts';
import { WantedSpaces } from './wanted-spaces.ts';
import { covers } from './watch-address.ts';

/** What the page gives the live watch to work with. */
export interface LiveOptions {
  /** Tells sessions apart, is the same in every tab, and is no secret: the session's `absoluteExpiresAt`. */
  readonly sessionKey: string;
  /** Names of the regions the session is signed in to. */
  readonly regions: readonly string[];
  /** Asks again which these are; undefined when the session has ended. Rejects when the console does not answer. */
  readonly refreshRegions: () => Promise<readonly string[] | undefined>;
  readonly fetchOperation: FetchOperation;
  /** The session is over, or the sign-in to `region` only. */
  readonly onSessionEnded: (region?: string) => void;
}

/** What the live watches of all sessions of this page have in common. */
export interface LiveParts {
  readonly environment: LiveEnvironment;
  readonly store: LiveStore;
  readonly liveness: Liveness;
  /** The spaces that are wanted now, as `spaceKey` names them. */
  readonly wants: () => readonly string[];
}

/** Tabs tell each other this often that they are there, milliseconds. */
const tellEvery = 10_000;
/** Spaces nobody wants any more are watched on for this long, for pages that come back. */
const shrinkAfter = 60_000;

/** This tab's part in the live watch of one session: it keeps the stream for all tabs, or listens to the one that does. */
export class LiveTab {
  readonly #environment: LiveEnvironment;
  readonly #store: LiveStore;
  readonly #options: LiveOptions;
  readonly #wants: () => readonly string[];
  readonly #id: string;
  readonly #wanted: WantedSpaces;
  readonly #missing: MissingOperations;
  readonly #liveness: Liveness;
  readonly #channel: TabChannel | undefined;
  readonly #election: TabElection | undefined;
  #regions: ReadonlySet<string>;
  #source: LiveSource | undefined;
  #cancelTelling: () => void = () => undefined;
  #cancelShrinking: (() => void) | undefined;
  #isLeft = false;

  constructor({ environment, store, liveness, wants }: LiveParts, options: LiveOptions) {
    this.#environment = environment;
    this.#store = store;
    this.#liveness = liveness;
    this.#options = options;
    this.#wants = wants;
    this.#regions = new Set(options.regions);
    this.#id = environment.random().toString(36).slice(2);
    this.#wanted = new WantedSpaces(environment.clock);
    this.#missing = new MissingOperations({
      fetchOperation: options.fetchOperation,
      scheduler: environment.scheduler,
      found: (operation) => store.learn(operation),
      gone: (operation) => store.forget(operation),
    });
    const { locks } = environment;
    if (locks === undefined) return;
    const name = `portico-live-${options.sessionKey}`;
    this.#channel = environment.openChannel(name);
    this.#channel.addEventListener('message', ({ data }) => this.#hear(data as TabMessage));
    const [elected, deposed] = [() => this.#lead(), () => this.#follow()];
    this.#election = new TabElection({ name, locks, environment, elected, deposed });
  }

  start(): void {
    this.#wanted.set(this.#id, this.#wants());
    this.#liveness.start();
    if (this.#election === undefined) this.#open(new SnapshotPolling(this.#sourceOptions()));
    else this.#election.start();
    this.#post({ kind: 'wants', tab: this.#id, spaces: this.#wants(), isNew: true });
    this.#tellLater();
  }

  stop(): void {
    this.#post({ kind: 'leaves', tab: this.#id });
    this.#cancelTelling();
    this.#missing.stop();
    this.#liveness.stop();
    this.#follow();
    this.#election?.stop();
    this.#channel?.close();
  }

  /** The page wants other spaces than before. */
  wantsChanged(): void {
    this.#wanted.set(this.#id, this.#wants());
    this.#post({ kind: 'wants', tab: this.#id, spaces: this.#wants(), isNew: true });
    this.#reconsider();
  }

  /** The session is signed in to these regions from now on. */
  setRegions(regions: readonly string[]): void {
    this.#regions = new Set(regions);
    this.#post({ kind: 'regions', regions });
    this.#reconsider();
  }

  /** The page was shown again, restored, or is back online; `reconnect` when whoever looks at it asks for it. */
  wake({ reconnect = false } = {}): void {
    this.#isLeft = false;
    this.#liveness.woken();
    this.#wakeSource(reconnect);
    this.#election?.wake();
    this.#post({ kind: 'wants', tab: this.#id, spaces: this.#wants(), isNew: true });
    this.#post({ kind: 'wake', reconnect });
  }

  /** The page is left: that the stream breaks off with it says nothing of the console, to no tab. */
  leave(): void {
    this.#isLeft = true;
  }

  /** The browser has lost its network: nothing is live, unless the console is on this very machine and still answers. */
  offline(): void {
    this.#liveness.failed();
    this.#source?.reconnect();
  }

  #wakeSource(reconnect: boolean): void {
    if (reconnect) this.#source?.reconnect();
    else this.#source?.wake();
  }

  #sourceOptions() {
    return {
      environment: this.#environment,
      spaces: () => this.#watch(),
      received: (event: ReceivedEvent) => this.#receive(event),
      begun: () => this.#begun(),
      heard: () => this.#judge(() => this.#liveness.heard()),
      lost: () => this.#judge(() => this.#liveness.lost()),
      failed: () => this.#judge(() => this.#liveness.failed()),
      refused: () => this.#askWhoIsSignedIn(),
    };
  }

  /** Of a stream that begins once something is live again that change tells enough. */
  #begun(): void {
    if (this.#store.connection !== 'live') return;
    this.#store.begin();
    this.#post({ kind: 'begun' });
  }

  /** Judges whether what is shown is live, and tells the other tabs. */
  #judge(judge: () => void): void {
    if (this.#isLeft) return;
    judge();
    this.#post({ kind: 'alive', ...this.#store.state });
  }

  /** The spaces the stream is opened over; what is known of others is not renewed any more, in no tab. */
  #watch(): readonly string[] {
    const spaces = this.#wanted.union(this.#regions);
    this.#store.keepLive(spaces);
    this.#post({ kind: 'watches', spaces });
    return spaces;
  }

  #open(source: LiveSource): void {
    this.#source = source;
    source.open();
  }

  #lead(): void {
    this.#liveness.lost();
    this.#wanted.set(this.#id, this.#wants());
    this.#post({ kind: 'elected' });
    this.#open(new StreamConnection(this.#sourceOptions()));
  }

  #follow(): void {
    this.#cancelShrinking?.();
    this.#cancelShrinking = undefined;
    this.#source?.close();
    this.#source = undefined;
  }

  /** Opens the stream anew when a space is wanted that it is not over, or has not in view; later, when it is over too many. */
  #reconsider(): void {
    if (this.#source === undefined) return;
    const wanted = this.#wanted.union(this.#regions);
    const open = this.#source.openSpaces;
    if (!covers(open, wanted)) {
      this.#source.open();
    } else if (wanted.length < open.length) {
      this.#cancelShrinking ??= this.#environment.scheduler.after(shrinkAfter, () => {
        this.#cancelShrinking = undefined;
        if (this.#wanted.union(this.#regions).length < (this.#source?.openSpaces.length ?? 0)) this.#source?.open();
      });
    }
  }

  #receive(event: ReceivedEvent): void {
    if (event.name === 'session') {
      void this.#confirmEnd(event.data.region);
      return;
    }
    this.#apply(event);
    this.#post({ kind: 'event', event: { name: event.name, data: event.data } as SpaceEvent });
  }

  /** Asks their region for operations until their end is known. */
  askFor(operations: readonly OperationState[]): void {
    for (const operation of operations) this.#missing.askFor(operation);
  }

  #apply(event: SpaceEvent): void {
    this.askFor(this.#store.apply(event));
  }

  /** What the tab that keeps the stream says of it; how long that holds is judged here. */
  #believe({ connection, answeredAt }: LiveState): void {
    if (connection === 'live') this.#liveness.heard(answeredAt);
    else if (connection === 'connecting') this.#liveness.lost();
    else this.#liveness.failed();
  }

  #hear(message: TabMessage): void {
    switch (message.kind) {
      case 'event':
        this.#election?.heard();
        this.#apply(message.event);
        break;
      case 'alive':
        this.#election?.heard();
        if (this.#source === undefined) this.#believe(message);
        break;
      case 'watches':
        this.#store.keepLive(message.spaces);
        break;
      case 'wake':
        this.#wakeSource(message.reconnect);
        break;
      case 'begun':
        this.#store.begin();
        break;
      case 'elected':
        this.#election?.heard();
        this.#post({ kind: 'wants', tab: this.#id, spaces: this.#wants(), isNew: true });
        break;
      case 'over':
        this.#over(message.region);
        break;
      case 'regions':
        this.#regions = new Set(message.regions);
        this.#reconsider();
        break;
      case 'wants':
        this.#wanted.set(message.tab, message.spaces);
        if (message.isNew) this.#welcome(message.spaces);
        this.#reconsider();
        break;
      case 'leaves':
        this.#wanted.remove(message.tab);
        this.#reconsider();
        break;
    }
  }

  /** Tells another tab at once what is known of the spaces it wants. */
  #welcome(spaces: readonly string[]): void {
    if (this.#source === undefined) return;
    this.#post({ kind: 'alive', ...this.#store.state });
    const known = this.#store.snapshotOf(spaces.filter((space) => this.#source?.openSpaces.includes(space)));
    const now = new Date(this.#environment.clock.now()).toISOString();
    if (known.length > 0) this.#post({ kind: 'event', event: { name: 'snapshot', data: { now, spaces: known } } });
  }

  /** The stream said that the session, or the sign-in to a region, is over; the session may have been renewed since. */
  async #confirmEnd(region: string | undefined): Promise<void> {
    const regions = await this.#options.refreshRegions().catch(() => undefined);
    if (regions !== undefined && (region === undefined || regions.includes(region))) {
      this.#regions = new Set(regions);
      this.#source?.open();
      return;
    }
    this.#over(region);
    this.#post({ kind: 'over', ...(region !== undefined && { region }) });
  }

  async #askWhoIsSignedIn(): Promise<boolean> {
    const regions = await this.#options.refreshRegions();
    if (regions === undefined) {
      this.#over();
      this.#post({ kind: 'over' });
      return false;
    }
    const lost = [...this.#regions].filter((region) => !regions.includes(region));
    this.#regions = new Set(regions);
    if (lost.length === 0) throw new Error('refused although the session is signed in to every region');
    for (const region of lost) {
      this.#over(region);
      this.#post({ kind: 'over', region });
    }
    return true;
  }

  #over(region?: string): void {
    if (region === undefined) {
      this.#follow();
      this.#liveness.failed();
    } else this.#regions = new Set([...this.#regions].filter((name) => name !== region));
    this.#options.onSessionEnded(region);
  }

  #tellLater(): void {
    this.#cancelTelling = this.#environment.scheduler.after(tellEvery, () => {
      this.#wanted.set(this.#id, this.#wants());
      if (this.#source === undefined) {
        this.#post({ kind: 'wants', tab: this.#id, spaces: this.#wants(), isNew: false });
      } else {
        this.#post({ kind: 'alive', ...this.#store.state });
        this.#reconsider();
      }
      this.#tellLater();
    });
  }

  #post(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }
}
