/**
 * Ends sessions that ran into a limit: their tokens are deleted and revoked, and their streams close without being asked. Those
 * with work going on are closed to browsers instead, until that or their absolute end.
 */
import type { Logger } from 'pino';
import type { Clock } from '#shared/clock.ts';
import type { RegionDirectory } from '#bff/regions/region-directory.ts';
import type { RegionSignIn, TokenManager } from '#bff/tokens/token-manager.ts';
import type { SessionEnds, Sessions } from '#bff/store/stores.ts';
import { closeSession } from './close-session.ts';
import { absoluteEnd, type SessionLimits } from './live-session.ts';
import type { SessionWork } from './session-work.ts';
import { revokeTokens } from '#bff/tokens/revoke-tokens.ts';
import type { SessionChanges } from '#bff/tokens/session-changes.ts';

/** How long a sign-in may wait for its browser to come back with the new id: two at once leave one that never does. */
const unseenLife = 5 * 60_000;
/** How long a renewal that was under way may look for the session it goes to. */
const replacedLife = 60_000;
/** How long a process that began to end sessions keeps others from it. */
const claim = 60_000;

export interface EndExpiredOptions {
  readonly sessions: Sessions;
  readonly tokenManager: TokenManager;
  readonly regions: RegionDirectory;
  readonly changes: SessionChanges;
  readonly clock: Clock;
  readonly limits: SessionLimits;
  readonly work: Pick<SessionWork, 'goingOn'>;
  readonly log: Logger;
}

/**
 * One round; safe to repeat. Every session ends here, tokens deleted and streams closed, before any region is asked to
 * revoke: one that is slow keeps no other session alive.
 */
export async function endExpired(options: EndExpiredOptions): Promise<void> {
  const { sessions, tokenManager, regions, changes, clock, limits, work, log } = options;
  const now = clock.now();
  const ended: { readonly held: RegionSignIn[]; readonly isReplaced: boolean }[] = [];
  const ends = { now, ...limits, unseen: unseenLife, replaced: replacedLife };
  try {
    for await (const session of claimAll(sessions, ends)) {
      const record = await sessions.load(session);
      const isReplaced = record?.replaced !== undefined;
      const held: RegionSignIn[] = [];
      ended.push({ held, isReplaced });
      if (record !== undefined && !isReplaced && now < absoluteEnd(record, limits)) {
        const goingOn = await work.goingOn(session);
        if (goingOn.size > 0) {
          if (record.closed !== true) log.info({ regions: [...goingOn.keys()] }, 'closed to browsers, work goes on');
          await closeSession(options, session, { work: goingOn, lookAt: now + claim }, held);
          continue;
        }
      }
      await tokenManager.takeAll(session, held);
      await sessions.delete(session);
      changes.announce({ kind: 'ended', session });
    }
  } finally {
    for (const { held, isReplaced } of ended) {
      // The access tokens of one that was replaced are those of its successor.
      const unused = isReplaced ? held.filter(({ tokens }) => tokens.refreshToken !== undefined) : held;
      await revokeTokens(regions, log, unused);
    }
  }
}

/** A store hands out some at a time. */
async function* claimAll(sessions: Sessions, ends: SessionEnds): AsyncGenerator<string> {
  for (;;) {
    const claimed = await sessions.claimExpired(ends, claim);
    if (claimed.length === 0) return;
    yield* claimed;
  }
}
