import type { OperationChange } from '#shared/rules/operation-change.ts';
import type { OperationState } from '#shared/rules/operation-state.ts';
import type { WatchedSpace } from '#shared/watch.ts';
import type { LiveEnvironment } from './live-environment.ts';
import { LiveStore, spaceKey, type LiveChange } from './live-store.ts';
import { Liveness } from './liveness.ts';
import { LiveTab, type LiveOptions } from './live-tab.ts';

/**
 * The live watch of this page. Spaces can be wanted before it is started and after it was stopped; whether what is
 * shown can be taken for what is so now is judged from the beginning.
 */
export class LiveWatch {
  readonly store = new LiveStore();
  readonly #environment: LiveEnvironment;
  readonly #wants = new Map<symbol, { readonly spaces: readonly string[]; readonly isShown: boolean }>();
  readonly #liveness: Liveness;
  #tab: LiveTab | undefined;

  constructor(environment: LiveEnvironment) {
    this.#environment = environment;
    this.#liveness = new Liveness(this.store, environment);
    this.#liveness.awaitStart();
    environment.onWake(() => this.#wake());
    environment.onLeave(() => this.#tab?.leave());
    environment.onOffline(() => this.#offline());
  }

  /** Watches for one session, until the function answered is called or `start` is called again. */
  start(options: LiveOptions): () => void {
    this.#tab?.stop();
    const parts = { environment: this.#environment, store: this.store, liveness: this.#liveness };
    const tab = new LiveTab({ ...parts, wants: () => this.#union() }, options);
    this.#tab = tab;
    tab.start();
    return () => {
      if (this.#tab !== tab) return;
      tab.stop();
      this.#tab = undefined;
    };
  }

  /**
   * Watches these spaces until the function answered is called; of too many those that are not shown, but kept an eye
   * on, are left out first, the last of them before the others.
   */
  want(spaces: readonly WatchedSpace[], { isShown = true } = {}): () => void {
    const key = Symbol('want');
    this.#wants.set(key, { spaces: spaces.map(spaceKey), isShown });
    this.#tab?.wantsChanged();
    return () => {
      this.#wants.delete(key);
      this.#tab?.wantsChanged();
    };
  }

  /** Connects anew at once, and has the console look again at what it could not read. */
  reconnect(): void {
    this.#tab?.wake({ reconnect: true });
  }

  /** The session is signed in to these regions from now on. */
  setRegions(regions: readonly string[]): void {
    this.store.keepRegions(regions);
    this.#tab?.setRegions(regions);
  }

  /** Shows an operation at once that a request just started, ahead of the stream. */
  learn(operation: OperationState): void {
    this.store.learn(operation);
  }

  /** What this console has asked for, by the operations that carry it out. */
  tellAsked(asked: ReadonlyMap<string, OperationChange>): void {
    this.store.tellAsked(asked);
  }

  /**
   * Operations as they were just read: what is shown as running and is not is put right, ahead of the stream; what was
   * read as running is followed to its end, even if that came before the stream began.
   */
  see(operations: readonly OperationState[]): void {
    this.#tab?.askFor(this.store.see(operations));
  }

  /** Takes up operations that ran when this browser last looked: their end is told even if it came meanwhile. */
  recall(operations: readonly OperationState[]): void {
    this.store.recall(operations);
  }

  /** Drops everything known: somebody else has signed in. */
  clear(): void {
    this.store.clear();
    if (this.#tab === undefined) this.#liveness.awaitStart();
  }

  /** Calls back when an operation has ended, once for each; the function answered stops that. */
  onOperationEnded(ended: (operation: OperationState) => void): () => void {
    return this.store.onChange((change) => {
      if (change.kind === 'operationEnded') ended(change.operation);
    });
  }

  /** Calls back for everything a page may have to read again for; the function answered stops that. */
  onChange(changed: (change: LiveChange) => void): () => void {
    return this.store.onChange(changed);
  }

  #wake(): void {
    if (this.#tab === undefined) this.#liveness.woken();
    else this.#tab.wake();
  }

  #offline(): void {
    if (this.#tab === undefined) this.#liveness.failed();
    else this.#tab.offline();
  }

  #union(): readonly string[] {
    const wants = [...this.#wants.values()];
    const shown = wants.filter(({ isShown }) => isShown);
    const others = wants.filter(({ isShown }) => !isShown);
    return [...new Set([...shown, ...others].flatMap(({ spaces }) => spaces))];
  }
}
