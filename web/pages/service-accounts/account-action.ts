import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';

/** What is done to an account in front of the page: `assign` and `delete` in the organisation, `remove` in a space. */
export type AccountAction = 'assign' | 'remove' | 'delete';

/** An action under way. */
export interface StartedAction {
  readonly action: AccountAction;
  readonly account: ServiceAccount;
}
