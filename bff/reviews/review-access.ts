/** Who sees which review, and what of it the region lets them read now. */
import type { ReviewLines, ReviewScope } from '#shared/review.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { Reader } from '#bff/overview/reading.ts';
import type { RegionDirectory } from '#bff/regions/region-directory.ts';
import type { LiveSession } from '#bff/session/live-session.ts';
import type { Reviews } from '#bff/store/reviews.ts';
import type { RegionSignIn, TokenManager } from '#bff/tokens/token-manager.ts';
import { headOf, linesOf, type Head, type Versioned } from './kept-review.ts';
import { ScopeReading, statusOf } from './scope-reading.ts';

export interface ReviewAccessOptions {
  readonly reviews: Reviews;
  readonly tokenManager: TokenManager;
  readonly regions: RegionDirectory;
}

/** Who asks, in a request. */
export interface ReviewCaller {
  readonly session: LiveSession;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/** A caller with the accounts of their session. */
export interface Known extends ReviewCaller {
  readonly signIns: ReadonlyMap<string, RegionSignIn>;
  /** What they are called, by region, once somebody has asked. */
  readonly names: Map<string, Promise<string>>;
}

export interface Seen extends Versioned<Head> {
  readonly id: string;
  readonly caller: Known;
}

/** Lines whose policies are asked for until the region lets the reader see one of them. */
const looks = 5;

export class ReviewAccess {
  readonly #options: ReviewAccessOptions;

  constructor(options: ReviewAccessOptions) {
    this.#options = options;
  }

  /** With the accounts of their session. */
  async known(by: ReviewCaller): Promise<Known> {
    const signIns = await this.#options.tokenManager.list(by.session.key);
    return { ...by, signIns: new Map(signIns.map((one) => [one.region, one])), names: new Map() };
  }

  /** Throws a 401 `ConsoleProblem` without a sign-in to that region. */
  signIn({ signIns }: Known, region: string): RegionSignIn {
    const signIn = signIns.get(region);
    if (signIn === undefined) throw new ConsoleProblem('region_signed_out', { region });
    return signIn;
  }

  /** Throws a 404 `ConsoleProblem` for what is not there, or not the caller's. */
  async see(by: ReviewCaller, id: string): Promise<Seen> {
    const caller = await this.known(by);
    const head = await headOf(this.#options.reviews, id);
    const seen = head && { ...head, id, caller };
    const isMine = seen && (this.isBeginner(seen) || seen.value.parts.some((_, part) => this.isReviewer(seen, part)));
    if (seen === undefined || isMine !== true) throw new ConsoleProblem('not_found');
    return seen;
  }

  /** Whether the caller began it. */
  isBeginner({ value, caller }: Pick<Seen, 'value' | 'caller'>): boolean {
    return Object.entries(value.beginners).some(([region, id]) => isAccount(caller.signIns.get(region), id));
  }

  /** Whether an account of the caller decides this part. */
  isReviewer({ value, caller }: Pick<Seen, 'value' | 'caller'>, part: number): boolean {
    const { scope, reviewer } = value.parts[part] ?? {};
    return scope !== undefined && reviewer !== undefined && isAccount(caller.signIns.get(scope.region), reviewer.id);
  }

  /** Throws a 404 `ConsoleProblem` for anybody else. */
  onlyBeginner(seen: Seen): void {
    if (!this.isBeginner(seen)) throw new ConsoleProblem('not_found');
  }

  /** Lines of a part, none of them where the region does not let the caller read its scope now. */
  async linesFor(seen: Seen, part: number): Promise<ReviewLines> {
    const { scope } = seen.value.parts[part] ?? {};
    if (scope === undefined) throw new ConsoleProblem('not_found');
    if (!seen.caller.signIns.has(scope.region)) return { sight: 'hidden', lines: [] };
    const lines = await linesOf(this.#options.reviews, seen.id, part);
    const own = seen.caller.signIns.get(scope.region);
    const others = lines.filter(({ subject }) => !isAccount(own, subject.id));
    const reading = this.reading(seen.caller, scope);
    let sight: ReviewLines['sight'] = lines.length === 0 ? 'seen' : 'hidden';
    // One's own policy says nothing of those of others; who is gone since says nothing at all.
    for (const { subject } of others.length === 0 ? lines.slice(0, 1) : others.slice(0, looks)) {
      const status = await reading.look(subject).then(() => 200, statusOf);
      sight = status === 200 ? 'seen' : status === 429 || status === 0 || status >= 500 ? 'unread' : 'hidden';
      if (status !== 404) break;
    }
    return { sight, lines: sight === 'seen' ? lines : [] };
  }

  /**
   * Who the caller is in the region of a scope: a person by their name, a service account by what whoever uses it calls
   * themselves, else by its own name; its id where that can be read neither in the organisation nor in the scope.
   */
  nameOf(caller: Known, scope: ReviewScope): Promise<string> {
    const name = caller.names.get(scope.region) ?? this.#readName(caller, scope);
    caller.names.set(scope.region, name);
    return name;
  }

  async #readName(caller: Known, scope: ReviewScope): Promise<string> {
    const { region, person, clientId, organisationId } = this.signIn(caller, scope.region);
    const known = person?.name ?? caller.session.operator;
    if (known !== undefined) return known;
    const organisation = organisationId && { region, kind: 'organisation' as const, id: organisationId };
    for (const place of organisation ? [organisation, scope] : [scope]) {
      try {
        return await this.reading(caller, place).nameOf({ type: 'serviceAccounts', id: clientId });
      } catch (error) {
        statusOf(error);
      }
    }
    return clientId;
  }

  /** Reads a scope with the caller's own token. */
  reading({ session, requestId, signal }: Known, scope: ReviewScope): ScopeReading {
    const { tokenManager, regions } = this.#options;
    const region = regions.byName.get(scope.region);
    if (region === undefined) throw new ConsoleProblem('region_signed_out', { region: scope.region });
    const reader: Reader = { bearer: tokenManager, session: session.key, requestId, signal };
    return new ScopeReading(region, reader, scope);
  }
}

/** Whether a sign-in is to this account. */
export const isAccount = (signIn: RegionSignIn | undefined, id: string) =>
  signIn?.clientId.toLowerCase() === id.toLowerCase();
