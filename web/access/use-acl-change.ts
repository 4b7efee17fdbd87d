import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { callOf } from '#web/api/call.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { changeAcls, type AclReceipt, type AclVerb } from './acl-change.ts';
import type { AclEntry } from './acl-entry.ts';
import { aclsOf } from './subject-reads.ts';

interface Change {
  readonly verb: AclVerb;
  readonly entries: readonly AclEntry[];
}

/**
 * Creates or deletes ACLs in a scope, and refreshes what shows them once at the end.
 * @throws ApiProblem from the promise when what is there cannot be read: nothing has been sent then.
 */
export function useAclChange(scope: Scope): (change: Change) => Promise<AclReceipt> {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    meta: { region: scope.region, changes: ['acls'] },
    mutationFn: ({ verb, entries }: Change) =>
      changeAcls(verb, entries, {
        read: ({ subject, pair }) => client.fetchQuery({ ...aclsOf(scope, subject, pair), staleTime: 0 }),
        send: (now, subject, items) => {
          const { operation, ...args } = aclCallOf(scope, now, subject, items);
          return callOf(scope.region, operation, args);
        },
      }),
  });
  return mutateAsync;
}

/** The call that gives 1 to 100 items to somebody, or takes them. */
export function aclCallOf(scope: Scope, verb: AclVerb, { type, id }: Subject, items: readonly AclItem[]) {
  const body = { items: [...items] };
  const gives = verb === 'create';
  if (type === 'users') {
    const name = gives ? 'CreateACLUser*Bulk' : 'DeleteACLUser*Bulk';
    const [, operation, { path }] = inScope(scope, name, { path: { userId: id } });
    return { operation, path, body };
  }
  const name = gives ? 'CreateACLServiceAccount*Bulk' : 'DeleteACLServiceAccount*Bulk';
  const [, operation, { path }] = inScope(scope, name, { path: { serviceAccountId: id } });
  return { operation, path, body };
}
