/** Keeps the tokens of every session: seals them at rest, renews them in time and once, lets go of them one region at a time. */
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { SessionChanges } from './session-changes.ts';
import type { Renewal, PersonRecord, TokenRecord } from '#bff/store/stores.ts';
import { bearerOf, type Bearer, type BearerMemory, type BearerSource } from './bearer-source.ts';
import { Patience } from '#bff/regions/patience.ts';
import { unreachable } from '#bff/regions/region-failure.ts';
import { afterRefusal, granted, standing } from './renewal.ts';
import type { Grant, TokenPair } from '#bff/regions/token-answer.ts';
import { TokenRenewer, withTimes, type Renewed, type TokenRenewerOptions } from './token-renewer.ts';

/** What a session holds of a region it is signed in to; the tokens are open. */
export interface RegionSignIn extends Renewal {
  readonly region: string;
  /** The service account's id; the user's, for a person. */
  readonly clientId: string;
  /** Present for a person. */
  readonly person?: PersonRecord;
  readonly organisationId?: string;
  readonly tokens: TokenPair;
}

/** While a token is good, nobody waits longer than this for the next one. Milliseconds. */
const patience = 1_000;

/** When a token granted now ends and is renewed. */
export function lifetimeOf({ tokens, lifetime }: Grant, now: number): Renewal {
  return granted(lifetime, tokens.refreshToken !== undefined, now);
}

export interface TokenManagerOptions extends TokenRenewerOptions {
  readonly changes: SessionChanges;
  /** Told of an account that its region does not accept any more, before the session is signed out there. */
  readonly onRefused?: (session: string, account: Pick<TokenRecord, 'region' | 'clientId'>) => Promise<void>;
}

export class TokenManager implements BearerSource, BearerMemory {
  readonly #options: TokenManagerOptions;
  readonly #renewer: TokenRenewer;
  readonly #bearers = new WeakMap<TokenPair, Bearer>();
  #isLeaving = false;

  constructor(options: TokenManagerOptions) {
    this.#options = options;
    this.#renewer = new TokenRenewer(options);
  }

  /** From now on others renew what is still good: what is granted to a process that ends before it knows is lost. */
  leave(): void {
    this.#isLeaving = true;
  }

  /** Waits for renewals under way, for so many milliseconds at most. */
  settle(patience: number): Promise<void> {
    return this.#renewer.settle(patience);
  }

  /** Regions the session is signed in to; what no key opens or no longer lives is not among them. */
  async list(session: string): Promise<RegionSignIn[]> {
    const signIns: RegionSignIn[] = [];
    for (const record of await this.#options.tokens.list(session)) {
      const signIn = this.#lives(record) ? this.#toSignIn(session, record) : undefined;
      if (signIn !== undefined) signIns.push(signIn);
    }
    return signIns;
  }

  /** The account that the session is signed in to a region as; undefined once that is over. Opens no token. */
  async accountOf(session: string, region: string): Promise<string | undefined> {
    const record = await this.#options.tokens.load(session, region);
    return record && this.#lives(record) ? record.clientId : undefined;
  }

  /** Who the session is signed in to a region as; undefined once that is over. Opens no token. */
  async signInOf(session: string, region: string): Promise<Pick<TokenRecord, 'clientId' | 'person'> | undefined> {
    const { tokens } = this.#options;
    const record = tokens.recall?.(session, region) ?? (await tokens.load(session, region));
    return record && this.#lives(record) ? record : undefined;
  }

  /** Sessions, live or not, that are signed in to a region as this account. */
  sessionsOf(region: string, clientId: string): Promise<string[]> {
    return this.#options.tokens.sessionsOf(region, clientId);
  }

  /** Answers whether there is such a session to put it into. */
  put(session: string, signIn: RegionSignIn): Promise<boolean> {
    const { tokens: pair, ...plain } = signIn;
    return this.#options.tokens.put(session, {
      ...plain,
      sealed: this.#options.seal.seal(session, plain.region, pair),
    });
  }

  /**
   * Hands on what a session holds, except of one region, to the one that replaces it. The old one keeps the access
   * tokens only, for its last reads. A renewal under way goes to the new one (token-renewer.ts).
   */
  async handOver(from: string, to: string, except: string): Promise<void> {
    const { tokens, seal } = this.#options;
    for (const { region } of await tokens.list(from)) {
      let isDone = region === except;
      while (!isDone) {
        const record = await tokens.load(from, region);
        const pair = record && this.#open(from, record);
        if (record === undefined || pair === undefined) {
          // Signed out of the region meanwhile.
          await tokens.delete(to, region);
          break;
        }
        await tokens.put(to, { ...record, sealed: seal.seal(to, region, pair) });
        const sealed = seal.seal(from, region, { accessToken: pair.accessToken });
        const left = withTimes({ ...record, sealed }, { expiresAt: record.expiresAt });
        isDone = (await tokens.replace(from, left)) !== undefined;
      }
    }
  }

  /** Signs the session out of one region; the others are not touched. Answers what it held. */
  async remove(session: string, region: string): Promise<RegionSignIn | undefined> {
    const held = await this.take(session, region);
    if (held !== undefined) this.#announceEnd(session, region);
    return held;
  }

  /** As `remove`, without telling anybody. What it held is what a renewal left last. */
  async take(session: string, region: string): Promise<RegionSignIn | undefined> {
    const { tokens, sessions } = this.#options;
    for (const replaced of await sessions.listReplaced(session)) await tokens.delete(replaced, region);
    for (;;) {
      const record = await tokens.load(session, region);
      if (record === undefined) return undefined;
      if (await tokens.delete(session, region, record.version)) return this.#toSignIn(session, record);
    }
  }

  /**
   * Takes everything out of a session that ends, or what it holds of some regions, and adds it to `held`, which is right also
   * when this rejects.
   */
  async takeAll(
    session: string,
    held: RegionSignIn[],
    isMeant: (region: string) => boolean = () => true,
  ): Promise<void> {
    for (const { region } of await this.#options.tokens.list(session)) {
      if (!isMeant(region)) continue;
      const taken = await this.take(session, region);
      if (taken !== undefined) held.push(taken);
    }
  }

  recall(session: string, region: string): Bearer | undefined {
    const { tokens, clock } = this.#options;
    const record = tokens.recall?.(session, region);
    if (record === undefined || standing(record, clock.now()) !== 'serves') return undefined;
    const pair = this.#open(session, record);
    if (pair === undefined) return undefined;
    let bearer = this.#bearers.get(pair);
    if (bearer === undefined) this.#bearers.set(pair, (bearer = bearerOf(pair.accessToken)));
    return bearer;
  }

  async tokenFor(session: string, region: string): Promise<string | undefined> {
    const record = await this.#options.tokens.load(session, region);
    return record === undefined ? undefined : this.#serve(session, record);
  }

  async tokenRefused(session: string, region: string, token: string): Promise<string | undefined> {
    const { tokens, clock } = this.#options;
    for (;;) {
      const record = await tokens.load(session, region);
      if (record === undefined) return undefined;
      const present = this.#open(session, record)?.accessToken;
      if (present !== undefined && present !== token) return this.#serve(session, record);
      const refused = withTimes(record, afterRefusal(record, clock.now()));
      const written = await tokens.replace(session, refused);
      if (written !== undefined) return this.#serve(session, written, true);
    }
  }

  /** The access token of a record, renewed when that is due. Ends what is over; `isRefused`: the region has said no to it. */
  async #serve(session: string, record: TokenRecord, isRefused = false): Promise<string | undefined> {
    const { clock } = this.#options;
    const now = clock.now();
    const pair = this.#open(session, record);
    if (pair === undefined) return undefined;
    const isGood = now < record.expiresAt;
    if (standing(record, now) === 'serves' || (isGood && this.#isLeaving)) return pair.accessToken;

    const renewal = this.#renewer.renew(session, record.region);
    const renewed = isGood ? await this.#briefly(renewal, record) : await renewal;
    const { record: next, problem } = renewed;
    if (next === undefined) return undefined;
    const state = standing(next, clock.now());
    if (state === 'over') {
      const hasRefused = problem === undefined && (isRefused || pair.refreshToken !== undefined);
      if (hasRefused) await this.#options.onRefused?.(session, next);
      await this.#end(session, next);
      return undefined;
    }
    if (clock.now() >= next.expiresAt) throw later(next, clock.now(), problem);
    return this.#open(session, next)?.accessToken;
  }

  /** What comes of a renewal within a moment, or what there was: it is still good. */
  async #briefly(renewal: Promise<Renewed>, record: TokenRecord): Promise<Renewed> {
    const moment = new Patience(patience);
    try {
      return await moment.await(renewal);
    } catch (error) {
      this.#options.log.warn({ region: record.region, err: error }, 'token not renewed yet; the present one is good');
      return { record };
    } finally {
      moment.end(undefined);
    }
  }

  #lives({ renewAt, expiresAt }: TokenRecord): boolean {
    return renewAt !== undefined || this.#options.clock.now() < expiresAt;
  }

  #toSignIn(session: string, record: TokenRecord): RegionSignIn | undefined {
    const pair = this.#open(session, record);
    const { version: _, sealed: __, ...plain } = record;
    return pair && { ...plain, tokens: pair };
  }

  #open(session: string, record: TokenRecord): TokenPair | undefined {
    return this.#options.seal.open(session, record.region, record.sealed);
  }

  async #end(session: string, record: TokenRecord): Promise<void> {
    if (await this.#options.tokens.delete(session, record.region, record.version)) {
      this.#announceEnd(session, record.region);
    }
  }

  #announceEnd(session: string, region: string): void {
    this.#options.changes.announce({ kind: 'regionEnded', session, region });
  }
}

/** Why there is no token now although there will be one, and when to ask again. */
function later({ region, renewAt = 0 }: TokenRecord, now: number, problem: ConsoleProblem | undefined): ConsoleProblem {
  const { kind, extras } = problem ?? unreachable(region);
  return new ConsoleProblem(kind, { ...extras, retryAfter: Math.max(0, renewAt - now) / 1_000 });
}
