/** Renews tokens: once, however many requests of however many processes need it, and never a way that loses one. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import type { ConsoleProblem } from '#bff/http/problem.ts';
import { revokeTokens } from './revoke-tokens.ts';
import type { TokenSeal } from './token-seal.ts';
import type { Leases, Renewal, Sessions, TokenRecord, Tokens } from '#bff/store/stores.ts';
import { StoreUnavailable } from '#bff/store/store-unavailable.ts';
import { withLease, type HeldLease } from '#bff/store/with-lease.ts';
import type { Region, RegionDirectory } from '#bff/regions/region-directory.ts';
import { afterRefresh, beforeRefresh, granted, standing, type RefreshOutcome } from './renewal.ts';
import type { Grant, RefreshAnswer, TokenPair } from '#bff/regions/token-answer.ts';
import { renewToken } from '#bff/regions/token-endpoint.ts';

export interface TokenRenewerOptions {
  readonly sessions: Sessions;
  readonly tokens: Tokens;
  readonly leases: Leases;
  readonly seal: TokenSeal;
  readonly regions: RegionDirectory;
  readonly clock: Clock;
  readonly log: Logger;
  /** Told what came of each refresh. */
  readonly onRefreshed?: (region: string, outcome: RefreshAnswer['kind']) => void;
}

/** How long a grant waits for a store that cannot be written, and how often that is tried. Milliseconds. */
const keepingPatience = 600_000;
const keepingPause = 250;

/** What is held after an attempt; `problem` when the region failed at it. */
export interface Renewed {
  readonly record?: TokenRecord | undefined;
  readonly problem?: ConsoleProblem;
}

export class TokenRenewer {
  readonly #options: TokenRenewerOptions;
  /** Renewals of this process under way, so that requests beside each other wait for one. */
  readonly #underWay = new Map<string, Promise<Renewed>>();

  constructor(options: TokenRenewerOptions) {
    this.#options = options;
  }

  /** Renews the token if it is due, after whoever else is at it. Rejects when the store fails. */
  renew(session: string, region: string): Promise<Renewed> {
    const { leases } = this.#options;
    const name = `token/${session}/${region}`;
    let renewal = this.#underWay.get(name);
    if (renewal === undefined) {
      renewal = withLease(leases, name, (lease) => this.#renew(session, region, lease)).finally(() =>
        this.#underWay.delete(name),
      );
      this.#underWay.set(name, renewal);
    }
    return renewal;
  }

  /** Resolves when none is under way here, or after so many milliseconds. */
  async settle(patience: number): Promise<void> {
    const over = new AbortController();
    await Promise.race([
      Promise.allSettled(this.#underWay.values()),
      wait(patience, undefined, { signal: over.signal }).catch(() => undefined),
    ]);
    over.abort();
  }

  /** Under the lease. Another process may have renewed meanwhile: then its record is the answer. */
  async #renew(session: string, name: string, lease: HeldLease): Promise<Renewed> {
    const { tokens, regions, seal, clock, log } = this.#options;
    const before = await tokens.load(session, name);
    if (before === undefined || standing(before, clock.now()) !== 'due') return { record: before };
    const region = regions.byName.get(name);
    const refreshToken = seal.open(session, name, before.sealed)?.refreshToken;
    if (region === undefined || refreshToken === undefined) return { record: before };

    const asked = await tokens.replace(session, withTimes(before, beforeRefresh(before, clock.now())));
    if (asked === undefined) return { record: await tokens.load(session, name) };
    if (!lease.isHeld()) {
      // It took so long until here that somebody else may be at it: nothing was sent, and the note says so again.
      const noted = await tokens.replace(session, { ...before, version: asked.version });
      return { record: noted ?? (await tokens.load(session, name)) };
    }
    const answer = await ask(region, asked, refreshToken);
    this.#options.onRefreshed?.(name, answer.kind);
    if (answer.kind === 'granted') {
      const keep = () => this.#keep(session, asked, refreshToken, answer.grant);
      return { record: await onceAvailable(keep) };
    }

    const problem = 'problem' in answer ? answer.problem : undefined;
    log.warn({ region: name, outcome: answer.kind, err: problem }, 'token not renewed');
    const times = afterRefresh(before, toOutcome(answer), clock.now());
    return { record: await this.#leave(session, asked, refreshToken, times), ...(problem && { problem }) };
  }

  /** Writes what an attempt has left, also where the region refused the access token meanwhile. */
  async #leave(
    session: string,
    asked: TokenRecord,
    refreshToken: string,
    times: Renewal,
  ): Promise<TokenRecord | undefined> {
    const { tokens, seal } = this.#options;
    let present: TokenRecord | undefined = asked;
    while (present !== undefined && seal.open(session, asked.region, present.sealed)?.refreshToken === refreshToken) {
      const expiresAt = Math.min(times.expiresAt, present.expiresAt);
      const left = await tokens.replace(session, withTimes(present, { ...times, expiresAt }));
      if (left !== undefined) return left;
      present = await tokens.load(session, asked.region);
    }
    return present;
  }

  /**
   * Writes a grant over what it was asked for, also when somebody gave that up meanwhile as never answered, and in the
   * session that this one goes on as. What nobody can use any more is revoked.
   */
  async #keep(
    session: string,
    asked: TokenRecord,
    refreshToken: string,
    grant: Grant,
  ): Promise<TokenRecord | undefined> {
    const { tokens, sessions, regions, seal, clock, log } = this.#options;
    const { region, clientId, person } = asked;
    const pair: TokenPair = { refreshToken, ...grant.tokens };
    let [holder, present]: [string, TokenRecord | undefined] = [session, asked];
    for (;;) {
      const held = present && seal.open(holder, region, present.sealed);
      // A store that failed may have written it all the same.
      if (held?.accessToken === pair.accessToken) return present;
      if (present !== undefined && held?.refreshToken === refreshToken) {
        const times = granted(grant.lifetime, true, clock.now());
        const renewed = withTimes({ ...present, sealed: seal.seal(holder, region, pair) }, times);
        const kept = await tokens.replace(holder, renewed);
        if (kept !== undefined) return holder === session ? kept : tokens.load(session, region);
        present = await tokens.load(holder, region);
        continue;
      }
      const next = (await sessions.load(holder))?.replaced?.by;
      if (next === undefined) break;
      holder = next;
      present = await tokens.load(holder, region);
    }
    // Where somebody else renewed it, the refresh token is of the same family: to end it would end theirs.
    const unused = present === undefined ? pair : { accessToken: pair.accessToken };
    await revokeTokens(regions, log, [{ region, clientId, ...(person && { person }), tokens: unused }]);
    return tokens.load(session, region);
  }
}

function ask(region: Region, { clientId, person }: TokenRecord, refreshToken: string): Promise<RefreshAnswer> {
  return person !== undefined && region.people !== undefined
    ? region.people.renew(refreshToken)
    : renewToken(region, clientId, refreshToken);
}

/** A grant is all that is left of the token it came for: it is kept as soon as the store can be written again. */
async function onceAvailable<Result>(keep: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  for (;;) {
    try {
      return await keep();
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || performance.now() - begun > keepingPatience) throw error;
      await wait(keepingPause, undefined, { ref: false });
    }
  }
}

function toOutcome(answer: Exclude<RefreshAnswer, { kind: 'granted' }>): RefreshOutcome {
  if (answer.kind === 'refused') return { kind: 'refused' };
  const { retryAfter } = answer.problem.extras;
  return { kind: answer.kind, ...(retryAfter === undefined ? {} : { retryAfter }) };
}

/** The record with these times and no others. */
export function withTimes(record: TokenRecord, times: Renewal): TokenRecord {
  const { expiresAt: _, renewAt: __, failures: ___, unanswered: ____, ...rest } = record;
  return { ...rest, ...times };
}
