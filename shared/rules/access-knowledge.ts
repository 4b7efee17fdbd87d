/**
 * What a console knows about one identity's access, and what it can honestly say with it. The decision is the region's
 * own (`decide`); what could not be read is a gap, and an answer that a gap could change is no answer.
 */
import {
  countsAt,
  decide,
  isOnKind,
  type AccessFacts,
  type AccessPath,
  type AccessQuestion,
  type AclGrant,
  type GranularGrant,
  type GrantLevel,
  type PolicyGrant,
} from './access.ts';
import { facetsOf } from './permission-grammar.ts';
import { isDisabled, type DisabledStatus, type SubjectStatus } from './subject-status.ts';
import type { Grants } from './policy-delta.ts';

/** Something that may hold grants and could not be read. */
export type Gap =
  | { readonly kind: 'policy'; readonly level: GrantLevel }
  | { readonly kind: 'role'; readonly level: GrantLevel; readonly uuid: string }
  | { readonly kind: 'permission'; readonly level: GrantLevel; readonly uuid: string }
  | { readonly kind: 'acls'; readonly level: GrantLevel; readonly service: string; readonly resource: string }
  | { readonly kind: 'granular'; readonly level: GrantLevel }
  /** No operation tells who created a resource (behaviours B3.6). */
  | { readonly kind: 'ownership' }
  /** Whether the region lets the identity in at all. */
  | { readonly kind: 'status' };

export interface AccessKnowledge {
  readonly facts: AccessFacts;
  readonly gaps: readonly Gap[];
}

/** Of rights alone: whether they are of use depends on the subject's status. */
export type RightsExplanation =
  | { readonly answer: 'granted'; readonly paths: readonly AccessPath[] }
  | { readonly answer: 'denied' }
  | { readonly answer: 'unknown'; readonly gaps: readonly Gap[] };

export type Explanation =
  | { readonly answer: 'granted'; readonly paths: readonly AccessPath[] }
  /** The right is there and does not work: the identity cannot get in. */
  | { readonly answer: 'held'; readonly paths: readonly AccessPath[]; readonly status: DisabledStatus }
  | { readonly answer: 'denied' }
  /** `paths` are there when the right is held and only the status is not known. */
  | { readonly answer: 'unknown'; readonly gaps: readonly Gap[]; readonly paths: readonly AccessPath[] };

/** What was read about an identity at one level. */
export interface LevelReading {
  readonly level: GrantLevel;
  /** Undefined when it may not be read. */
  readonly policy: Grants | undefined;
  /** Names and permission names of the roles held, by id; those that could not be read are absent. */
  readonly roles: ReadonlyMap<string, RoleContent>;
  /** Names of permissions by id. */
  readonly permissionNames: ReadonlyMap<string, string>;
  readonly acls: readonly Omit<AclGrant, 'level'>[];
  readonly granular: readonly Omit<GranularGrant, 'level'>[];
  /** Pairs whose ACLs could not be read, and `granular` when the granular policies were not. */
  readonly gaps: readonly Extract<Gap, { kind: 'acls' | 'granular' }>[];
}

export interface RoleContent {
  readonly name: string;
  /** Names of its permissions. */
  readonly permissions: readonly string[];
}

/** Puts together what was read at the organisation and, in space scope, at the space. */
export function knowledgeFrom(assignedToSpace: boolean, readings: readonly LevelReading[]): AccessKnowledge {
  const policies = readings.flatMap((reading) => grantsIn(reading, reading.policy));
  return {
    facts: {
      assignedToSpace,
      policies,
      acls: readings.flatMap(({ level, acls }) => acls.map((acl) => ({ ...acl, level }))),
      granular: readings.flatMap(({ level, granular }) => granular.map((item) => ({ ...item, level }))),
      ownerships: [],
    },
    gaps: [...readings.flatMap(gapsIn), { kind: 'ownership' }],
  };
}

/** What a policy at a level gives, as far as its roles and permissions are known. */
export function grantsIn(
  { level, roles, permissionNames }: Pick<LevelReading, 'level' | 'roles' | 'permissionNames'>,
  policy: Grants | undefined,
): PolicyGrant[] {
  const byRole = (policy?.roles ?? []).flatMap((uuid) => {
    const role = roles.get(uuid);
    return (role?.permissions ?? []).map((permission) => ({
      level,
      permission,
      role: { uuid, name: role?.name ?? uuid },
    }));
  });
  const direct = (policy?.permissions ?? []).flatMap((uuid) => {
    const permission = permissionNames.get(uuid);
    return permission === undefined ? [] : [{ level, permission }];
  });
  return [...byRole, ...direct];
}

function gapsIn({ level, policy, roles, permissionNames, gaps }: LevelReading): Gap[] {
  if (policy === undefined) return [{ kind: 'policy', level }, ...gaps];
  const unread = policy.roles.filter((uuid) => !roles.has(uuid));
  const unnamed = policy.permissions.filter((uuid) => !permissionNames.has(uuid));
  return [
    ...unread.map((uuid) => ({ kind: 'role' as const, level, uuid })),
    ...unnamed.map((uuid) => ({ kind: 'permission' as const, level, uuid })),
    ...gaps,
  ];
}

/** What the region does: lets it happen by which ways, refuses, or not to be known, naming what stands in the way. */
export function explain(question: AccessQuestion, knowledge: AccessKnowledge, status: SubjectStatus): Explanation {
  const rights = explainRights(question, knowledge);
  if (isDisabled(status))
    return rights.answer === 'granted' ? { ...rights, answer: 'held', status } : { answer: 'denied' };
  if (rights.answer === 'unknown') {
    return {
      ...rights,
      gaps: status.state === 'active' ? rights.gaps : [{ kind: 'status' }, ...rights.gaps],
      paths: [],
    };
  }
  if (rights.answer === 'denied' || status.state === 'active') return rights;
  return { answer: 'unknown', gaps: [{ kind: 'status' }], paths: rights.paths };
}

/** Granted by which ways; not granted; or not to be known. Says nothing about whether the identity can get in. */
export function explainRights(question: AccessQuestion, { facts, gaps }: AccessKnowledge): RightsExplanation {
  const decision = decide(question, facts);
  if (decision.granted) return { answer: 'granted', paths: decision.paths };
  const matter = gaps.filter((gap) => canMatter(gap, question, facts.assignedToSpace));
  return matter.length === 0 ? { answer: 'denied' } : { answer: 'unknown', gaps: matter };
}

function canMatter(gap: Gap, question: AccessQuestion, assignedToSpace: boolean): boolean {
  const { permissions, level: asked, resourceId } = question;
  return permissions.some((permission) => {
    const counts = (level: GrantLevel) => countsAt(permission, level, asked, assignedToSpace);
    switch (gap.kind) {
      case 'policy':
        // Whoever may not read a space's policy does not know either who is assigned to the space.
        return countsAt(permission, gap.level, asked, true);
      case 'role':
      case 'permission':
        return counts(gap.level);
      case 'acls':
        return resourceId !== undefined && isOnKind(permission, gap) && counts(gap.level);
      case 'granular':
        return resourceId !== undefined && facetsOf({ name: permission }).resource !== '' && counts(gap.level);
      default:
        return resourceId !== undefined && facetsOf({ name: permission }).resource !== '';
    }
  });
}
