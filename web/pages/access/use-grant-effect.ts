import { useMemo } from 'react';
import { isEmptyDelta, normalise, type Grants, type PolicyDelta } from '#shared/rules/policy-delta.ts';
import { previewPolicy, type Preview } from '#shared/rules/policy-preview.ts';
import { readKnowledge } from '#web/access/subject-knowledge.ts';
import { policyOf } from '#web/access/subject-reads.ts';
import { useEffectOf, type Effect } from '#web/access/use-effect-of.ts';
import type { Subject } from '#web/address/paths.ts';
import { useOrganisation } from '#web/scope/use-organisation.ts';
import { useScope } from '#web/scope/use-scope.ts';

export interface GrantEffect {
  /** The policy that is changed. */
  readonly base: Grants;
  /** What of the choice changes it. */
  readonly delta: PolicyDelta;
  readonly preview: Preview;
  /** Roles given, taken or held whose permissions could not be read. */
  readonly unreadRoles: readonly string[];
}

/** What a choice does to a subject's policy in the scope at hand, by the rules the region decides with. */
export function useGrantEffect(subject: Subject, policy: Grants, chosen: PolicyDelta): Effect<GrantEffect> {
  const scope = useScope();
  const organisation = useOrganisation(scope.region);
  const roles = useMemo(() => [...new Set([...chosen.add.roles, ...chosen.remove.roles])].sort(), [chosen]);
  return useEffectOf(
    `${organisation?.id} ${roles.join()}`,
    {
      readBase: async (inputs) => (await inputs.read(policyOf(scope, subject))).grants,
      sources: () => [() => Promise.resolve([subject])],
      look: (one: Subject, inputs) => readKnowledge({ inputs, scope, organisation, subject: one, roles }),
      valueOf: (base = policy, [found], choice: PolicyDelta): GrantEffect => {
        const delta = normalise(choice, base);
        if (found === undefined) return { base, delta, preview: nothing, unreadRoles: [] };
        const own = { ...found.own, policy: base };
        return {
          base,
          delta,
          preview: previewPolicy(delta, own, scope.kind, found.known),
          unreadRoles: roles.filter((uuid) => !own.roles.has(uuid)),
        };
      },
    },
    // What somebody else has done meanwhile is not unchosen: that it has moved is told.
    isEmptyDelta(chosen) ? undefined : chosen,
  );
}

const nothing: Preview = { gained: [], lost: [], kept: [], inert: [], uncertain: [] };
