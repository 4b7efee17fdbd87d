/** Reading everything an account is granted, place by place, and saying what could not be read. */
import type { AclItem } from '#shared/contract/iam/acls.ts';
import { noGrants, type Grants } from '#shared/rules/policy-delta.ts';
import { placesHeld, questionsAt, type HeldQuestion } from '#web/access/held-questions.ts';
import { aclsOf, pairsOf, policyOf } from '#web/access/subject-reads.ts';
import type { SweepOptions } from '#web/api/sweep.ts';
import type { Reader } from '#web/api/reader.ts';
import type { Sweeping } from '#web/api/use-sweep.ts';
import type { Scope } from '#web/api/scope.ts';
import { missingFrom, type PlaceGrants } from './rotation.ts';

export interface Answered {
  readonly scope: Scope;
  readonly here?: boolean;
  readonly grants?: Grants;
  readonly acls?: readonly AclItem[];
}

/** What to sweep: the policy and the ACLs of the account here and, in an organisation, in each space it is assigned to. */
export function questionAbout(scope: Scope, accountId: string) {
  const subject = { type: 'serviceAccounts', id: accountId } as const;
  return ({ reader, signal }: Sweeping): Pick<SweepOptions<HeldQuestion, Answered>, 'sources' | 'look'> => ({
    sources: [
      async () => {
        const places = await placesHeld(scope, subject, signal);
        return (await Promise.all(places.map((place) => questionsAt(reader, place)))).flat();
      },
    ],
    async look(asked) {
      if (asked.what === 'catalogue') throw asked.error;
      if (asked.what === 'policy') {
        return {
          scope: asked.scope,
          ...(await reader.fetchQuery({ ...policyOf(asked.scope, subject), staleTime: 0 })),
        };
      }
      const acls = await reader.fetchQuery({ ...aclsOf(asked.scope, subject, asked.pair), staleTime: 0 });
      return acls.length === 0 ? undefined : { scope: asked.scope, acls };
    },
  });
}

/** The answers put together, one entry for each place that was asked about: the organisation first, then its spaces. */
export function placesFrom(answers: readonly Answered[]): readonly PlaceGrants[] {
  const places = new Map<string, PlaceGrants>();
  for (const { scope, here, grants, acls = [] } of answers) {
    const before = places.get(scope.id) ?? { scope, here: true, grants: noGrants, acls: [] };
    places.set(scope.id, {
      scope,
      here: here ?? before.here,
      grants: grants ?? before.grants,
      acls: [...before.acls, ...acls],
    });
  }
  const rank = ({ scope }: PlaceGrants) => (scope.kind === 'organisation' ? 0 : 1);
  return [...places.values()].sort((a, b) => rank(a) - rank(b));
}

/** What of `places` an account does not hold, place by place, past every cache. @throws ApiProblem */
export async function lackingAt(
  client: Reader,
  places: readonly PlaceGrants[],
  accountId: string,
): Promise<readonly PlaceGrants[]> {
  const lacking: PlaceGrants[] = [];
  for (const place of places) lacking.push(missingFrom(place, await readPlace(client, place, accountId)));
  return lacking;
}

/** What an account holds of what is wanted at one place, past every cache: its policy, and ACLs of the wanted kinds. */
export async function readPlace(client: Reader, wanted: PlaceGrants, accountId: string): Promise<PlaceGrants> {
  const subject = { type: 'serviceAccounts', id: accountId } as const;
  const { scope } = wanted;
  const { grants, here } = await client.fetchQuery({ ...policyOf(scope, subject), staleTime: 0 });
  const lists = await Promise.all(
    pairsOf(wanted.acls).map((pair) => client.fetchQuery({ ...aclsOf(scope, subject, pair), staleTime: 0 })),
  );
  return { scope, here, grants, acls: lists.flat() };
}
