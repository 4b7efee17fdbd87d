import { useQuery } from '@tanstack/react-query';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope, type AnyRead, type Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/paths.ts';
import { shortId } from '#web/shell/scope-names.ts';

/** The read of the user or service account itself. */
export function subjectRead(scope: Scope, { type, id }: Subject): AnyRead {
  return type === 'users'
    ? inScope(scope, 'GetUser', { path: { userId: id } })
    : inScope(scope, 'GetServiceAccount', { path: { serviceAccountId: id } });
}

/** What to call a subject: its name, or the start of its id until it is known or when it may not be read. */
export function useSubjectName(scope: Scope, subject: Subject, enabled = true): string {
  const [region, operation, args] = subjectRead(scope, subject);
  const { data } = useQuery({ ...queryFor(region, operation, args as never), enabled });
  return data === undefined ? shortId(subject.id) : nameOf(subject, data as User | ServiceAccount);
}

function nameOf({ type, id }: Subject, data: User | ServiceAccount): string {
  if (type === 'serviceAccounts') return (data as ServiceAccount).name ?? shortId(id);
  const { firstname, lastname, email } = data as User;
  return [firstname, lastname].filter(Boolean).join(' ') || email;
}
