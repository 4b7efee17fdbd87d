/** Proof of a change of what a role gives, and what stands in its way. */
import type { Permission } from '#shared/contract/iam/permissions.ts';

type Permissions = readonly Permission[];

/** What came and what went between two readings of a role. */
export interface RoleDifference {
  readonly added: Permissions;
  readonly removed: Permissions;
}

/** What a role is to give and no longer to give, by id. */
export interface RoleDiff {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

export interface RoleReceipt extends RoleDifference {
  /** What the role gives now: undoing is for this state only. */
  readonly after: Permissions;
  /** Nothing but what was asked for has changed. */
  readonly asAsked: boolean;
}

export function differenceBetween(before: Permissions, after: Permissions): RoleDifference {
  return { added: without(after, before), removed: without(before, after) };
}

/** True when both give the same, in whatever order. */
export function sameRole(one: Permissions, other: Permissions): boolean {
  const { added, removed } = differenceBetween(one, other);
  return added.length + removed.length === 0;
}

/** The receipt for `asked`, which ended in `after`. */
export function receiptFor(before: Permissions, after: Permissions, { add, remove }: RoleDiff): RoleReceipt {
  const difference = differenceBetween(before, after);
  const within = (changed: Permissions, ids: ReadonlySet<string>) => changed.every(({ uuid }) => ids.has(uuid));
  const asAsked = within(difference.added, new Set(add)) && within(difference.removed, new Set(remove));
  return { ...difference, after, asAsked };
}

/** The exact opposite of what really changed. */
export function inverseOf({ added, removed }: RoleDifference): RoleDiff {
  return { add: removed.map(({ uuid }) => uuid), remove: added.map(({ uuid }) => uuid) };
}

function without(all: Permissions, those: Permissions): Permissions {
  const gone = new Set(those.map(({ uuid }) => uuid));
  return all.filter(({ uuid }) => !gone.has(uuid));
}
