/** What is stored about somebody, as the decision at the door takes it. */
import { doorOf, type Door } from '#shared/rules/access-door.ts';
import type { ServiceAccountRow } from '#region/store/service-accounts.ts';
import type { UserRow } from '#region/store/users.ts';

/** Undefined stands for an account that is not there. */
export function doorOfAccount(account: ServiceAccountRow | undefined, now: number): Door {
  if (account === undefined) return doorOf('gone', now);
  const { expiration_date: expirationDate, removal_due_on: removalDueOn } = account;
  const isLeaving = removalDueOn !== null;
  return doorOf({ type: 'serviceAccounts', expirationDate: expirationDate ?? undefined, isLeaving }, now);
}

/** Undefined stands for a person who is not there. */
export function doorOfPerson(user: Pick<UserRow, 'active'> | undefined, now: number): Door {
  return doorOf(user === undefined ? 'gone' : { type: 'users', active: user.active === 1 }, now);
}
