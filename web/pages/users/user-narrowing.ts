/** Who passes the filters that no region knows. */
import type { User } from '#shared/contract/iam/users.ts';
import type { RoleHolders } from '#web/access/role-holders.ts';
import type { Narrowing } from '#web/list/narrowing.ts';
import type { UserFilter } from './users-read.ts';

/** `unknown`: the region does not tell. */
export const userStates = ['active', 'inactive', 'unknown'] as const;

const stateOf = ({ active }: User): (typeof userStates)[number] =>
  active === undefined ? 'unknown' : active ? 'active' : 'inactive';

/**
 * By state and by role, of which one knows what was found last of who holds it. A state
 * that there is not lets everybody through.
 */
export function userNarrowing(
  { state: given, role }: Pick<UserFilter, 'state' | 'role'>,
  known: RoleHolders | null,
): Narrowing<User> {
  const state = userStates.find((one) => one === given);
  const found = role === undefined ? [] : (known?.byRole.get(role) ?? []);
  const holders = new Set(found.map(({ id }) => id));
  return {
    passes: (user) => (state === undefined || stateOf(user) === state) && (role === undefined || holders.has(user.id)),
    isWhole: role === undefined || (known?.status === 'complete' && !known.isOutdated),
  };
}
