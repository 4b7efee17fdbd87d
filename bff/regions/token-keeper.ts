/** Keeps the tokens of every session: seals them at rest, renews them in time and once, lets go of them one region at a time. */
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import type { SessionChanges } from '../session/session-changes.ts';
import type { TokenPair, TokenSeal } from '../session/token-seal.ts';
import type { Lock, PersonRecord, TokenRecord, Tokens } from '../store/stores.ts';
import { withLock } from '../store/with-lock.ts';
import type { BearerSource } from './bearer-source.ts';
import type { RegionDirectory } from './region-directory.ts';
import { renewToken, type Grant } from './token-endpoint.ts';
import { untilAborted } from './until-aborted.ts';

/** What a session holds of a region it is signed in to; the tokens are open. */
export interface RegionSignIn {
  readonly region: string;
  /** The service account's id; the user's, for a person. */
  readonly clientId: string;
  /** Present for a person. */
  readonly person?: PersonRecord;
  readonly organisationId?: string;
  readonly tokens: TokenPair;
  readonly expiresAt: number;
  readonly renewAt?: number;
}

const longestLead = 300_000;
/** After a renewal failed and while the token is still good, how long to go on with it. */
const renewalPause = 10_000;

/** When a token granted now ends and should be renewed: ahead of the end by 5 minutes or a fifth of its life. */
export function lifetimeOf({ tokens, lifetime }: Grant, now: number): { expiresAt: number; renewAt?: number } {
  const expiresAt = now + lifetime;
  if (tokens.refreshToken === undefined) return { expiresAt };
  return { expiresAt, renewAt: expiresAt - Math.min(longestLead, lifetime / 5) };
}

export interface TokenKeeperOptions {
  readonly tokens: Tokens;
  readonly lock: Lock;
  readonly seal: TokenSeal;
  readonly regions: RegionDirectory;
  readonly changes: SessionChanges;
  readonly clock: Clock;
  readonly log: Logger;
}

export class TokenKeeper implements BearerSource {
  readonly #options: TokenKeeperOptions;
  /** Renewals of this process under way, so that requests beside each other wait for one. */
  readonly #renewals = new Map<string, Promise<TokenRecord | undefined>>();
  readonly #nextTry = new Map<string, number>();

  constructor(options: TokenKeeperOptions) {
    this.#options = options;
  }

  /** Regions the session is signed in to; what no key opens or no longer lives is not among them. */
  async list(session: string): Promise<RegionSignIn[]> {
    const { tokens, clock } = this.#options;
    const signIns: RegionSignIn[] = [];
    for (const record of await tokens.list(session)) {
      const pair = this.#open(session, record);
      const lives = record.renewAt !== undefined || clock.now() < record.expiresAt;
      if (pair === undefined || !lives) continue;
      const { version: _, sealed: __, ...plain } = record;
      signIns.push({ ...plain, tokens: pair });
    }
    return signIns;
  }

  /** Sessions, live or not, that are signed in to a region as this account. */
  sessionsOf(region: string, clientId: string): Promise<string[]> {
    return this.#options.tokens.sessionsOf(region, clientId);
  }

  async put(session: string, signIn: RegionSignIn): Promise<void> {
    const { tokens: pair, ...plain } = signIn;
    await this.#options.tokens.put(session, { ...plain, sealed: this.#options.seal.seal(session, plain.region, pair) });
  }

  /** Runs `work` while no renewal for the session changes the tokens it read. */
  async whileUnchanged<Result>(
    session: string,
    regions: readonly string[],
    work: () => Promise<Result>,
  ): Promise<Result> {
    const [region, ...rest] = regions;
    if (region === undefined) return work();
    return this.#locked(session, region, () => this.whileUnchanged(session, rest, work));
  }

  /** Signs the session out of one region; the others are not touched. Answers what it held. */
  async remove(session: string, region: string): Promise<RegionSignIn | undefined> {
    const held = (await this.list(session)).find((signIn) => signIn.region === region);
    if (await this.#options.tokens.delete(session, region)) this.#announceEnd(session, region);
    return held;
  }

  tokenFor(session: string, region: string, signal?: AbortSignal): Promise<string | undefined> {
    return untilAborted(this.#tokenFor(session, region), signal);
  }

  tokenRefused(session: string, region: string, token: string, signal?: AbortSignal): Promise<string | undefined> {
    return untilAborted(this.#tokenRefused(session, region, token), signal);
  }

  async #tokenFor(session: string, region: string): Promise<string | undefined> {
    const { tokens, clock, log } = this.#options;
    const name = `${session}/${region}`;
    const record = await tokens.load(session, region);
    if (record === undefined) {
      this.#nextTry.delete(name);
      return undefined;
    }
    const now = clock.now();
    if (record.renewAt === undefined) {
      if (now >= record.expiresAt) await this.#end(session, record);
      return now < record.expiresAt ? this.#open(session, record)?.accessToken : undefined;
    }
    if (now < record.renewAt || (now < record.expiresAt && now < (this.#nextTry.get(name) ?? 0))) {
      return this.#open(session, record)?.accessToken;
    }
    try {
      const renewed = await this.#renewOnce(session, record);
      this.#nextTry.delete(name);
      return renewed === undefined ? undefined : this.#open(session, renewed)?.accessToken;
    } catch (error) {
      if (now >= record.expiresAt) throw error;
      log.warn({ region, err: error }, 'token not renewed; the present one is still good');
      this.#nextTry.set(name, now + renewalPause);
      return this.#open(session, record)?.accessToken;
    }
  }

  async #tokenRefused(session: string, region: string, token: string): Promise<string | undefined> {
    const record = await this.#options.tokens.load(session, region);
    if (record === undefined) return undefined;
    const present = this.#open(session, record)?.accessToken;
    if (present !== undefined && present !== token) return present;
    const renewed = record.renewAt === undefined ? record : await this.#renewOnce(session, record);
    if (renewed === undefined) return undefined;
    const next = this.#open(session, renewed)?.accessToken;
    if (next !== undefined && next !== token) return next;
    await this.#end(session, renewed);
    return undefined;
  }

  #open(session: string, record: TokenRecord): TokenPair | undefined {
    return this.#options.seal.open(session, record.region, record.sealed);
  }

  #locked<Result>(session: string, region: string, work: () => Promise<Result>): Promise<Result> {
    const { lock, clock } = this.#options;
    return withLock(lock, `token/${session}/${region}`, clock, work);
  }

  #renewOnce(session: string, record: TokenRecord): Promise<TokenRecord | undefined> {
    const name = `${session}/${record.region}`;
    let renewal = this.#renewals.get(name);
    if (renewal === undefined) {
      renewal = this.#locked(session, record.region, () => this.#renew(session, record)).finally(() =>
        this.#renewals.delete(name),
      );
      this.#renewals.set(name, renewal);
    }
    return renewal;
  }

  /** Under the lock. Another process may have renewed meanwhile: then its record is the answer. */
  async #renew(session: string, seen: TokenRecord): Promise<TokenRecord | undefined> {
    const { tokens, regions, seal, clock } = this.#options;
    const { region: name, clientId, person } = seen;
    const current = await tokens.load(session, name);
    if (current === undefined || current.version !== seen.version) return current;
    const region = regions.byName.get(name);
    const refreshToken = this.#open(session, current)?.refreshToken;
    if (region === undefined || refreshToken === undefined) return current;

    const { grant, ...refusal } = await (person !== undefined && region.people !== undefined
      ? region.people.renew(refreshToken)
      : renewToken(region, clientId, refreshToken));
    if (grant !== undefined) {
      const pair = { refreshToken, ...grant.tokens };
      const times = lifetimeOf({ ...grant, tokens: pair }, clock.now());
      await tokens.replace(session, { ...current, ...times, sealed: seal.seal(session, name, pair) });
      return tokens.load(session, name);
    }
    if ('error' in refusal && refusal.error === 'invalid_grant') {
      await this.#end(session, current);
      return undefined;
    }
    // The region wants the secret, which is gone: the token serves until its end.
    const { renewAt: _, ...unrenewable } = current;
    await tokens.replace(session, unrenewable);
    return tokens.load(session, name);
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
