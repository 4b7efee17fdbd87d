/** Why a recovery link no longer works. Told only to who holds its token or continuation: nobody else can ask. */
import { ProblemError } from '#region/request/problem.ts';
import type { RecoveryLinkRow } from '#region/store/recovery-links.ts';

/** 404, whatever of the link is wrong. */
export function unknownLink(): ProblemError {
  return new ProblemError('link_unknown', 'There is no such link, or it was opened again since.', {
    title: 'Unknown link',
  });
}

/** 410 after too many wrong codes. */
export function exhaustedLink(): ProblemError {
  return new ProblemError('link_exhausted', 'Too many wrong codes were entered. Ask for a new link.', {
    title: 'Too many tries',
  });
}

/** 410 with the reason when the link has come to its end by `now`. */
export function endOf(link: RecoveryLinkRow, now: number): ProblemError | undefined {
  if (link.used_on !== null) {
    return new ProblemError('link_used', 'This link was used already.', { title: 'Link used' });
  }
  if (link.superseded_on !== null) {
    return new ProblemError('link_superseded', 'A newer link was issued. Use that one.', { title: 'Link superseded' });
  }
  if (link.tries_left === 0) return exhaustedLink();
  if (link.expires_on <= now) {
    return new ProblemError('link_expired', 'This link has expired. Ask for a new one.', { title: 'Link expired' });
  }
  return undefined;
}
