import { useQuery } from '@tanstack/react-query';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import type { User } from '#shared/contract/iam/users.ts';
import { subjectStatus, type SubjectRecord, type SubjectStatus } from '#shared/rules/subject-status.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';
import { serverNow } from '#web/session/session-store.ts';
import { useOrganisationId } from '#web/scope/scope-names.ts';
import { shortId } from '#web/ui/short-id.ts';
import { namedAccount, namedUser, type NamedSubject } from './subject-list.ts';

/** The read of the user or service account itself. */
export function subjectRead(scope: Scope, { type, id }: Subject) {
  return type === 'users'
    ? inScope(scope, 'GetUser', { path: { userId: id } })
    : inScope(scope, 'GetServiceAccount', { path: { serviceAccountId: id } });
}

export interface KnownSubject {
  /** The start of the id until the name is known, or when it may not be read. */
  readonly name: string;
  /** Of a user: names them in every place. Unknown as long as the name is. */
  readonly email: string | undefined;
  /** Whether the region lets the subject in; unknown until it has been read, or when it cannot be. */
  readonly status: SubjectStatus;
  /** What decides that. */
  readonly record: SubjectRecord;
  /** It is still being read. */
  readonly pending: boolean;
  /** Where the subject was found: the scope at hand, or the organisation around a space it is not assigned to. */
  readonly place: Scope;
}

/** What a user or service account is called, and whether the region lets it in. Nothing is asked unless `enabled`. */
export function useSubject(scope: Scope, subject: Subject, enabled = true): KnownSubject {
  const organisationId = useOrganisationId(scope.region);
  const [region, operation, args] = subjectRead(scope, subject);
  const own = useQuery({ ...queryFor(region, operation, args), enabled });
  const around: Scope | undefined =
    scope.kind === 'space' && organisationId !== undefined
      ? { region, kind: 'organisation', id: organisationId }
      : undefined;
  // Whoever is not assigned to a space is not known there, and may well be in the organisation.
  const isElsewhere = around !== undefined && isNotThere(own.error);
  const [, above, aboveArgs] = subjectRead(around ?? scope, subject);
  const outer = useQuery({ ...queryFor(region, above, aboveArgs), enabled: enabled && isElsewhere });
  const { data, error, isLoading, errorUpdateCount } = isElsewhere ? outer : own;
  const isAsked = isElsewhere || scope.kind === 'organisation';
  const named = data === undefined ? undefined : namedRecord(subject, data);
  const record: SubjectRecord = isAsked && isNotThere(error) ? 'gone' : (named?.record ?? 'unread');
  return {
    name: named?.name ?? shortId(subject.id),
    email: named?.email,
    status: subjectStatus(record, serverNow()),
    record,
    // What could not be read is not waited for when it is asked for again.
    pending: enabled && isLoading && errorUpdateCount === 0,
    place: isElsewhere ? around : scope,
  };
}

/** The answer to `subjectRead`. */
export function namedRecord({ type }: Subject, data: User | ServiceAccount): NamedSubject {
  return type === 'users' ? namedUser(data as User) : namedAccount(data);
}

function isNotThere(error: unknown): boolean {
  return error instanceof ApiProblem && error.source === 'region' && error.status === 404;
}
