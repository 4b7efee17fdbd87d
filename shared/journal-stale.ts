/** Whether what a change has left still stands: only then does its inverse restore what was there before it. */
import type { JournalAcl, JournalInverse, JournalRights } from './journal.ts';

/** What was changed, as it is now: of a policy, a role, somebody's ACLs or a user's state just that part. */
export interface TargetNow extends JournalRights {
  readonly active?: boolean | undefined;
}

/** All kinds of rights, some of them none. */
export type MovedRights = { readonly [Kind in keyof JournalRights]-?: NonNullable<JournalRights[Kind]> };

/** What somebody has changed since, in any way. */
export interface MovedSince {
  /** Was given, and is not there any more. */
  readonly gone: MovedRights;
  /** Was taken, and is there again. */
  readonly back: MovedRights;
  /** The user's state now, where it is another one than the change has left. */
  readonly active: boolean | undefined;
}

/** Undefined where all of it stands. What else was changed of the same thing does not count: the inverse leaves it alone. */
export function movedSince({ delta }: JournalInverse, now: TargetNow): MovedSince | undefined {
  const { add, delete: taken, active } = delta;
  const gone = partOf(taken, now, false);
  const back = partOf(add, now, true);
  const state = active !== undefined && now.active === active ? active : undefined;
  const count = sizeOf(gone) + sizeOf(back);
  return count === 0 && state === undefined ? undefined : { gone, back, active: state };
}

/** Those of `rights` that are there, or are not. */
export function partOf(rights: JournalRights | undefined, now: JournalRights, isThere: boolean): MovedRights {
  const part = <Item>(items: readonly Item[] = [], held: readonly Item[] = [], keyOf: (item: Item) => string) => {
    const keys = new Set(held.map(keyOf));
    return items.filter((item) => keys.has(keyOf(item)) === isThere);
  };
  const lower = (id: string) => id.toLowerCase();
  return {
    roles: part(rights?.roles, now.roles, lower),
    permissions: part(rights?.permissions, now.permissions, lower),
    acls: part(rights?.acls, now.acls, keyOfAcl),
  };
}

/** Letter case tells no ids apart. */
function keyOfAcl({ permissionId, service, resource, subresource = '', resourceId }: JournalAcl): string {
  return [permissionId, service, resource, subresource, resourceId].join(' ').toLowerCase();
}

const sizeOf = ({ roles, permissions, acls }: MovedRights) => roles.length + permissions.length + acls.length;
