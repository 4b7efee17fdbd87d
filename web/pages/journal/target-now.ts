/** How what an entry has changed is now, past every cache. */
import type { QueryClient } from '@tanstack/react-query';
import type { JournalInverse } from '#shared/journal.ts';
import type { TargetNow } from '#shared/journal-stale.ts';
import { permissionsOfRole } from '#web/access/permission-names.ts';
import { policyOf, readAcls } from '#web/access/subject-reads.ts';
import type { Subject } from '#web/address/paths.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { queryFor } from '#web/api/queries.ts';
import { inScope, type Scope } from '#web/api/scope.ts';

/** The user or service account that a call names. */
export function subjectIn({ path }: Pick<JournalInverse, 'path'>): Subject {
  const { subjectType, subjectId, userId, serviceAccountId } = path;
  const isAccount = subjectType === 'serviceAccounts' || serviceAccountId !== undefined;
  return { type: isAccount ? 'serviceAccounts' : 'users', id: subjectId ?? serviceAccountId ?? userId ?? '' };
}

/** Undefined when it is not there any more. @throws ApiProblem when it cannot be read */
export async function readTargetNow(
  client: QueryClient,
  scope: Scope,
  inverse: JournalInverse,
): Promise<TargetNow | undefined> {
  try {
    return await readParts(client, scope, inverse);
  } catch (error) {
    if (error instanceof ApiProblem && error.source === 'region' && error.status === 404) return undefined;
    throw error;
  }
}

async function readParts(
  client: QueryClient,
  scope: Scope,
  { path, delta }: JournalInverse,
): Promise<TargetNow | undefined> {
  const subject = subjectIn({ path });
  if (delta.active !== undefined) {
    const [region, operation, args] = inScope(scope, 'GetUser', { path: { userId: subject.id } });
    const { active } = await client.fetchQuery({ ...queryFor(region, operation, args), staleTime: 0 });
    return { active };
  }
  const { roleUuid } = path;
  if (roleUuid !== undefined) {
    const held = await client.fetchQuery({ ...permissionsOfRole(scope, roleUuid), staleTime: 0 });
    return { permissions: held.map(({ uuid }) => uuid) };
  }
  const acls = delta.add?.acls ?? delta.delete?.acls;
  if (acls === undefined) {
    const { grants, here } = await client.fetchQuery({ ...policyOf(scope, subject), staleTime: 0 });
    return here ? grants : undefined;
  }
  const pairs = new Map(acls.map(({ service, resource }) => [`${service} ${resource}`, { service, resource }]));
  const { signal } = new AbortController();
  const answers = await Promise.all([...pairs.values()].map((pair) => readAcls(scope, subject, pair, signal)));
  return { acls: answers.flat() };
}
