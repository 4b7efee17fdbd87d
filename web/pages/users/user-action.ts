import type { User } from '#shared/contract/iam/users.ts';

/** What can be done to a user beside editing; each but activating asks first. */
export type UserAction = 'activate' | 'deactivate' | 'recover' | 'assign' | 'unassign' | 'delete';

/** An action under way. */
export interface StartedAction {
  readonly action: UserAction;
  readonly user: User;
  /** Why activating, which does not ask, has failed. */
  readonly error?: unknown;
}
