import type { OperationChange } from '#shared/rules/operation-change.ts';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import type { Run } from '#shared/run.ts';
import type { SpaceSnapshot, WatchedSpace, WatchEvents } from '#shared/watch.ts';
import { createStore } from '#web/ui/store.ts';
import { emptySpace, runningIds, withOperation, withoutOperation, type LiveSpace } from './live-space.ts';

/**
 * `connecting`: for the first time, or again since moments; `stale`: what is shown may be out of date; `offline`: so it
 * is, and the browser says that it has no network.
 */
export type LiveConnection = 'connecting' | 'live' | 'stale' | 'offline';

/** Whether the console is heard, and when it was heard last. */
export interface LiveState {
  readonly connection: LiveConnection;
  /** By this browser's clock; undefined before the first time. As good as now while live. */
  readonly answeredAt: number | undefined;
}

/** Something a page may have to read again for. */
export type LiveChange =
  | SpaceChange
  | RunChange
  /** Somebody has used a link that one of the accounts issued. */
  | { readonly kind: 'linkUsed' }
  /** Another stream than before: what no snapshot tells may have changed meanwhile. */
  | { readonly kind: 'begun' };

export type RunChange = { readonly kind: 'run'; readonly run: Run } | { readonly kind: 'runGone'; readonly id: string };

export type SpaceChange =
  | { readonly kind: 'operationStarted' | 'operationEnded'; readonly operation: OperationState }
  /** `spaceLoaded`: what was read of it before may be older than what is known now. */
  | ({ readonly kind: 'spaceStatus' | 'spaceLoaded' } & WatchedSpace);

export type SpaceEvent = {
  readonly [Name in 'snapshot' | 'operation' | 'space' | 'stale' | 'run' | 'runGone' | 'linkUsed']: {
    readonly name: Name;
    readonly data: WatchEvents[Name];
  };
}[Exclude<keyof WatchEvents, 'session'>];

export function spaceKey({ region, spaceId }: WatchedSpace): string {
  return `${region}/${spaceId.toLowerCase()}`;
}

/** The live state of every watched space, as the page shows it. Every end of an operation is told exactly once. */
export class LiveStore {
  readonly #spaces = new Map<string, LiveSpace>();
  /** How often it has changed: what is known has no one value, and several changes are told as one. */
  readonly #version = createStore(0);
  /** Each is told of every change: a store would keep the last one only. */
  readonly #changeListeners = new Set<(change: LiveChange) => void>();
  #state: LiveState = { connection: 'connecting', answeredAt: undefined };
  /** What this console has asked for, by the operation that carries it out. */
  readonly #asked = new Map<string, OperationChange>();

  /** Calls back after every change; the function answered stops that. */
  readonly subscribe = this.#version.subscribe;

  onChange(listener: (change: LiveChange) => void): () => void {
    this.#changeListeners.add(listener);
    return () => this.#changeListeners.delete(listener);
  }

  get state(): LiveState {
    return this.#state;
  }

  get connection(): LiveConnection {
    return this.#state.connection;
  }

  /** The console is heard, or not; `answeredAt` when it was heard last. */
  connect(connection: LiveConnection, answeredAt = this.#state.answeredAt): void {
    const isSame = connection === this.#state.connection;
    if (isSame && answeredAt === this.#state.answeredAt) return;
    this.#state = { connection, answeredAt };
    // While live the last answer is now: nobody has to hear of every heartbeat.
    if (!isSame || connection !== 'live') this.#notify();
  }

  space(space: WatchedSpace): LiveSpace | undefined {
    return this.#spaces.get(spaceKey(space));
  }

  /** Another stream has taken the place of the last one. */
  begin(): void {
    this.#tell({ kind: 'begun' });
  }

  /** Takes in what the stream sent. Answers operations known as running that a new snapshot lacks: to be asked for. */
  apply(event: SpaceEvent): OperationState[] {
    const lacking = this.#applyEvent(event);
    this.#notify();
    return lacking;
  }

  /** Takes in an operation read by other means than the stream. */
  learn(operation: OperationState): void {
    this.#learn(operation);
    this.#notify();
  }

  /** Says what operations do whose records do not say it. */
  tellAsked(asked: ReadonlyMap<string, OperationChange>): void {
    for (const [id, change] of asked) this.#asked.set(id, change);
    const unsaid = this.spaces.flatMap(({ operations }) =>
      operations.filter(({ id, change }) => change === undefined && asked.has(id)),
    );
    for (const operation of unsaid) {
      const { operations, ...space } = this.#known(operation);
      const said = operations.map((one) => (one.id === operation.id ? this.#said(one) : one));
      this.#put({ ...space, operations: said });
    }
    if (unsaid.length > 0) this.#notify();
  }

  /**
   * Takes in operations as a page has just read them. Those known are put right where they are shown as running; others
   * that run are taken as known without being told of, so that their end is news. Answers those of spaces already
   * loaded: what was read may be old, so they are to be asked for.
   */
  see(operations: readonly OperationState[]): OperationState[] {
    const unknown: OperationState[] = [];
    for (const operation of operations) {
      const space = this.#known(operation);
      const known = space.operations.find(({ id }) => id === operation.id);
      if (known !== undefined) {
        if (!isTerminal(known.status)) this.#learn(operation);
      } else if (!isTerminal(operation.status)) {
        this.#put(withOperation(space, this.#said(operation)).space);
        if (space.isLoaded) unknown.push(operation);
      }
    }
    this.#notify();
    return unknown;
  }

  /**
   * Takes operations of spaces not loaded yet as known and running, without telling of them: should the first snapshot
   * show or lack them as ended, that is news.
   */
  recall(operations: readonly OperationState[]): void {
    this.see(operations.filter((operation) => !isTerminal(operation.status) && !this.#known(operation).isLoaded));
  }

  /** What is known of every watched space. */
  get spaces(): readonly LiveSpace[] {
    return [...this.#spaces.values()];
  }

  /** Drops an operation its region no longer knows. */
  forget({ region, spaceId, id }: OperationState): void {
    const space = this.space({ region, spaceId });
    if (space !== undefined) this.#put(withoutOperation(space, id));
    this.#notify();
  }

  /** What this store knows of spaces, as a snapshot for another tab; spaces not loaded are left out. */
  snapshotOf(keys: readonly string[]): SpaceSnapshot[] {
    return keys.flatMap((key) => {
      const { isLoaded = false, ...snapshot } = this.#spaces.get(key) ?? {};
      return isLoaded ? [snapshot as SpaceSnapshot] : [];
    });
  }

  /** Drops what is known of all other regions: the session is not signed in to them any more. */
  keepRegions(regions: readonly string[]): void {
    for (const [key, { region }] of this.#spaces) if (!regions.includes(region)) this.#spaces.delete(key);
    this.#notify();
  }

  /** Only these spaces, as `spaceKey` names them, are watched from now on: what is known of others may be old. */
  keepLive(keys: readonly string[]): void {
    const watched = new Set(keys);
    const others = [...this.#spaces].filter(([key, { isLoaded }]) => isLoaded && !watched.has(key));
    for (const [key, space] of others) this.#spaces.set(key, { ...space, isLoaded: false });
    if (others.length > 0) this.#notify();
  }

  clear(): void {
    this.#spaces.clear();
    this.#asked.clear();
    this.#state = { connection: 'connecting', answeredAt: undefined };
    this.#notify();
  }

  #applyEvent(event: SpaceEvent): OperationState[] {
    if (event.name === 'snapshot') return event.data.spaces.flatMap((space) => this.#applySnapshot(space));
    if (event.name === 'operation') {
      this.#learn(event.data.operation);
    } else if (event.name === 'run') {
      this.#tell({ kind: 'run', run: event.data.run });
    } else if (event.name === 'runGone') {
      this.#tell({ kind: 'runGone', id: event.data.id });
    } else if (event.name === 'linkUsed') {
      this.#tell({ kind: 'linkUsed' });
    } else if (event.name === 'space') {
      const { region, spaceId, status } = event.data;
      this.#put({ ...this.#known(event.data), status });
      this.#tell({ kind: 'spaceStatus', region, spaceId });
    } else {
      const { staleSince: _, ...fresh } = this.#known(event.data);
      this.#put(event.data.since === undefined ? fresh : { ...fresh, staleSince: event.data.since });
    }
    return [];
  }

  #applySnapshot({ operations, ...facts }: SpaceSnapshot): OperationState[] {
    const before = this.#known(facts);
    const wasRunning = new Set(runningIds(before));
    const { isLoaded, operations: known } = before;
    const { region, spaceId } = before;
    const isAnswered = facts.staleSince === undefined;
    this.#put({
      ...facts,
      region,
      spaceId,
      // A region that has not answered yet has not said that nothing runs.
      isLoaded: isLoaded || isAnswered,
      operations: facts.unavailable === undefined ? known : [],
    });
    if (isLoaded && facts.status !== undefined && facts.status !== before.status) {
      this.#tell({ kind: 'spaceStatus', region, spaceId });
    }
    for (const operation of operations.toReversed()) {
      wasRunning.delete(operation.id);
      this.#learn(operation, isLoaded);
    }
    if (isAnswered && !isLoaded) this.#tell({ kind: 'spaceLoaded', region, spaceId });
    return isAnswered && facts.unavailable === undefined ? known.filter(({ id }) => wasRunning.has(id)) : [];
  }

  /** News of operations in the first snapshot of a space are history: not told, unless it was known as running. */
  #learn(operation: OperationState, isNews = true): void {
    const before = this.#known(operation);
    const { space, news } = withOperation(before, this.#said(operation));
    this.#put(space);
    const wasKnown = before.operations.some(({ id }) => id === operation.id);
    if (news === undefined || !(isNews || wasKnown)) return;
    this.#tell({ kind: isTerminal(operation.status) ? 'operationEnded' : 'operationStarted', operation });
  }

  #said(operation: OperationState): OperationState {
    const change = operation.change ?? this.#asked.get(operation.id);
    return change === undefined ? operation : { ...operation, change };
  }

  #known(space: WatchedSpace): LiveSpace {
    return this.space(space) ?? emptySpace(space.region, space.spaceId.toLowerCase());
  }

  #put(space: LiveSpace): void {
    this.#spaces.set(spaceKey(space), space);
  }

  #tell(change: LiveChange): void {
    for (const listener of this.#changeListeners) listener(change);
  }

  #notify(): void {
    this.#version.set(this.#version.read() + 1);
  }
}
