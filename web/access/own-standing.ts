/** What the account one is signed in with may do in a scope by its policy, in few words. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { SignedInRegion } from '#shared/session.ts';
import type { Scope } from '#web/api/scope.ts';
import { ownSubject } from '#web/session/own-subject.ts';
import { accessSummary, type AccessSummary } from './access-summary.ts';
import { effectiveRights } from './effective-rights.ts';
import { Inputs } from './inputs.ts';
import { permissionsOf } from './permission-names.ts';
import { readKnowledge } from './subject-knowledge.ts';
import { policyOf } from './subject-reads.ts';

export interface OwnStanding extends Pick<AccessSummary, 'everything' | 'services'> {
  /** Names of the roles held in the scope itself, as far as they could be read. */
  readonly roles: readonly string[];
  /** Everything was read that a policy may give, here and around. */
  readonly isWhole: boolean;
}

/** What was read lately is as good as new. */
const freshMs = 60_000;

/** Query options. Never fails: null where the account may not read its own policy. */
export function ownStanding(
  client: QueryClient,
  scope: Scope,
  signedIn: SignedInRegion,
  organisation: Scope | undefined,
) {
  const subject = ownSubject(signedIn);
  const [region, operation, args] = policyOf(scope, subject).queryKey;
  return queryOptions({
    queryKey: [region, operation, args, 'standing', organisation?.id] as const,
    staleTime: freshMs,
    queryFn: async (): Promise<OwnStanding | null> => {
      const inputs = new Inputs(client, Date.now() - freshMs);
      const { own, known } = await readKnowledge({ inputs, scope, organisation, subject });
      if (own.policy === undefined) return null;
      const catalogue = await client.fetchQuery(permissionsOf(scope)).catch(() => []);
      const { everything, services } = accessSummary(
        effectiveRights(known.facts, scope.kind),
        catalogue.map(({ name }) => name),
      );
      return {
        everything,
        services,
        roles: [...own.roles.values()].map(({ name }) => name).sort(),
        isWhole: known.gaps.every(({ kind }) => kind === 'ownership'),
      };
    },
  });
}
