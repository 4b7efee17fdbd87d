import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Grants, PolicyDelta } from '#shared/rules/policy-delta.ts';
import { changePolicy, type Outcome } from '#web/access/change-policy.ts';
import { policyOf } from '#web/access/subject-reads.ts';
import { mutationInScope } from '#web/api/queries.ts';
import type { Subject } from '#web/paths.ts';
import { useScope } from '#web/shell/use-scope.ts';

/** Changes the policy of a subject in the scope at hand, and everything shown that depends on it. */
export function usePolicyChange(subject: Subject): (base: Grants, delta: PolicyDelta) => Promise<Outcome> {
  const scope = useScope();
  const client = useQueryClient();
  const { mutateAsync } = useMutation(mutationInScope(scope, 'SetIAMPolicy'));
  const path = { subjectType: subject.type, subjectId: subject.id };
  return (base, delta) =>
    changePolicy({
      base,
      delta,
      read: async () => (await client.fetchQuery({ ...policyOf(scope, subject), staleTime: 0 })).grants,
      write: (body) => mutateAsync({ path, body }),
    });
}
