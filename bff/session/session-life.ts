/** What happens to a session as a whole: described, ended. How it begins is in session-admission.ts. */
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import type { Session, SignOutChoice, WorkGoesOn } from '#shared/session.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { RegionDirectory } from '#bff/regions/region-directory.ts';
import type { RegionSignIn, TokenManager } from '#bff/tokens/token-manager.ts';
import type { Sessions } from '#bff/store/stores.ts';
import { absoluteEnd, idleEnd, type LiveSession, type SessionLimits } from './live-session.ts';
import { closeSession } from './close-session.ts';
import type { SessionWork } from './session-work.ts';
import { revokeTokens } from '#bff/tokens/revoke-tokens.ts';
import type { SessionChanges } from '#bff/tokens/session-changes.ts';
import type { SessionReader } from './session-reader.ts';

export interface SessionLifeOptions {
  readonly sessions: Sessions;
  readonly reader: SessionReader;
  readonly tokenManager: TokenManager;
  readonly regions: RegionDirectory;
  readonly changes: SessionChanges;
  readonly clock: Clock;
  readonly limits: SessionLimits;
  readonly work: SessionWork;
  readonly log: Logger;
}

export class SessionLife {
  readonly #options: SessionLifeOptions;

  constructor(options: SessionLifeOptions) {
    this.#options = options;
  }

  /** Undefined when no region is left: then nobody is signed in. */
  async describe(session: LiveSession): Promise<Session | undefined> {
    const { tokenManager, regions, clock, limits } = this.#options;
    const end = absoluteEnd(session, limits);
    const iso = (time: number) => new Date(time).toISOString();
    const signedIn = (await tokenManager.list(session.key)).flatMap((signIn) => {
      const region = regions.byName.get(signIn.region);
      if (region === undefined) return [];
      const { clientId, person, organisationId, renewAt, expiresAt } = signIn;
      const known = { ...(organisationId && { organisationId }), ...(person && { person }) };
      const until = renewAt === undefined ? Math.min(expiresAt, end) : end;
      return [{ name: region.name, zone: region.zone, clientId, ...known, expiresAt: iso(until) }];
    });
    if (signedIn.length === 0) return undefined;
    return {
      ...(session.operator === undefined ? {} : { operator: session.operator }),
      regions: signedIn,
      idleExpiresAt: iso(Math.min(idleEnd(session, limits), end)),
      absoluteExpiresAt: iso(end),
      now: iso(clock.now()),
    };
  }

  /**
   * Ends the request's session, also one that goes on under a new id by now: its runs are paused, tokens deleted here first, then
   * revoked at their regions. With `goOn` it is closed to browsers and serves its runs; with `ask` throws a 409 `ConsoleProblem`
   * that tells of them where there are any.
   */
  async end(request: Request, choice: SignOutChoice = 'stop'): Promise<void> {
    const { tokenManager, reader, sessions, changes, work, log } = this.#options;
    const known = await reader.know(request);
    const session = known && (await reader.latest(known));
    if (session === undefined) return;
    const goingOn = choice === 'stop' ? new Map<string, number>() : await work.goingOn(session.key);
    if (goingOn.size > 0 && choice === 'ask') throw await this.#question(session, goingOn);
    if (goingOn.size > 0) return this.#close(session, goingOn);
    const held: RegionSignIn[] = [];
    try {
      await work.stop(session.key, 'signedOut');
      await tokenManager.takeAll(session.key, held);
      await sessions.delete(session.key);
      await new Promise<void>((resolve, reject) => {
        request.session.destroy((error: unknown) => (error ? reject(error) : resolve()));
      });
    } catch (error) {
      // What was taken is in nobody's hands; whoever is told no does not wait for its end.
      this.#revoke(held).catch(() => undefined);
      throw error;
    }
    changes.announce({ kind: 'ended', session: session.key });
    log.info({ regions: held.map(({ region }) => region) }, 'signed out');
    await this.#revoke(held);
  }

  async #close({ key }: LiveSession, work: ReadonlyMap<string, number>): Promise<void> {
    const { clock, log } = this.#options;
    const held: RegionSignIn[] = [];
    try {
      await closeSession(this.#options, key, { work, lookAt: clock.now() }, held);
      log.info({ regions: [...work.keys()] }, 'signed out, work goes on');
    } finally {
      await this.#revoke(held);
    }
  }

  async #question(session: LiveSession, work: ReadonlyMap<string, number>): Promise<ConsoleProblem> {
    return new ConsoleProblem('work_goes_on', { ...(await this.#workOf(session, work)) });
  }

  async #workOf(session: LiveSession, work: ReadonlyMap<string, number>): Promise<WorkGoesOn> {
    const { regions = [] } = (await this.describe(session)) ?? {};
    const ends = regions.filter(({ name }) => work.has(name)).map(({ expiresAt }) => expiresAt);
    const runs = [...work.values()].reduce((sum, count) => sum + count, 0);
    return { runs, until: ends.sort().at(-1) ?? '' };
  }

  /** How many runs go on in a region with the session, and until when they could. Throws a 401 `ConsoleProblem`. */
  async workIn(request: Request, region: string): Promise<WorkGoesOn> {
    const { reader, work } = this.#options;
    const session = await reader.read(request, region);
    if (session === undefined) throw new ConsoleProblem('signed_out');
    const runs = (await work.goingOn(session.key)).get(region) ?? 0;
    return this.#workOf(session, new Map([[region, runs]]));
  }

  /**
   * Signs out of one region, whose runs are paused; with the last one the session ends. Throws a 401 `ConsoleProblem` for a session that goes
   * on under a new id.
   */
  async leave(request: Request, region: string): Promise<void> {
    const { tokenManager, reader, work } = this.#options;
    const session = await reader.know(request);
    if (session === undefined) return undefined;
    if (session.replacedBy !== undefined) throw new ConsoleProblem('signed_out');
    const signIns = await tokenManager.list(session.key);
    const account = signIns.find((signIn) => signIn.region === region);
    if (signIns.every((signIn) => signIn === account)) return this.end(request);
    if (account !== undefined) await work.stop(session.key, 'signedOut', account);
    const held = await tokenManager.remove(session.key, region);
    return this.#revoke(held === undefined ? [] : [held]);
  }

  #revoke(signIns: readonly RegionSignIn[]): Promise<void> {
    return revokeTokens(this.#options.regions, this.#options.log, signIns);
  }
}
