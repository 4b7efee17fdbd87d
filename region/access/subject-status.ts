/** The status of whom the region stores something about. */
import { subjectStatus, type SubjectStatus } from '#shared/rules/subject-status.ts';
import type { ServiceAccountRow } from '#region/store/service-accounts.ts';
import type { UserRow } from '#region/store/users.ts';

/** Undefined stands for an account that is not there. */
export function accountStatus(account: ServiceAccountRow | undefined, now: number): SubjectStatus {
  if (account === undefined) return subjectStatus('gone', now);
  const { expiration_date: expirationDate, removal_due_on: removalDueOn } = account;
  const isLeaving = removalDueOn !== null;
  return subjectStatus({ type: 'serviceAccounts', expirationDate: expirationDate ?? undefined, isLeaving }, now);
}

/** Undefined stands for a person who is not there. */
export function personStatus(user: Pick<UserRow, 'active'> | undefined, now: number): SubjectStatus {
  return subjectStatus(user === undefined ? 'gone' : { type: 'users', active: user.active === 1 }, now);
}
