import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { call } from '#web/api/call.ts';
import { scopePath, type Scope } from '#web/api/scope.ts';
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
  const place = scopePath(scope);
  const inOrganisation = scope.kind === 'organisation';
  if (type === 'users') {
    const args = { path: { ...place, userId: id } as never, body };
    if (verb === 'create') {
      return call(scope.region, inOrganisation ? 'CreateACLUserOrganisationBulk' : 'CreateACLUserSpaceBulk', args);
    }
    return call(scope.region, inOrganisation ? 'DeleteACLUserOrganisationBulk' : 'DeleteACLUserSpaceBulk', args);
  }
  const args = { path: { ...place, serviceAccountId: id } as never, body };
  if (verb === 'create') {
    const operation = inOrganisation ? 'CreateACLServiceAccountOrganisationBulk' : 'CreateACLServiceAccountSpaceBulk';
    return call(scope.region, operation, args);
  }
  const operation = inOrganisation ? 'DeleteACLServiceAccountOrganisationBulk' : 'DeleteACLServiceAccountSpaceBulk';
  return call(scope.region, operation, args);
}
