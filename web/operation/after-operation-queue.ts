/**
 * "Do it when this ends": what has been chosen for a cluster while an operation keeps it busy. A region queues nothing
 * (behaviours B6.3), so this page waits, looks again, and only then sends it: once, and never from two tabs.
 */
import type { Cluster } from '#shared/contract/kubernetes/clusters.ts';
import { isTerminal, type OperationState } from '#shared/rules/operation-state.ts';
import type { LiveWatch } from '#web/live/live-watch.ts';
import { createStore } from '#web/ui/store.ts';
import { takeTabLock, type ExclusiveLocks } from './tab-lock.ts';

/** The form that asked for something, with what was typed: nothing has to be typed again when it is not sent. */
export interface LaterForm {
  readonly id: string;
  /** Opens it. */
  readonly href: string;
  readonly typed: Readonly<Record<string, string>>;
}

/** Something to do to a cluster later. */
export interface LaterAction {
  /** As on its button: "Delete cluster". */
  readonly label: string;
  /** Said once the region has accepted it. */
  readonly accepted: string;
  /** It makes sense even if the operation it waits for fails, as a deletion does. */
  readonly evenAfterFailure?: boolean;
  /** Why it makes no sense any more, in one sentence, by the cluster as it is then; undefined when it still does. */
  readonly refuse?: (cluster: Cluster) => string | undefined;
  /** Where it can be changed. */
  readonly form?: LaterForm;
  /** The one call, for the cluster as it is then. Its reply is searched for the operation that it started. */
  readonly send: (cluster: Cluster) => Promise<unknown>;
}

export interface LaterTarget {
  readonly region: string;
  readonly spaceId: string;
  readonly clusterId: string;
}

/** Why something was not sent after all. */
export type NotSent =
  | { readonly why: 'operationFailed' | 'clusterGone' | 'otherTab' }
  /** The cluster has been taken by another operation meanwhile. */
  | { readonly why: 'busyAgain'; readonly operation: OperationState }
  | { readonly why: 'refused'; readonly sentence: string }
  /** The call, or looking again before it, failed. */
  | { readonly why: 'error'; readonly error: unknown };

export interface Later {
  readonly target: LaterTarget;
  readonly action: LaterAction;
  /** What it waits for, or has waited for. */
  readonly operation: OperationState;
  readonly state: { readonly kind: 'waiting' | 'sending' } | ({ readonly kind: 'notSent' } & NotSent);
}

/** What is looked at again before anything is sent. */
export interface Look {
  /** Undefined when there is no such cluster any more. */
  readonly cluster: Cluster | undefined;
  /** The operation that keeps it busy. */
  readonly busy: OperationState | undefined;
}

export interface AfterOperationEnvironment {
  readonly live: LiveWatch;
  readonly locks: ExclusiveLocks | undefined;
  /** Who is signed in to a region; what one has chosen is never sent for another. */
  readonly accountOf: (region: string) => string | undefined;
  /** Reads afresh, never from a cache. @throws ApiProblem when it cannot. */
  readonly look: (target: LaterTarget) => Promise<Look>;
  /** The region has accepted it. */
  readonly sent: (later: Later, reply: unknown) => void;
}

interface Entry {
  later: Later;
  readonly account: string | undefined;
  /** No other tab can wait for the cluster meanwhile. */
  readonly hasLock: boolean;
  /** Gives the lock back and stops listening. */
  readonly release: () => void;
}

const keyOf = ({ region, clusterId }: LaterTarget) => `${region}/${clusterId}`;

/** At most one waiting action per cluster: they could only get into each other's way. */
export class AfterOperationQueue {
  readonly #environment: AfterOperationEnvironment;
  readonly #entries = new Map<string, Entry>();
  /** How often it has changed: every cluster has a value of its own. */
  readonly #version = createStore(0);

  constructor(environment: AfterOperationEnvironment) {
    this.#environment = environment;
  }

  /** Calls back after every change; the function answered stops that. */
  readonly subscribe = this.#version.subscribe;

  /** What waits for a cluster, or did and was not sent; the same object until it changes. */
  of(target: LaterTarget): Later | undefined {
    return this.#entries.get(keyOf(target))?.later;
  }

  /**
   * Waits for the end of `operation`, then does it. Takes the place of what has waited for the cluster before; does
   * nothing while that is being sent.
   */
  async put(target: LaterTarget, action: LaterAction, operation: OperationState): Promise<void> {
    const before = this.#entries.get(keyOf(target));
    if (before?.later.state.kind === 'sending') return;
    const waiting: Later = { target, action, operation, state: { kind: 'waiting' } };
    if (before?.hasLock === true) {
      before.later = waiting;
    } else {
      if (before !== undefined) this.#drop(before);
      await this.#add(waiting);
    }
    this.#notify();
    this.#follow(target);
  }

  /** Cancels what waits, or forgets what was not sent. What is being sent cannot be called back. */
  remove(target: LaterTarget): void {
    const entry = this.#entries.get(keyOf(target));
    if (entry === undefined || entry.later.state.kind === 'sending') return;
    this.#drop(entry);
  }

  /** Does what was not sent now, after looking again; what has to be waited for once more is waited for. */
  async again(target: LaterTarget): Promise<void> {
    const later = this.of(target);
    if (later?.state.kind !== 'notSent') return;
    if (later.state.why === 'otherTab' || later.state.why === 'busyAgain') {
      const operation = later.state.why === 'busyAgain' ? later.state.operation : later.operation;
      await this.put(target, later.action, operation);
      return;
    }
    const entry = this.#entries.get(keyOf(target));
    if (entry !== undefined) await this.#do(entry);
  }

  async #add(waiting: Later): Promise<void> {
    const { target } = waiting;
    const { locks, live, accountOf } = this.#environment;
    const unlock = await takeTabLock(locks, `portico-after-operation ${keyOf(target)}`);
    const hasLock = unlock !== undefined;
    const later: Later = hasLock ? waiting : { ...waiting, state: { kind: 'notSent', why: 'otherTab' } };
    const unwatch = live.want([target]);
    const unsubscribe = live.store.subscribe(() => this.#follow(target));
    const release = () => {
      unlock?.();
      unwatch();
      unsubscribe();
    };
    this.#entries.set(keyOf(target), { later, account: accountOf(target.region), hasLock, release });
  }

  #follow(target: LaterTarget): void {
    const entry = this.#entries.get(keyOf(target));
    if (entry?.later.state.kind !== 'waiting') return;
    if (this.#environment.accountOf(target.region) !== entry.account) {
      this.#drop(entry);
      return;
    }
    const { operation, action } = entry.later;
    const space = this.#environment.live.store.space(target);
    const now = space?.operations.find(({ id }) => id === operation.id);
    // One that its region does not know any more has ended too; looking again tells what became of the cluster.
    if (now === undefined ? space?.isLoaded !== true : !isTerminal(now.status)) return;
    if (now?.status === 'FAILED' && action.evenAfterFailure !== true) {
      this.#set(entry, { kind: 'notSent', why: 'operationFailed' });
      return;
    }
    void this.#do(entry);
  }

  async #do(entry: Entry): Promise<void> {
    const { target, action } = entry.later;
    const { look, accountOf, sent } = this.#environment;
    this.#set(entry, { kind: 'sending' });
    try {
      const { cluster, busy } = await look(target);
      const refusal = cluster && action.refuse?.(cluster);
      if (cluster === undefined) {
        this.#set(entry, { kind: 'notSent', why: 'clusterGone' });
      } else if (busy !== undefined) {
        this.#set(entry, { kind: 'notSent', why: 'busyAgain', operation: busy });
      } else if (refusal !== undefined) {
        this.#set(entry, { kind: 'notSent', why: 'refused', sentence: refusal });
      } else if (accountOf(target.region) !== entry.account) {
        this.#drop(entry);
      } else {
        const reply = await action.send(cluster);
        this.#drop(entry);
        sent(entry.later, reply);
      }
    } catch (error) {
      this.#set(entry, { kind: 'notSent', why: 'error', error });
    }
  }

  #set(entry: Entry, state: Later['state']): void {
    entry.later = { ...entry.later, state };
    this.#notify();
  }

  #drop(entry: Entry): void {
    entry.release();
    this.#entries.delete(keyOf(entry.later.target));
    this.#notify();
  }

  #notify(): void {
    this.#version.set(this.#version.read() + 1);
  }
}
