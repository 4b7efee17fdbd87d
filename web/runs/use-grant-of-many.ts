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
  /** Whom it leaves as they are: they hold it already, or do not. */
  readonly same: readonly NamedSubject[];
}

/** What becomes of one of them: nothing, or something. */
type Looked = NamedSubject | Affected;

/**
 * What giving or taking the same roles and permissions does to each of many, by the rules the region decides with. `about` tells
 * such changes apart; undefined, nothing is read.
 */
export function useGrantOfMany(
  about: string | undefined,
  subjects: readonly NamedSubject[],
  delta: PolicyDelta | undefined,
): Effect<GrantOfMany> {
  const deltaOf = useMemo(() => delta && (() => delta), [delta]);
  return useGrantOfEach(about, subjects, deltaOf);
}

/** The same where each is given and taken something else; `deltaOf` is the same as long as it tells the same. */
export function useGrantOfEach(
  about: string | undefined,
  subjects: readonly NamedSubject[],
  deltaOf: ((subject: NamedSubject) => PolicyDelta) | undefined,
): Effect<GrantOfMany> {
  const scope = useScope();
  const organisation = useOrganisation(scope.region);
  return useEffectOf(
    about && `${about} ${organisation?.id}`,
    {
      readBase: () => Promise.resolve(subjects),
      sources: () => [() => Promise.resolve(subjects)],
      // Worked out once for each, not again for all with every answer.
      look: async (subject: NamedSubject, inputs): Promise<Looked> => {
        const { grants } = await inputs.read(policyOf(scope, subject));
        const delta = deltaOf?.(subject);
        if (delta === undefined || isEmptyDelta(normalise(delta, grants))) return subject;
        const roles = [...delta.add.roles, ...delta.remove.roles];
        const { own, known } = await readKnowledge({ inputs, scope, organisation, subject, roles });
        return { subject, preview: previewPolicy(delta, own, scope.kind, known) };
      },
      // The run reads each right before it writes.
      mostReadAgain: 100,
      valueOf: (_base, found: readonly Looked[]): GrantOfMany => ({
        affected: found.filter((one) => 'preview' in one),
        same: found.filter((one): one is NamedSubject => !('preview' in one)),
      }),
    },
    deltaOf,
  );
}

/** Giving or taking one role or permission. */
export function deltaOf(kind: 'grant' | 'revoke', { kind: what, id }: GrantOption): PolicyDelta {
  const grants: Grants = { ...noGrants, [what === 'role' ? 'roles' : 'permissions']: [id] };
  return kind === 'grant' ? { add: grants, remove: noGrants } : { add: noGrants, remove: grants };
}
