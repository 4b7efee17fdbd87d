/** Who reads what of the journal: one's own entries, and others' whose target the region lets the reader read now. */
import type { Clock } from '#shared/clock.ts';
import { inverseOf } from '#shared/journal-inverse.ts';
import {
  journalPageSize,
  type JournalEntry,
  type JournalIntent,
  type JournalPage,
  type JournalSettlement,
} from '#shared/journal.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import { Patience } from '#bff/regions/patience.ts';
import type { RegionDirectory } from '#bff/regions/region-directory.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import type { Journal, JournalChange } from '#bff/store/journal.ts';
import { readAsSession } from '#bff/tokens/as-session.ts';
import type { TokenManager } from '#bff/tokens/token-manager.ts';
import { isAskedFor, type JournalAsked } from './journal-filter.ts';
import { targetRead, type TargetRead } from './target-read.ts';

export interface JournalReaderOptions {
  readonly journal: Journal;
  readonly tokenManager: TokenManager;
  readonly regions: RegionDirectory;
  readonly clock: Clock;
  /** Milliseconds. */
  readonly kept: number;
}

/** What one request looks at, and asks of regions, at most: the next one goes on. */
const mostLooked = 2_000;
const mostReads = 100;
const readsAtOnce = 6;

const dayLength = 24 * 60 * 60_000;

/** `unread`: the region did not say. */
type Sight = 'seen' | 'hidden' | 'unread';

export class JournalReader {
  readonly #options: JournalReaderOptions;

  constructor(options: JournalReaderOptions) {
    this.#options = options;
  }

  /** Throws a 401 `ConsoleProblem` without a sign-in to the region that is asked for. */
  async page(session: LiveSession, { cursor, limit = journalPageSize, ...asked }: JournalAsked): Promise<JournalPage> {
    const { journal, kept } = this.#options;
    const looker = await this.#looker(session);
    if (asked.region !== undefined && !looker.accounts.has(asked.region))
      throw new ConsoleProblem('region_signed_out', { region: asked.region });
    const items: JournalEntry[] = [];
    let before = cursor;
    let looked = 0;
    let isMore = true;
    while (isMore && items.length < limit && looked < mostLooked && looker.reads < mostReads) {
      const changes = await journal.changes(before, journalPageSize);
      looked += changes.length;
      isMore = changes.length === journalPageSize;
      const candidates = changes
        .flatMap((change) => looker.entryOf(change) ?? [])
        .filter((one) => isAskedFor(one, asked));
      const last = await this.#see(looker, candidates, items, limit);
      // Days are not strictly in order where several consoles enter them; one day more is looked at.
      const oldest = changes.at(-1)?.intent;
      if (oldest && asked.from !== undefined && oldest.at < Date.parse(asked.from) - dayLength) isMore = false;
      if (last !== undefined) isMore ||= last !== oldest?.number;
      before = last ?? oldest?.number ?? before;
    }
    const unread = [...looker.unread].sort();
    return {
      items,
      ...(isMore && before !== undefined && { next: String(before) }),
      unread,
      keptDays: Math.round(kept / dayLength),
    };
  }

  /** Throws a 404 `ConsoleProblem` for what is not there, or not for this reader. */
  async entry(session: LiveSession, number: number): Promise<JournalEntry> {
    const change = await this.#options.journal.change(number);
    const looker = await this.#looker(session);
    const entry = change && looker.entryOf(change);
    if (entry === undefined || (await looker.sightOf(entry)) !== 'seen') throw new ConsoleProblem('not_found');
    return entry;
  }

  /** Forgets what is too old; safe to repeat. */
  async forgetOld(): Promise<void> {
    const { journal, clock, kept } = this.#options;
    await journal.dropUntil(clock.now() - kept);
  }

  /** Adds what the reader may see until the page is full; answers the last number that was looked at where some are left. */
  async #see(
    looker: Looker,
    candidates: readonly JournalEntry[],
    items: JournalEntry[],
    limit: number,
  ): Promise<number | undefined> {
    for (let from = 0; from < candidates.length; from += readsAtOnce) {
      const those = candidates.slice(from, from + readsAtOnce);
      const sights = await Promise.all(those.map((entry) => looker.sightOf(entry)));
      for (const [index, entry] of those.entries()) {
        if (sights[index] === 'seen') items.push(entry);
        if (items.length === limit) return entry.id;
      }
      if (looker.reads >= mostReads) return those.at(-1)?.id;
    }
    return undefined;
  }

  async #looker(session: LiveSession): Promise<Looker> {
    const signIns = await this.#options.tokenManager.list(session.key);
    const accounts = new Map(signIns.map(({ region, clientId }) => [region, clientId]));
    return new Looker(accounts, (region, read) => this.#ask(session, region, read));
  }

  async #ask(session: LiveSession, regionName: string, read: TargetRead): Promise<Sight> {
    const { tokenManager, regions } = this.#options;
    const region = regions.byName.get(regionName);
    if (region === undefined) return 'hidden';
    const patience = new Patience(region.limits.answer);
    try {
      const asking = { bearer: tokenManager, session: session.key, patience };
      const { status } = await readAsSession(asking, region, read.operation, { path: read.path });
      return status === 200 ? 'seen' : status === 429 || status >= 500 ? 'unread' : 'hidden';
    } catch (error) {
      if (error instanceof ConsoleProblem) return 'unread';
      throw error;
    }
  }
}

/** One reader, for as long as one request: each target is asked for once. */
class Looker {
  readonly accounts: ReadonlyMap<string, string>;
  readonly unread = new Set<string>();
  readonly #ask: (region: string, read: TargetRead) => Promise<Sight>;
  readonly #sights = new Map<string, Promise<Sight>>();

  constructor(accounts: Looker['accounts'], ask: (region: string, read: TargetRead) => Promise<Sight>) {
    this.accounts = accounts;
    this.#ask = ask;
  }

  get reads(): number {
    return this.#sights.size;
  }

  /** Undefined for regions that the reader is not signed in to. */
  entryOf({ intent, settlement }: JournalChange): JournalEntry | undefined {
    const said = JSON.parse(intent.text) as JournalIntent;
    const account = this.accounts.get(said.region);
    if (account === undefined) return undefined;
    const outcome = settlement && (JSON.parse(settlement.text) as JournalSettlement);
    const inverse = outcome?.outcome === 'done' ? inverseOf(said) : undefined;
    return {
      id: intent.number,
      at: iso(intent.at),
      ...said,
      outcome: 'unknown',
      ...outcome,
      ...(settlement && { settledAt: iso(settlement.at) }),
      isOwn: said.by.clientId.toLowerCase() === account.toLowerCase(),
      ...(inverse && { inverse }),
    };
  }

  async sightOf(entry: JournalEntry): Promise<Sight> {
    if (entry.isOwn) return 'seen';
    const read = targetRead(entry, entry);
    if (read === undefined) return 'hidden';
    const key = JSON.stringify([entry.region, read]);
    let sight = this.#sights.get(key);
    if (sight === undefined) this.#sights.set(key, (sight = this.#ask(entry.region, read)));
    if ((await sight) === 'unread') this.unread.add(entry.region);
    return sight;
  }
}

const iso = (time: number) => new Date(time).toISOString();
