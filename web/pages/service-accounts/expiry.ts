/** When an account ends: on its last day, in UTC, it still gets tokens (behaviours B2.5). */
import { isOver } from '#shared/rules/subject-status.ts';

export type Expiry = 'none' | 'expired' | 'soon' | 'later';

const day = 86_400_000;
const soonMs = 14 * day;

/** `date` is `2027-01-31`, `now` milliseconds since the epoch; an unreadable date counts as far away. */
export function expiryOf(date: string | undefined, now: number): Expiry {
  if (date === undefined) return 'none';
  if (isOver(date, now)) return 'expired';
  const over = Date.parse(`${date}T00:00:00Z`) + day;
  return over - now <= soonMs ? 'soon' : 'later';
}
