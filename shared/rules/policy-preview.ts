/** What a change of somebody's grants does to what they may do, before it is made. */
import {
  decide,
  everyPath,
  type AccessFacts,
  type AccessPath,
  type AccessQuestion,
  type PolicyGrant,
} from './access.ts';
import { explainRights, grantsIn, type AccessKnowledge, type LevelReading } from './access-knowledge.ts';
import { groupsOf } from './groups-of.ts';
import { applyDelta, normalise, type PolicyDelta } from './policy-delta.ts';

/** A permission at scope, or on one resource only. */
export interface Right {
  readonly permission: string;
  readonly resourceId?: string;
}

export interface PreviewedRight extends Right {
  /**
   * Of a gained right: what gives it. Of a lost one: what still gives it on single resources. Of one that stays: what
   * else gives it.
   */
  readonly paths: readonly AccessPath[];
}

export interface Preview {
  readonly gained: readonly PreviewedRight[];
  readonly lost: readonly PreviewedRight[];
  /** Touched by the change without effect, because it was or is also granted by another way. */
  readonly kept: readonly PreviewedRight[];
  /** Given without effect: nothing counts while the identity is not assigned to the space (behaviours B3.4). */
  readonly inert: readonly Right[];
  /** Touched by the change; something that could not be read may already give it, or still give it. */
  readonly uncertain: readonly Right[];
}

/**
 * What becomes of `rights` when what is known as `before` turns into `after`. Sorted by permission. That creating a
 * resource may give rights on it is no doubt here: no change of grants touches that.
 */
export function previewRights(
  rights: readonly Right[],
  level: AccessQuestion['level'],
  before: AccessKnowledge,
  after: AccessFacts,
): Preview {
  const preview = {
    gained: [] as PreviewedRight[],
    lost: [] as PreviewedRight[],
    kept: [] as PreviewedRight[],
    inert: [] as Right[],
    uncertain: [] as Right[],
  };
  const gaps = before.gaps.filter(({ kind }) => kind !== 'ownership');
  for (const right of unique(rights)) {
    const { permission, resourceId } = right;
    const question = { permissions: [permission], level, ...(resourceId !== undefined && { resourceId }) };
    const was = decide(question, before.facts);
    const is = decide(question, after);
    const without = is.granted ? before.facts : after;
    if (is.granted !== was.granted && explainRights(question, { facts: without, gaps }).answer === 'unknown') {
      preview.uncertain.push(right);
    } else if (is.granted && was.granted) preview.kept.push({ ...right, paths: inBoth(was.paths, is.paths) });
    else if (is.granted) preview.gained.push({ ...right, paths: is.paths });
    else if (was.granted) preview.lost.push({ ...right, paths: everyPath([permission], level, after) });
    else preview.inert.push(right);
  }
  return preview;
}

/** What `delta` does to a policy read at one level, for somebody about whom all this is known. */
export function previewPolicy(
  delta: PolicyDelta,
  reading: LevelReading,
  level: AccessQuestion['level'],
  known: AccessKnowledge,
): Preview {
  const { facts } = known;
  const base = reading.policy ?? { roles: [], permissions: [] };
  const { add, remove } = normalise(delta, base);
  const others = facts.policies.filter((grant) => grant.level !== reading.level);
  const after = { ...facts, policies: [...others, ...grantsIn(reading, applyDelta(base, delta))] };
  const touched = [...grantsIn(reading, add), ...grantsIn(reading, remove)];
  return previewRights(
    touched.map(({ permission }) => ({ permission })),
    level,
    known,
    after,
  );
}

/** Permission names that a role is to give and no longer to give. */
export interface RoleChange {
  readonly uuid: string;
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** What changing a role of one level does to somebody who holds it there. */
export function previewRole(
  { uuid, add, remove }: RoleChange,
  reading: LevelReading,
  level: AccessQuestion['level'],
  { facts, gaps }: AccessKnowledge,
): Preview {
  const role = { uuid, name: reading.roles.get(uuid)?.name ?? uuid };
  const gone = new Set(remove);
  // Decided name by name among that name's own grants: a role may have a thousand.
  const before = byPermission(facts.policies);
  const parts = [...new Set([...add, ...remove])].sort().map((permission) => {
    const was = before.get(permission) ?? [];
    const others = was.filter((grant) => grant.level !== reading.level || grant.role?.uuid !== uuid);
    const own = { level: reading.level, permission, role };
    const is = gone.has(permission) ? others : [...others, own];
    return previewRights(
      [{ permission }],
      level,
      { facts: { ...facts, policies: was }, gaps },
      { ...facts, policies: is },
    );
  });
  return {
    gained: parts.flatMap(({ gained }) => gained),
    lost: parts.flatMap(({ lost }) => lost),
    kept: parts.flatMap(({ kept }) => kept),
    inert: parts.flatMap(({ inert }) => inert),
    uncertain: parts.flatMap(({ uncertain }) => uncertain),
  };
}

const byPermission = (grants: readonly PolicyGrant[]) => groupsOf(grants, ({ permission }) => permission);

function unique(rights: readonly Right[]): Right[] {
  const byName = new Map(rights.map((right) => [`${right.permission} ${right.resourceId ?? ''}`, right]));
  return [...byName.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, right]) => right);
}

/** Ways that were there and stay; when each was replaced by another, those that are there now. */
function inBoth(was: readonly AccessPath[], is: readonly AccessPath[]): readonly AccessPath[] {
  const keys = new Set(was.map(keyOfPath));
  const stayed = is.filter((path) => keys.has(keyOfPath(path)));
  return stayed.length > 0 ? stayed : is;
}

/** Tells one way from another. */
export function keyOfPath(path: AccessPath): string {
  const { kind, level, permission } = path;
  if (path.kind === 'role') return `${kind} ${level} ${permission} ${path.uuid}`;
  return `${kind} ${level} ${permission} ${'resourceId' in path ? path.resourceId : ''}`;
}
