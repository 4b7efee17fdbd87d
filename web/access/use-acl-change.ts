import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { call } from '#web/api/call.ts';
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
  const { region, kind, id: scopeId } = scope;
  const body = { items: [...items] };
  const gives = verb === 'create';
  if (kind === 'organisation' && type === 'users') {
    const operation = gives ? 'CreateACLUserOrganisationBulk' : 'DeleteACLUserOrganisationBulk';
    return call(region, operation, { path: { organisationId: scopeId, userId: id }, body });
  }
  if (kind === 'organisation') {
    const operation = gives ? 'CreateACLServiceAccountOrganisationBulk' : 'DeleteACLServiceAccountOrganisationBulk';
    return call(region, operation, { path: { organisationId: scopeId, serviceAccountId: id }, body });
  }
  if (type === 'users') {
    const operation = gives ? 'CreateACLUserSpaceBulk' : 'DeleteACLUserSpaceBulk';
    return call(region, operation, { path: { spaceId: scopeId, userId: id }, body });
  }
  const operation = gives ? 'CreateACLServiceAccountSpaceBulk' : 'DeleteACLServiceAccountSpaceBulk';
  return call(region, operation, { path: { spaceId: scopeId, serviceAccountId: id }, body });
}
