/** What happens to a session as a whole: begun or widened by a sign-in, described, ended. */
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import type { Session } from '#shared/session.ts';
import type { RegionDirectory } from '../regions/region-directory.ts';
import type { RegionSignIn, TokenKeeper } from '../regions/token-keeper.ts';
import { absoluteEnd, idleEnd, type LiveSession, type SessionLimits } from './live-session.ts';
import { revokeTokens } from './revoke-tokens.ts';
import { sessionKey } from './session-cookie.ts';
import type { SessionChanges } from './session-changes.ts';

export interface SessionLifeOptions {
  readonly keeper: TokenKeeper;
  readonly regions: RegionDirectory;
  readonly changes: SessionChanges;
  readonly clock: Clock;
  readonly limits: SessionLimits;
  readonly log: Logger;
}

export class SessionLife {
  readonly #options: SessionLifeOptions;

  constructor(options: SessionLifeOptions) {
    this.#options = options;
  }

  /**
   * Adds a region to the request's session, under a new id. The absolute limit runs on from the first sign-in that is
   * still in force. Answers the session as it is now.
   */
  async admit(request: Request, signIn: RegionSignIn, operator: string | undefined): Promise<LiveSession> {
    const { keeper, changes, clock } = this.#options;
    const before = request.session;
    const from = sessionKey(request.sessionID);
    const held = before.createdAt === undefined ? [] : await keeper.list(from);

    const createdAt = await keeper.whileUnchanged(
      from,
      held.map(({ region }) => region),
      async () => {
        const kept = (await keeper.list(from)).filter(({ region }) => region !== signIn.region);
        const now = clock.now();
        const label = operator === undefined || operator === '' ? before.operator : operator;
        await completed((done) => request.session.regenerate(done));
        const { session } = request;
        session.createdAt = kept.length === 0 ? now : (before.createdAt ?? now);
        session.lastActivity = now;
        if (label !== undefined) session.operator = label;
        await completed((done) => session.save(done));
        for (const region of [...kept, signIn]) await keeper.put(sessionKey(request.sessionID), region);
        return session.createdAt;
      },
    );

    const key = sessionKey(request.sessionID);
    this.#options.log.info({ region: signIn.region, clientId: signIn.clientId }, 'signed in');
    if (before.createdAt !== undefined) changes.announce({ kind: 'rotated', session: from, to: key });
    if (held.some(({ region, clientId }) => region === signIn.region && clientId !== signIn.clientId)) {
      // What is open for the region was opened for somebody else. Whoever hears of it asks under the new id, which the
      // browser learns from the answer.
      request.res?.once('close', () => changes.announce({ kind: 'regionEnded', session: key, region: signIn.region }));
    }
    await this.#revoke(held.filter(({ region }) => region === signIn.region));
    const { lastActivity = createdAt, operator: label } = request.session;
    return { key, createdAt, lastActivity, ...(label === undefined ? {} : { operator: label }) };
  }

  /** Undefined when no region is left: then nobody is signed in. */
  async describe(session: LiveSession): Promise<Session | undefined> {
    const { keeper, regions, clock, limits } = this.#options;
    const end = absoluteEnd(session, limits);
    const iso = (time: number) => new Date(time).toISOString();
    const signedIn = (await keeper.list(session.key)).flatMap((signIn) => {
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

  /** Ends the request's session: tokens deleted here first, then revoked at their regions. */
  async end(request: Request): Promise<void> {
    const { keeper, changes } = this.#options;
    if (request.session.createdAt === undefined) return;
    const key = sessionKey(request.sessionID);
    const held = await keeper.list(key);
    await completed((done) => request.session.destroy(done));
    changes.announce({ kind: 'ended', session: key });
    this.#options.log.info({ regions: held.map(({ region }) => region) }, 'signed out');
    await this.#revoke(held);
  }

  /** Signs out of one region; with the last one the session ends. */
  async leave(request: Request, region: string): Promise<void> {
    const { keeper } = this.#options;
    if (request.session.createdAt === undefined) return;
    const key = sessionKey(request.sessionID);
    const others = (await keeper.list(key)).some((signIn) => signIn.region !== region);
    if (!others) return this.end(request);
    const held = await keeper.remove(key, region);
    await this.#revoke(held === undefined ? [] : [held]);
  }

  #revoke(signIns: readonly RegionSignIn[]): Promise<void> {
    return revokeTokens(this.#options.regions, this.#options.log, signIns);
  }
}

/** express-session's callbacks, awaited. */
function completed(work: (done: (error?: unknown) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => work((error) => (error ? reject(error) : resolve())));
}
