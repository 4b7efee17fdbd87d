/** What runs are there for, and which of them take back others. */
import type { OperationId } from './contract/catalogue.ts';

/**
 * The same change of many users or service accounts; `activate` and `deactivate` of users alone. `delete` is what takes a
 * service account out of a space, too: one that was created there ends with it (behaviours B8.5).
 */
export const changesOfMany = ['activate', 'deactivate', 'assign', 'unassign', 'delete', 'grant', 'revoke'] as const;
export type ChangeOfMany = (typeof changesOfMany)[number];

/**
 * ACLs of any number of users and service accounts are given, or taken: up to a hundred of one of them by each call;
 * `sameAccess` and `takeAccess`: roles and permissions as well, those that somebody else holds; `removeReviewed` and
 * `returnReviewed`: those that an access review marked as to be removed.
 */
export const changesOfRights = [
  'addAcls',
  'deleteAcls',
  'sameAccess',
  'takeAccess',
  'removeReviewed',
  'returnReviewed',
] as const;
export type ChangeOfRights = (typeof changesOfRights)[number];

/**
 * `copyGrants`: what one service account is granted is given to another. `upgradeCluster`: a cluster goes to newer versions, a
 * part at a time. `addUsers`: people are there, in spaces and with roles, those who are missing being created. `whenFree`: one
 * operation on a cluster, as soon as the one that keeps it busy has ended. `upgradeWave`, `updatePackages`: the same of many
 * clusters, in stages (staged-run.ts). `copyRole`: a role is created and given
 * permissions. `leaver`: one step of the checklist for a user who leaves, in one region; `giveBack`:
 * what such a step has taken away is given back. `alike`: roles of a place and what people hold there become what they are at
 * another one; `unlike`: that is taken back.
 */
export const runKinds = [
  'copyGrants',
  'upgradeCluster',
  'whenFree',
  'upgradeWave',
  'updatePackages',
  'addUsers',
  'copyRole',
  'leaver',
  'giveBack',
  'alike',
  'unlike',
  ...changesOfMany,
  ...changesOfRights,
] as const;
export type RunKind = (typeof runKinds)[number];

/** What takes back exactly what a run did; of other kinds nothing does. */
export const undoneBy: Readonly<Partial<Record<RunKind, RunKind>>> = {
  activate: 'deactivate',
  deactivate: 'activate',
  grant: 'revoke',
  revoke: 'grant',
  addAcls: 'deleteAcls',
  deleteAcls: 'addAcls',
  leaver: 'giveBack',
  alike: 'unlike',
  sameAccess: 'takeAccess',
  takeAccess: 'sameAccess',
  removeReviewed: 'returnReviewed',
  returnReviewed: 'removeReviewed',
};

/** Leaving a space takes what was granted there since, and nobody comes back from being deleted. */
const hasNoInverse = new Set<OperationId>(['UnassignUserSpace', 'DeleteUserOrganisation']);

/** Whether what a run has done can be taken back. */
export function canBeUndone({
  kind,
  operation,
}: {
  readonly kind: RunKind;
  readonly operation?: OperationId;
}): boolean {
  return undoneBy[kind] !== undefined && (operation === undefined || !hasNoInverse.has(operation));
}
