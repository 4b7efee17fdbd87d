import type { OperationState } from '#shared/rules/operation-state.ts';
import { createStore, type Store } from '#web/ui/store.ts';
import {
  keyOf,
  mergeNotices,
  parseNotices,
  parseRunning,
  parseTexts,
  runningOf,
  type Notice,
  type NoticeKey,
  type RunningOperation,
} from './notice.ts';

export interface NoticeEnvironment {
  /** The tab's own, which survives a reload; undefined where the browser forbids it. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'> | undefined;
  /** Reaches the other tabs of this browser. */
  readonly post: (message: unknown) => void;
  readonly onMessage: (listener: (message: unknown) => void) => void;
  /** Undefined outside of secure contexts: each tab then tells on its own. */
  readonly locks:
    | {
        request(
          name: string,
          options: { readonly ifAvailable: true },
          granted: (lock: unknown) => Promise<void> | undefined,
        ): Promise<unknown>;
      }
    | undefined;
}

/** What tabs tell each other: all they know, and whether they would like to hear the same in return. */
interface Message {
  readonly notices: readonly Notice[];
  readonly asks: boolean;
}

const noticesKey = 'portico-notices';
const runningKey = 'portico-running';
const openRunsKey = 'portico-runs';

/** The notices of this tab, kept over a reload and in step with the other tabs of the browser. */
export class NoticeStore {
  readonly #environment: NoticeEnvironment;
  readonly #notices: Store<readonly Notice[]>;
  #running: string;
  readonly subscribe: Store<readonly Notice[]>['subscribe'];
  /** Newest first, of every account that was signed in. */
  readonly read: Store<readonly Notice[]>['read'];

  constructor(environment: NoticeEnvironment) {
    this.#environment = environment;
    this.#notices = createStore(mergeNotices([], parseNotices(this.#stored(noticesKey))));
    this.subscribe = this.#notices.subscribe;
    this.read = this.#notices.read;
    this.#running = this.#stored(runningKey) ?? '[]';
    environment.onMessage((message) => this.#hear(message as Message));
    this.#post(true);
  }

  /** Adds notices, or what is newly known of them. */
  put(...notices: readonly Notice[]): void {
    if (this.#take(notices)) this.#post(false);
  }

  markRead(wanted: (notice: Notice) => boolean): void {
    const unread = this.read().filter((notice) => notice.isRead === undefined && wanted(notice));
    this.put(...unread.map((notice) => ({ ...notice, isRead: true as const })));
  }

  /** Drops what another account has left: `accounts` are the client ids signed in, by region. */
  keepAccounts(accounts: ReadonlyMap<string, string>): void {
    const isKept = ({ region, account }: { region: string; account: string }) =>
      (accounts.get(region) ?? account) === account;
    this.#replace(this.read().filter(isKept));
    this.#remember(parseRunning(this.#running).filter(isKept));
  }

  /**
   * Asks for the right to tell of a notice, `how` it is told; answers true to one tab only, for as long as that is open.
   * By then every other tab has heard that it was told.
   */
  async claim(key: NoticeKey, how: 'page' | 'desktop'): Promise<boolean> {
    const { locks } = this.#environment;
    if (locks === undefined) return true;
    return new Promise((resolve) => {
      const granted = (lock: unknown) => {
        resolve(lock !== null);
        return lock === null ? undefined : new Promise<void>(() => undefined);
      };
      locks.request(`${noticesKey}-${how}-${key}`, { ifAvailable: true }, granted).catch(() => resolve(true));
    });
  }

  /** What had not ended when this page last looked, before a reload perhaps, and was not noticed to have ended since. */
  running(): readonly RunningOperation[] {
    const ended = new Set(this.read().map(keyOf));
    return parseRunning(this.#running).filter((operation) => !ended.has(keyOf(operation)));
  }

  /** Remembers what runs in spaces that were looked at, in place of what was remembered of these. */
  rememberRunning(
    spaces: readonly { readonly region: string; readonly spaceId: string; readonly account: string }[],
    operations: readonly OperationState[],
  ): void {
    const isLookedAt = (operation: { region: string; spaceId: string }) =>
      spaces.find(({ region, spaceId }) => region === operation.region && spaceId === operation.spaceId);
    const others = this.running().filter((operation) => isLookedAt(operation) === undefined);
    const known = operations.flatMap((operation) => {
      const account = isLookedAt(operation)?.account;
      return account === undefined ? [] : [runningOf(operation, account)];
    });
    this.#remember([...others, ...known]);
  }

  /** Ids of the runs that had not ended when this page last looked, before a reload perhaps. */
  openRuns(): ReadonlySet<string> {
    return new Set(parseTexts(this.#stored(openRunsKey)));
  }

  rememberOpenRuns(ids: readonly string[]): void {
    this.#store(openRunsKey, JSON.stringify(ids));
  }

  #remember(operations: readonly RunningOperation[]): void {
    const text = JSON.stringify(operations);
    if (text === this.#running) return;
    this.#running = text;
    this.#store(runningKey, text);
  }

  #hear({ notices, asks }: Message): void {
    this.#take(notices);
    if (asks) this.#post(false);
  }

  /** True when there was something new. */
  #take(notices: readonly Notice[]): boolean {
    return this.#replace(mergeNotices(this.read(), notices));
  }

  #replace(notices: readonly Notice[]): boolean {
    if (JSON.stringify(notices) === JSON.stringify(this.read())) return false;
    this.#store(noticesKey, JSON.stringify(notices));
    this.#notices.set(notices);
    return true;
  }

  #post(asks: boolean): void {
    this.#environment.post({ notices: this.read(), asks } satisfies Message);
  }

  #stored(key: string): string | null {
    try {
      return this.#environment.storage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  #store(key: string, text: string): void {
    try {
      this.#environment.storage?.setItem(key, text);
    } catch {
      // Storage that is full or forbidden costs the memory over a reload only.
    }
  }
}
