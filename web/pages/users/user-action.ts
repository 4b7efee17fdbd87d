import type { User } from '#shared/contract/iam/users.ts';

/**
 * What can be done to a user beside editing; each but activating asks first. `invite` is `recover` for somebody who was
 * just created, `reactivate` is activating that does ask, where an address leads to it.
 */
export type UserAction =
  | 'activate'
  | 'reactivate'
  | 'deactivate'
  | 'invite'
  | 'recover'
  | 'assign'
  | 'unassign'
  | 'delete';

/** An action under way. */
export interface StartedAction {
  readonly action: UserAction;
  readonly user: User;
  /** Why activating, which does not ask, has failed. */
  readonly error?: unknown;
}
