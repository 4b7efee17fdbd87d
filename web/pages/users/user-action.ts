import type { User } from '#shared/contract/iam/users.ts';

/** What can be done to a user beside editing; each asks first. `invite` is `recover` for somebody who was just created. */
export type UserAction = 'activate' | 'deactivate' | 'invite' | 'recover' | 'assign' | 'unassign' | 'delete';

/** An action under way. */
export interface StartedAction {
  readonly action: UserAction;
  readonly user: User;
}
