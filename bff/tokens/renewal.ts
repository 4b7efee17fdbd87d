/**
 * What an attempt to renew a token leaves of it, as a pure function. The rule behind it: a token serves until its end
 * whatever its token endpoint does, and a refresh token that may have been used is not used again before that end,
 * since the second use of one ends everything that came of the first (docs/decisions/0004).
 */
import type { Renewal } from '#bff/store/stores.ts';

export type RefreshOutcome =
  | { readonly kind: 'granted'; readonly lifetime: number; readonly renewable: boolean }
  /** With a word that will be the same the next time. */
  | { readonly kind: 'refused' }
  /** Not sent, or answered with anything else: the refresh token was not used. `retryAfter`: seconds. */
  | { readonly kind: 'declined'; readonly retryAfter?: number }
  /** Sent, and no answer that can be read: the refresh token may have been used. */
  | { readonly kind: 'unanswered' };

/** `due`: to be renewed now. `waits`: it has ended and may be renewed later. `over`: it has ended for good. */
export type Standing = 'serves' | 'due' | 'waits' | 'over';

const longestLead = 300_000;
/** Longer than it takes until an answer has come or is given up. */
const answerPatience = 20_000;
const firstPause = 1_000;
/** Between attempts while the token serves, and while requests wait for one that has ended. */
const longestPause = { serving: 60_000, ended: 5_000 };
const longestRetryAfter = 600_000;

/** The times of a token granted now: renewed ahead of its end by 5 minutes or a fifth of its life. */
export function granted(lifetime: number, renewable: boolean, now: number): Renewal {
  const expiresAt = now + lifetime;
  return renewable ? { expiresAt, renewAt: expiresAt - Math.min(longestLead, lifetime / 5) } : { expiresAt };
}

/**
 * What is written down before a request is sent, and stays if nothing ever comes of it: not the end of the process,
 * nor a holder of the lease that slept for too long, lets the same refresh token be sent again early.
 */
export function beforeRefresh({ expiresAt, failures = 0, unanswered = 0 }: Renewal, now: number): Renewal {
  return { expiresAt, renewAt: Math.max(expiresAt, now + answerPatience), failures, unanswered: unanswered + 1 };
}

/** `token` is as it was before the request. */
export function afterRefresh(token: Renewal, outcome: RefreshOutcome, now: number): Renewal {
  const { expiresAt, failures = 0, unanswered = 0 } = token;
  const longest = now < expiresAt ? longestPause.serving : longestPause.ended;
  const pause = Math.min(longest, firstPause * 2 ** Math.min(failures, 10));
  switch (outcome.kind) {
    case 'granted':
      return granted(outcome.lifetime, outcome.renewable, now);
    case 'refused':
      return { expiresAt };
    case 'declined': {
      const asked = Math.min(longestRetryAfter, Math.ceil((outcome.retryAfter ?? 0) * 1_000));
      return { expiresAt, renewAt: now + Math.max(pause, asked), failures: failures + 1, unanswered };
    }
    case 'unanswered':
      // The second one was the one at the end.
      if (unanswered > 0) return { expiresAt };
      return { expiresAt, renewAt: Math.max(expiresAt, now + pause), failures: failures + 1, unanswered: 1 };
    default:
      return outcome satisfies never;
  }
}

/** The region answered 401 to the access token: that is its end. */
export function afterRefusal(token: Renewal, now: number): Renewal {
  const { renewAt, failures = 0, unanswered = 0 } = token;
  const expiresAt = Math.min(token.expiresAt, now);
  if (renewAt === undefined) return { expiresAt };
  if (unanswered > 0) return { ...token, expiresAt, renewAt: Math.min(renewAt, now + answerPatience) };
  return { ...token, expiresAt, renewAt: failures === 0 ? Math.min(renewAt, now) : renewAt };
}

export function standing({ expiresAt, renewAt, unanswered = 0 }: Renewal, now: number): Standing {
  if (renewAt === undefined) return now < expiresAt ? 'serves' : 'over';
  if (now < renewAt) return now < expiresAt ? 'serves' : 'waits';
  return unanswered < 2 ? 'due' : 'over';
}
