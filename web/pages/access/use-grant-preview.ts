import { knowledgeFrom } from '#shared/rules/access-knowledge.ts';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { Grants, PolicyDelta } from '#shared/rules/policy-delta.ts';
import { previewPolicy, type Preview } from '#shared/rules/policy-preview.ts';
import { useSubjectAccess } from '#web/access/use-subject-access.ts';
import type { Subject } from '#web/paths.ts';
import { useScope } from '#web/shell/use-scope.ts';

export interface GrantPreview {
  readonly preview: Preview;
  /** The contents of chosen roles are on their way. */
  readonly pending: boolean;
  /** A chosen role could not be read. */
  readonly unreadRole: boolean;
  /** The organisation's policy could not be read, so identity rights may come from there as well. */
  readonly aboveUnread: boolean;
}

/** What `delta` does to a policy that is `base`, by the rules the region decides with. */
export function useGrantPreview(
  subject: Subject,
  permissions: readonly Permission[],
  base: Grants,
  delta: PolicyDelta,
): GrantPreview {
  const scope = useScope();
  const chosen = [...delta.add.roles, ...delta.remove.roles, ...base.roles];
  const { own, above, assigned, pending } = useSubjectAccess(scope, subject, { roles: chosen });
  const permissionNames = new Map(permissions.map(({ uuid, name }) => [uuid, name]));
  const reading = { ...own.reading, policy: base, permissionNames };
  const readings = above === undefined ? [reading] : [reading, above.reading];
  const known = knowledgeFrom(scope.kind === 'space' && assigned, readings);
  return {
    preview: previewPolicy(delta, reading, scope.kind, known),
    pending,
    unreadRole: !pending && chosen.some((uuid) => !reading.roles.has(uuid)),
    aboveUnread: above !== undefined && above.error !== null && above.reading.policy === undefined,
  };
}
