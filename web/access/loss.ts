/** What somebody holds at places they leave, and what becomes of it. Pure. */
import { countsAt, isOnKind, type AclGrant } from '#shared/rules/access.ts';
import { grantsIn, type AccessKnowledge, type LevelReading } from '#shared/rules/access-knowledge.ts';
import { groupsOf, type Some } from '#shared/rules/groups-of.ts';
import { previewRights, type Preview, type PreviewedRight, type Right } from '#shared/rules/policy-preview.ts';
import type { Scope } from '#web/api/scope.ts';

/** One answer about somebody at one place. */
export interface HeldAnswer {
  readonly what: 'policy' | 'acls' | 'granular';
  readonly scope: Scope;
  /** The policy, with what its roles give; and in a space that alone is left, what is known of the organisation around it. */
  readonly policy?: {
    readonly here: boolean;
    readonly own: LevelReading;
    readonly around: AccessKnowledge | undefined;
  };
  /** Single resources, by ACL or granular policy. */
  readonly single?: readonly Right[];
  /** Rights on single resources whose permission has no name. */
  readonly unnamed?: number;
  /** What ACLs of the organisation give in the space as well. */
  readonly above?: AboveAcls;
}

export interface AboveAcls {
  readonly acls: readonly AclGrant[];
  readonly gaps: AccessKnowledge['gaps'];
}

/** What is lost at one place. */
export interface PlaceLoss {
  readonly scope: Scope;
  /** Names of the roles held there. */
  readonly roles: readonly string[];
  readonly preview: Preview;
  /** Roles, permissions and ACLs of which it is not known what they give. */
  readonly unknown: number;
}

/** By place, in the order in which the answers came. */
export function lossOf(answers: readonly HeldAnswer[]): readonly PlaceLoss[] {
  return [...groupsOf(answers, ({ scope }) => scope.id).values()].map(lossAt);
}

function lossAt(answers: Some<HeldAnswer>): PlaceLoss {
  const [{ scope }] = answers;
  const policy = answers.find((answer) => answer.policy !== undefined)?.policy;
  const grants = policy === undefined ? [] : grantsIn(policy.own, policy.own.policy);
  const rights = distinct([
    ...grants.map(({ permission }): Right => ({ permission })),
    ...answers.flatMap(({ single = [] }) => single),
  ]);
  // What was read of a place whose policy was not counts there, as far as anybody knows.
  const here = policy?.here ?? true;
  const preview = { gained: [], lost: [] as PreviewedRight[], kept: [] as PreviewedRight[], inert: [] as Right[] };
  const uncertain: Right[] = [];
  const shared: Right[] = [];
  for (const right of rights) {
    if (!countsAt(right.permission, scope.kind, scope.kind, here)) preview.inert.push(right);
    else if (policy?.around !== undefined && countsAt(right.permission, 'organisation', scope.kind, false))
      shared.push(right);
    else preview.lost.push({ ...right, paths: [] });
  }
  if (shared.length > 0 && policy?.around !== undefined) {
    const stays = sharedAfter(answers, policy.around);
    const own = { ...stays.facts, assignedToSpace: true, policies: [...stays.facts.policies, ...grants] };
    const singles = answers.flatMap(({ single = [] }) => single).flatMap(asAcl);
    const before = { gaps: stays.gaps, facts: { ...own, acls: [...own.acls, ...singles] } };
    const told = previewRights(shared, 'space', before, stays.facts);
    preview.lost.push(...told.lost);
    preview.kept.push(...told.kept);
    uncertain.push(...told.uncertain);
  }
  const unread = policy?.own.policy?.roles.filter((uuid) => !policy.own.roles.has(uuid)).length ?? 0;
  const direct = policy?.own.policy?.permissions.filter((uuid) => !policy.own.permissionNames.has(uuid)).length ?? 0;
  const unnamed = answers.reduce((sum, answer) => sum + (answer.unnamed ?? 0), 0);
  return {
    scope,
    roles: [...(policy?.own.roles.values() ?? [])].map(({ name }) => name).sort(),
    preview: { ...preview, uncertain },
    unknown: unread + direct + unnamed,
  };
}

/** What is left to somebody in a space they were taken out of: what the organisation gives. */
function sharedAfter(answers: readonly HeldAnswer[], { facts, gaps }: AccessKnowledge): AccessKnowledge {
  const isAbove = ({ level }: { readonly level: string }) => level === 'organisation';
  return {
    facts: {
      assignedToSpace: false,
      policies: facts.policies.filter(isAbove),
      acls: answers.flatMap(({ above }) => above?.acls ?? []),
      granular: [],
      ownerships: [],
    },
    gaps: [
      ...gaps.filter((gap) => 'level' in gap && isAbove(gap)),
      ...answers.flatMap(({ above }) => above?.gaps ?? []),
    ],
  };
}

/** A right on one resource as the ACL that gives it. */
function asAcl({ permission, resourceId }: Right): readonly AclGrant[] {
  const [service = '', resource = ''] = permission.split('.');
  const acl = { level: 'space', permission, service, resource, resourceId: resourceId ?? '' } as const;
  return resourceId !== undefined && isOnKind(permission, acl) ? [acl] : [];
}

function distinct(rights: readonly Right[]): readonly Right[] {
  const keys = new Map(rights.map((right) => [`${right.permission} ${right.resourceId ?? ''}`, right]));
  return [...keys.values()].sort((one, other) => (one.permission < other.permission ? -1 : 1));
}
