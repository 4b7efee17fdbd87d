/**
 * Whom the region lets in at all, before any right is asked about: an active person, and an account that has neither
 * passed its last day nor been deleted (behaviours B2.5, B8.4, B9.3). Rights are held all the same; they do not work.
 */

/** What is known of somebody; `unread` when it could not be read, `gone` when the region knows nobody. */
export type SubjectRecord =
  | {
      readonly type: 'users';
      /** Undefined when the region does not tell. */
      readonly active: boolean | undefined;
    }
  | {
      readonly type: 'serviceAccounts';
      /** Last day in UTC, as `2027-01-31`; undefined when there is none. */
      readonly expirationDate: string | undefined;
      /** Its deletion was accepted. */
      readonly isLeaving: boolean;
    }
  | 'unread'
  | 'gone';

/** Why somebody cannot get in, whatever they hold. `leaving` accounts get no new token; those they have end in moments. */
export type DisabledStatus =
  | { readonly state: 'inactive' | 'leaving' | 'gone' }
  | { readonly state: 'expired'; readonly lastDay: string };

export type SubjectStatus = { readonly state: 'active' } | { readonly state: 'unknown' } | DisabledStatus;

/** The status the region decides by at a moment, in milliseconds since the epoch. */
export function subjectStatus(who: SubjectRecord, now: number): SubjectStatus {
  if (who === 'unread') return { state: 'unknown' };
  if (who === 'gone') return { state: 'gone' };
  if (who.type === 'users') {
    if (who.active === undefined) return { state: 'unknown' };
    return { state: who.active ? 'active' : 'inactive' };
  }
  const { expirationDate: lastDay, isLeaving } = who;
  if (lastDay !== undefined) {
    if (!day.test(lastDay)) return { state: 'unknown' };
    if (isOver(lastDay, now)) return { state: 'expired', lastDay };
  }
  return { state: isLeaving ? 'leaving' : 'active' };
}

const day = /^\d{4}-\d\d-\d\d$/;

/** True once a last day is over, in UTC; one that cannot be read is not. */
export function isOver(lastDay: string, now: number): boolean {
  return day.test(lastDay) && dayOf(now) > lastDay;
}

/** The day of a moment in UTC, as the contract and date fields write it. */
export function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** Whether somebody gets a new token. */
export function getsToken({ state }: SubjectStatus): boolean {
  return state === 'active';
}

/** Whether tokens given before still work. */
export function keepsTokens({ state }: SubjectStatus): boolean {
  return state === 'active' || state === 'leaving';
}

/** Narrows to a status that is known to let nobody in. */
export function isDisabled(status: SubjectStatus): status is DisabledStatus {
  return status.state !== 'active' && status.state !== 'unknown';
}
