import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { callInScope } from '#web/api/queries.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { changeAcls, type AclReceipt, type AclVerb } from './acl-change.ts';
import type { AclEntry } from './acl-entry.ts';
import { aclsOf } from './subject-reads.ts';

interface Change {
  readonly verb: AclVerb;
  readonly entries: readonly AclEntry[];
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Creates or deletes ACLs in a scope, and refreshes what shows them once at the end.
 * @throws ApiProblem from the promise when what is there cannot be read: nothing has been sent then.
 */
export function useAclChange(scope: Scope): (change: Change) => Promise<AclReceipt> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    meta: { region: scope.region, changes: ['acls'] },
    mutationFn: ({ verb, entries, onProgress }: Change) =>
      changeAcls(verb, entries, {
        read: ({ subject, pair }) => client.fetchQuery({ ...aclsOf(scope, subject, pair), staleTime: 0 }),
        send: (now, subject, items) => sendAcls(scope, now, subject, items),
        onProgress,
      }),
  });
  return mutateAsync;
}

function sendAcls(scope: Scope, verb: AclVerb, { type, id }: Subject, items: readonly AclItem[]): Promise<unknown> {
  const body = { items: [...items] };
  const gives = verb === 'create';
  if (type === 'users') {
    const operation = gives ? 'CreateACLUser*Bulk' : 'DeleteACLUser*Bulk';
    return callInScope(scope, operation, { path: { userId: id }, body });
  }
  const operation = gives ? 'CreateACLServiceAccount*Bulk' : 'DeleteACLServiceAccount*Bulk';
  return callInScope(scope, operation, { path: { serviceAccountId: id }, body });
}
