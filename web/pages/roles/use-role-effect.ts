import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { LevelReading, AccessKnowledge } from '#shared/rules/access-knowledge.ts';
import { previewRole } from '#shared/rules/policy-preview.ts';
import type { Affected } from '#web/access/AffectedLine.tsx';
import { subjectSources, type NamedSubject } from '#web/access/subject-list.ts';
import { readKnowledge } from '#web/access/subject-knowledge.ts';
import { policyOf, roleContentOf } from '#web/access/subject-reads.ts';
import { useEffectOf, type Effect } from '#web/access/use-effect-of.ts';
import type { Scope } from '#web/api/scope.ts';
import { useOrganisation } from '#web/scope/use-organisation.ts';

/** Permission names that a role is to give and no longer to give; `all` takes the whole role away. */
export type NamesChange = { readonly add: readonly string[]; readonly remove: readonly string[] } | 'all';

export interface RoleEffect {
  /** What the role gives now; undefined when that could not be read. */
  readonly base: readonly Permission[] | undefined;
  readonly holders: readonly Affected[];
}

interface RoleHolder {
  readonly subject: NamedSubject;
  readonly own: LevelReading;
  readonly known: AccessKnowledge;
}

/**
 * What a change of a role does: reads the policy of every user and service account of its scope. Nobody else can hold
 * it, as roles do not exist outside of their scope (behaviours B10.2). Nothing is read while nothing is chosen.
 */
export function useRoleEffect(scope: Scope, roleUuid: string, change: NamesChange | undefined): Effect<RoleEffect> {
  const organisation = useOrganisation(scope.region);
  return useEffectOf(
    change && `${roleUuid} ${organisation?.id}`,
    {
      readBase: (inputs) => inputs.read(roleContentOf(scope, roleUuid)),
      sources: (signal) => subjectSources(scope, signal),
      look: async (subject: NamedSubject, inputs): Promise<RoleHolder | undefined> => {
        const { grants } = await inputs.read(policyOf(scope, subject));
        if (!grants.roles.includes(roleUuid)) return undefined;
        return { subject, ...(await readKnowledge({ inputs, scope, organisation, subject })) };
      },
      valueOf: (base, found, chosen: NamesChange): RoleEffect => {
        const names = chosen === 'all' ? { add: [], remove: base?.map(({ name }) => name) ?? [] } : chosen;
        const holders = found.map(({ subject, own, known }) => ({
          subject,
          preview: previewRole({ uuid: roleUuid, ...names }, own, scope.kind, known),
        }));
        return { base, holders };
      },
    },
    change,
  );
}
