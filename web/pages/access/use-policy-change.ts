import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inverse, type Grants, type PolicyDelta } from '#shared/rules/policy-delta.ts';
import { changePolicy, type Outcome, type Receipt } from './change-policy.ts';
import { policyOf } from '#web/access/subject-reads.ts';
import type { KnownEffect } from '#web/access/use-effect-of.ts';
import { mutationInScope } from '#web/api/queries.ts';
import type { Subject } from '#web/address/paths.ts';
import { useScope } from '#web/scope/use-scope.ts';
import type { GrantEffect } from './use-grant-effect.ts';

export interface PolicyChange {
  readonly apply: (known: KnownEffect<GrantEffect>) => Promise<Outcome>;
  /** Takes back exactly what was done. */
  readonly undo: (receipt: Receipt) => Promise<Outcome>;
}

/** Changes the policy of a subject in the scope at hand, and everything shown that depends on it. */
export function usePolicyChange(subject: Subject): PolicyChange {
  const scope = useScope();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(mutationInScope(scope, 'SetIAMPolicy'));
  const path = { subjectType: subject.type, subjectId: subject.id };
  const change = (base: Grants, delta: PolicyDelta) =>
    changePolicy({
      base,
      delta,
      read: async () => (await client.fetchQuery({ ...policyOf(scope, subject), staleTime: 0 })).grants,
      write: (body) => mutateAsync({ path, body }),
    });
  return {
    apply: ({ value: { base, delta } }) => change(base, delta),
    undo: ({ after, changed }) => change(after, inverse(changed)),
  };
}
