/** Proof of a change of what a role gives, and what stands in its way. */
import type { Permission } from '#shared/contract/iam/permissions.ts';

type Permissions = readonly Permission[];

/** What came and what went between two readings of a role. */
export interface RoleDifference {
  readonly added: Permissions;
  readonly removed: Permissions;
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

/** The receipt for a change that was asked for with `uuids` and ended in `after`. */
export function receiptFor(
  before: Permissions,
  after: Permissions,
  verb: 'add' | 'remove',
  uuids: readonly string[],
): RoleReceipt {
  const difference = differenceBetween(before, after);
  const [meant, other] =
    verb === 'add' ? [difference.added, difference.removed] : [difference.removed, difference.added];
  const asked = new Set(uuids);
  const asAsked = other.length === 0 && meant.every(({ uuid }) => asked.has(uuid));
  return { ...difference, after, asAsked };
}

function without(all: Permissions, those: Permissions): Permissions {
  const gone = new Set(those.map(({ uuid }) => uuid));
  return all.filter(({ uuid }) => !gone.has(uuid));
}
