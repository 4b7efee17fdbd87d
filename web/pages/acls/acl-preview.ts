/** What creating or deleting somebody's ACLs does to what they may do, by the rules the region decides with. */
import type { AccessPath, AclGrant, GrantLevel } from '#shared/rules/access.ts';
import type { AccessKnowledge } from '#shared/rules/access-knowledge.ts';
import { previewRights, type PreviewedRight, type Right } from '#shared/rules/policy-preview.ts';
import type { AclVerb } from '#web/access/acl-change.ts';
import { sameCase, type AclEntry } from '#web/access/acl-entry.ts';

/**
 * `kept`: granted by another way too, so nothing changes. `inert`: without effect, as the subject is not assigned to the
 * space. `uncertain`: something that could not be read may already give the right, or still give it.
 */
export type AclOutcome = 'gained' | 'lost' | 'kept' | 'inert' | 'uncertain';

export interface PreviewedAcl {
  readonly entry: AclEntry;
  /** Name of the permission; its id when the scope does not know it. */
  readonly permission: string;
  readonly outcome: AclOutcome;
  /** Of a right that is kept: what else gives it; empty for every other. */
  readonly paths: readonly AccessPath[];
}

/** What becomes of each of one subject's entries at a level about which `knowledge` is known. */
export function previewAcls(
  verb: AclVerb,
  entries: readonly AclEntry[],
  names: ReadonlyMap<string, string>,
  level: GrantLevel,
  knowledge: AccessKnowledge,
): readonly PreviewedAcl[] {
  const { facts } = knowledge;
  const changed = entries.flatMap(({ item }): AclGrant[] => {
    const { service, resource, resourceId } = item;
    const permission = names.get(item.permissionId);
    return permission === undefined ? [] : [{ level, permission, service, resource, resourceId: sameCase(resourceId) }];
  });
  const acls = verb === 'create' ? [...facts.acls, ...changed] : withoutEach(facts.acls, changed);
  const after = { ...facts, acls };
  const rights = changed.map(({ permission, resourceId }) => ({ permission, resourceId }));
  const { gained, lost, kept, inert, uncertain } = previewRights(rights, level, knowledge, after);
  const outcomes = new Map<string, { outcome: AclOutcome; paths: readonly AccessPath[] }>();
  const note = (outcome: AclOutcome, list: readonly (Right & Partial<PreviewedRight>)[]) => {
    for (const right of list) outcomes.set(keyOf(right), { outcome, paths: right.paths ?? [] });
  };
  note('gained', gained);
  note('lost', lost);
  note('kept', kept);
  note('inert', inert);
  note('uncertain', uncertain);
  return entries.map((entry): PreviewedAcl => {
    const { permissionId } = entry.item;
    const permission = names.get(permissionId);
    if (permission === undefined) return { entry, permission: permissionId, outcome: 'uncertain', paths: [] };
    const { outcome = 'inert', paths = [] } =
      outcomes.get(keyOf({ permission, resourceId: sameCase(entry.item.resourceId) })) ?? {};
    return { entry, permission, outcome, paths: outcome === 'kept' ? paths : [] };
  });
}

const keyOf = ({ permission, resourceId = '' }: Right) => `${permission} ${resourceId}`;

/** Two ACLs may give the same right, with and without a subresource: each one that goes takes one of them. */
function withoutEach(acls: readonly AclGrant[], gone: readonly AclGrant[]): readonly AclGrant[] {
  const key = (acl: AclGrant) => `${acl.level} ${keyOf({ ...acl, resourceId: sameCase(acl.resourceId) })}`;
  const counts = new Map<string, number>();
  for (const acl of gone) counts.set(key(acl), (counts.get(key(acl)) ?? 0) + 1);
  return acls.filter((acl) => {
    const count = counts.get(key(acl)) ?? 0;
    counts.set(key(acl), count - 1);
    return count <= 0;
  });
}
