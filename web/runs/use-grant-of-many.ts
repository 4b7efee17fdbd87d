import { useMemo } from 'react';
import { isEmptyDelta, noGrants, normalise, type Grants, type PolicyDelta } from '#shared/rules/policy-delta.ts';
import { previewPolicy } from '#shared/rules/policy-preview.ts';
import type { Affected } from '#web/access/AffectedLine.tsx';
import type { GrantOption } from '#web/access/grant-options.ts';
import { readKnowledge } from '#web/access/subject-knowledge.ts';
import type { NamedSubject } from '#web/access/subject-list.ts';
import { policyOf } from '#web/access/subject-reads.ts';
import { useEffectOf, type Effect } from '#web/access/use-effect-of.ts';
import { useOrganisation } from '#web/scope/use-organisation.ts';
import { useScope } from '#web/scope/use-scope.ts';

export interface GrantOfMany {
  /** Whom it changes, and how. */
  readonly affected: readonly Affected[];
  /** How many it leaves as they are: they hold it already, or do not. */
  readonly same: number;
}

/** What becomes of one of them. */
type Looked = Affected | 'same';

/** What giving or taking one role or permission does to each of many, by the rules the region decides with. */
export function useGrantOfMany(
  kind: 'grant' | 'revoke',
  subjects: readonly NamedSubject[],
  option: GrantOption | undefined,
): Effect<GrantOfMany> {
  const scope = useScope();
  const organisation = useOrganisation(scope.region);
  const delta = useMemo(() => option && deltaOf(kind, option), [kind, option]);
  const roles = option?.kind === 'role' ? [option.id] : [];
  return useEffectOf(
    option && `${kind} ${option.id} ${organisation?.id}`,
    {
      readBase: () => Promise.resolve(subjects),
      sources: () => [() => Promise.resolve(subjects)],
      // Worked out once for each, not again for all with every answer.
      look: async (subject: NamedSubject, inputs): Promise<Looked> => {
        const { grants } = await inputs.read(policyOf(scope, subject));
        if (delta === undefined || isEmptyDelta(normalise(delta, grants))) return 'same';
        const { own, known } = await readKnowledge({ inputs, scope, organisation, subject, roles });
        return { subject, preview: previewPolicy(delta, own, scope.kind, known) };
      },
      // The run reads each right before it writes.
      mostReadAgain: 100,
      valueOf(_base, found: readonly Looked[]): GrantOfMany {
        const affected = found.filter((one) => one !== 'same');
        return { affected, same: found.length - affected.length };
      },
    },
    delta,
  );
}

function deltaOf(kind: 'grant' | 'revoke', { kind: what, id }: GrantOption): PolicyDelta {
  const grants: Grants = { ...noGrants, [what === 'role' ? 'roles' : 'permissions']: [id] };
  return kind === 'grant' ? { add: grants, remove: noGrants } : { add: noGrants, remove: grants };
}
