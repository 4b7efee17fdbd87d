import { useQueryClient } from '@tanstack/react-query';
import type { User } from '#shared/contract/iam/users.ts';
import type { ServiceAccount } from '#shared/contract/iam/service-accounts.ts';
import { policyOf } from '#web/access/subject-reads.ts';
import { useSweep } from '#web/access/use-sweep.ts';
import { allPages } from '#web/api/all-pages.ts';
import { inScope, type Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/paths.ts';

/** A user or service account of the scope. */
export interface NamedSubject extends Subject {
  readonly name: string;
}

const userName = ({ firstname, lastname, email }: User) => [firstname, lastname].filter(Boolean).join(' ') || email;
const accountName = ({ id, name }: ServiceAccount) => name ?? id.slice(0, 8);

/**
 * Who holds a role in its scope: reads the policy of every user and service account there. Nobody else can hold it, as
 * roles do not exist outside of their scope (behaviours B10.2).
 */
export function useHolders(scope: Scope, roleUuid: string) {
  const client = useQueryClient();
  return useSweep<NamedSubject, NamedSubject>(
    (signal) => ({
      sources: [
        async () =>
          (await allPages(...inScope(scope, 'ListUser', {}), { signal })).map((user) => ({
            type: 'users' as const,
            id: user.id,
            name: userName(user),
          })),
        async () =>
          (await allPages(...inScope(scope, 'ListServiceAccount', {}), { signal })).map((account) => ({
            type: 'serviceAccounts' as const,
            id: account.id,
            name: accountName(account),
          })),
      ],
      look: async (subject) => {
        const { grants } = await client.fetchQuery(policyOf(scope, subject));
        return grants.roles.includes(roleUuid) ? subject : undefined;
      },
    }),
    { atOnce: true },
  );
}
