/**
 * What is given and taken in one policy (contract 4.7: a delta, not a replacement; behaviours B10.5): what of it really
 * changes something, and its exact inverse.
 */

/** Ids of roles and of single permissions, as a policy holds them; unordered (behaviours B10.9). */
export interface Grants {
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
}

export interface PolicyDelta {
  readonly add: Grants;
  readonly remove: Grants;
}

export const noGrants: Grants = { roles: [], permissions: [] };
export const noDelta: PolicyDelta = { add: noGrants, remove: noGrants };

/**
 * What of `delta` changes `base`: each id once, in lower case and in order; without what is held already, what is not
 * held, and what is to be both given and taken, which a region refuses.
 */
export function normalise(delta: PolicyDelta, base: Grants): PolicyDelta {
  const part = (kind: keyof Grants) => {
    const held = new Set(idsOf(base[kind]));
    const added = new Set(idsOf(delta.add[kind]));
    const removed = new Set(idsOf(delta.remove[kind]));
    return {
      add: [...added].filter((id) => !held.has(id) && !removed.has(id)),
      remove: [...removed].filter((id) => held.has(id) && !added.has(id)),
    };
  };
  return deltaOf(part('roles'), part('permissions'));
}

/** The policy after `delta`. */
export function applyDelta(base: Grants, delta: PolicyDelta): Grants {
  const { add, remove } = normalise(delta, base);
  const part = (kind: keyof Grants) => {
    const gone = new Set(remove[kind]);
    return idsOf([...idsOf(base[kind]).filter((id) => !gone.has(id)), ...add[kind]]);
  };
  return { roles: part('roles'), permissions: part('permissions') };
}

/** What has changed from one reading of a policy to another. */
export function deltaBetween(before: Grants, after: Grants): PolicyDelta {
  return normalise({ add: after, remove: without(before, after) }, before);
}

/** Takes back what `delta` has changed; exact when `delta` is normalised or was found by `deltaBetween`. */
export function inverse({ add, remove }: PolicyDelta): PolicyDelta {
  return { add: remove, remove: add };
}

export function isEmptyDelta({ add, remove }: PolicyDelta): boolean {
  return sizeOf(add) + sizeOf(remove) === 0;
}

/** True when both hold the same, in whatever order. */
export function sameGrants(one: Grants, other: Grants): boolean {
  return isEmptyDelta(deltaBetween(one, other));
}

/** True when a policy that was `before` and is `after` has changed as `delta` says and in no other way. */
export function isResultOf(before: Grants, delta: PolicyDelta, after: Grants): boolean {
  return sameGrants(applyDelta(before, delta), after);
}

/** Number of roles and permissions. */
export function sizeOf({ roles, permissions }: Grants): number {
  return roles.length + permissions.length;
}

interface Part {
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

function deltaOf(roles: Part, permissions: Part): PolicyDelta {
  return {
    add: { roles: roles.add, permissions: permissions.add },
    remove: { roles: roles.remove, permissions: permissions.remove },
  };
}

function without(grants: Grants, others: Grants): Grants {
  const part = (kind: keyof Grants) => {
    const kept = new Set(idsOf(others[kind]));
    return idsOf(grants[kind]).filter((id) => !kept.has(id));
  };
  return { roles: part('roles'), permissions: part('permissions') };
}

function idsOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => id.toLowerCase()))].sort();
}
