/** Letting a sign-in into the session of the browser it comes from. */
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import { ConsoleProblem } from '#bff/http/problem.ts';
import type { RegionDirectory } from '#bff/regions/region-directory.ts';
import type { RegionSignIn, TokenManager } from '#bff/tokens/token-manager.ts';
import type { Leases, Sessions } from '#bff/store/stores.ts';
import { withLease } from '#bff/store/with-lease.ts';
import type { LiveSession } from './live-session.ts';
import type { SessionWork } from './session-work.ts';
import { revokeTokens } from '#bff/tokens/revoke-tokens.ts';
import type { SessionChanges } from '#bff/tokens/session-changes.ts';
import { sessionKey } from './session-cookie.ts';
import { originOf } from './session-origin.ts';
import type { SessionReader } from './session-reader.ts';

export interface SessionAdmissionOptions {
  readonly sessions: Sessions;
  readonly reader: SessionReader;
  readonly leases: Leases;
  readonly tokenManager: TokenManager;
  readonly regions: RegionDirectory;
  readonly changes: SessionChanges;
  readonly clock: Clock;
  readonly work: SessionWork;
  readonly log: Logger;
}

/** How long calls that were on their way with the old id are still answered. Milliseconds. */
const grace = 10_000;

/** Answers the session as it is now. Throws what the store throws; the tokens are revoked then. */
export type Admit = (request: Request, signIn: RegionSignIn, operator: string | undefined) => Promise<LiveSession>;

/**
 * Adds a region to the request's session, under a new id; the absolute limit runs on from the first sign-in that is
 * still in force. The old id stays good for a moment, for reads of what it had. Where another sign-in beside this one
 * was faster, this one joins its session and tells nobody the id: the browser has it from there. Runs of the account that wait
 * for this sign-in go on with it; those of another account that this one takes the place of are paused.
 */
export function createAdmission(options: SessionAdmissionOptions): Admit {
  const { sessions, reader, leases, tokenManager, regions, changes, clock, work, log } = options;

  async function admit(request: Request, signIn: RegionSignIn, operator: string | undefined): Promise<LiveSession> {
    const known = await reader.know(request);
    const before = known && (await reader.latest(known));
    if (known !== undefined && before !== undefined && known.replacedBy !== undefined) {
      return join(request, before, signIn);
    }
    return (await begin(request, before, signIn, operator)) ?? admit(request, signIn, operator);
  }

  /** Undefined when another sign-in has replaced the session meanwhile. */
  async function begin(
    request: Request,
    before: LiveSession | undefined,
    signIn: RegionSignIn,
    operator: string | undefined,
  ): Promise<LiveSession | undefined> {
    const held = before === undefined ? [] : await tokenManager.list(before.key);
    const isFirst = held.every(({ region }) => region === signIn.region);
    const label = operator === undefined || operator === '' ? before?.operator : operator;
    const now = clock.now();
    const record = {
      createdAt: isFirst ? now : (before?.createdAt ?? now),
      lastActivity: now,
      ...(label === undefined ? {} : { operator: label }),
      origin: originOf(request),
    };
    const present = { id: request.sessionID, session: request.session };
    request.sessionStore.generate(request);
    const key = sessionKey(request.sessionID);
    let isBegun = false;
    try {
      await sessions.save(key, record);
      isBegun = before === undefined || (await sessions.replace(before.key, key, now + grace));
      if (!isBegun) await sessions.delete(key);
    } finally {
      // Nor is the browser told of an id that the store may not know: it would forget the one it has.
      if (!isBegun) Object.assign(request, { sessionID: present.id, session: present.session });
    }
    if (!isBegun) return undefined;
    const other = held.find(({ region, clientId }) => region === signIn.region && clientId !== signIn.clientId);
    if (before !== undefined && other !== undefined) await work.stop(before.key, 'otherAccount', other);
    const out = before && (await tokenManager.take(before.key, signIn.region));
    if (before !== undefined) await tokenManager.handOver(before.key, key, signIn.region);
    await tokenManager.put(key, signIn);
    Object.assign(request.session, record);
    await new Promise<void>((resolve, reject) => {
      request.session.save((error: unknown) => (error ? reject(error) : resolve()));
    });
    if (before !== undefined) {
      for (const account of held) if (account !== other) await work.move(before.key, key, account);
      changes.announce({ kind: 'rotated', session: before.key, to: key });
    }
    await settle(request, key, signIn, out);
    return { key, ...record };
  }

  async function join(request: Request, session: LiveSession, signIn: RegionSignIn): Promise<LiveSession> {
    const { key } = session;
    const out = await withLease(leases, `sign-in/${key}`, async () => {
      const present = (await tokenManager.list(key)).find(({ region }) => region === signIn.region);
      // Who has no more than the old id puts nobody else in the place of an account.
      if (present !== undefined && present.clientId !== signIn.clientId) throw new ConsoleProblem('signed_out');
      const taken = await tokenManager.take(key, signIn.region);
      if (!(await tokenManager.put(key, signIn))) throw new ConsoleProblem('signed_out');
      return taken;
    });
    await settle(request, key, signIn, out);
    return session;
  }

  /** What the region had in the session before goes; whoever watched with it hears of another account. */
  async function settle(
    request: Request,
    key: string,
    signIn: RegionSignIn,
    out: RegionSignIn | undefined,
  ): Promise<void> {
    const { region, clientId } = signIn;
    log.info({ region, clientId }, 'signed in');
    if (out === undefined) return;
    if (out.clientId !== clientId) {
      // What is open for the region was opened for somebody else. Whoever hears of it asks under the new id, which the
      // browser learns from the answer.
      request.res?.once('close', () => changes.announce({ kind: 'regionEnded', session: key, region }));
    }
    await revokeTokens(regions, log, [out]);
  }

  /** What works on for a session that this browser cannot use any more goes on with this sign-in, or is paused by it. */
  async function takeOver(lapsed: string, key: string, signIn: RegionSignIn): Promise<void> {
    const present = (await tokenManager.list(lapsed)).find(({ region }) => region === signIn.region);
    if (present === undefined) return;
    if (present.clientId === signIn.clientId) await work.move(lapsed, key, present);
    else await work.stop(lapsed, 'otherAccount', present);
    const out = await tokenManager.take(lapsed, signIn.region);
    if ((await tokenManager.list(lapsed)).length === 0) await sessions.delete(lapsed);
    await revokeTokens(regions, log, out === undefined ? [] : [out]);
  }

  return async (request, signIn, operator) => {
    try {
      const lapsed = await reader.lapsed(request);
      const session = await admit(request, signIn, operator);
      if (lapsed !== undefined) await takeOver(lapsed.key, session.key, signIn);
      await work.resume(session.key, signIn);
      return session;
    } catch (error) {
      // Not waited for: the answer is no in any case.
      revokeTokens(regions, log, [signIn]).catch(() => undefined);
      throw error;
    }
  };
}
