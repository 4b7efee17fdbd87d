/** Finding out who has a permission: which way of asking needs the fewest calls, and what each of them asks. */
import type { OperationId } from '#shared/contract/catalogue.ts';
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { AccessRight } from '#shared/contract/iam/policies.ts';
import { holdersIn, isTellable, reviewPageSize } from './access-review.ts';
import { facetsOf } from '#web/access/permission-families.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { subjectSources, type NamedSubject } from '#web/access/subject-list.ts';
import type { SweepOptions, SweepPage } from '#web/api/sweep.ts';
import { eachPage } from '#web/api/all-pages.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import { call } from '#web/api/call.ts';
import { nextTokenOf, type ListReply } from '#shared/contract/list-reply.ts';
import type { Scope } from '#web/api/scope.ts';
import { holderOf, onlyOn, type Holder, type HolderQuestion } from './holder.ts';
import { policyLook } from './policy-look.ts';

/** What is asked about one after the other: pages of the review of a resource, or identities. */
export type Asked = readonly AccessRight[] | NamedSubject;

export interface HolderSearch extends Pick<SweepOptions<Asked, readonly Holder[]>, 'sources' | 'look'> {
  /** `resources`: the region's review of each resource; `identities`: of each identity; else everybody's policy and ACLs. */
  readonly by: 'resources' | 'identities' | 'policies';
}

/** More rows about one identity than a policy and its roles take calls to read. */
const manyRows = 500;

/** Reviewing each of more resources than these costs more than asking about each identity. */
const mostResources = 10;

/**
 * How to find out who has a permission. In a space the region's access review answers, about each resource of the
 * permission's kind while they are few, else about each identity; in an organisation, and where a region offers no
 * review, the policies and ACLs do.
 * @throws ApiProblem when the permissions of the scope cannot be read.
 */
export async function searchFor(question: HolderQuestion): Promise<HolderSearch> {
  const { client, scope, permission: name } = question;
  const catalogue = await client.fetchQuery(permissionsOf(scope));
  const permission = catalogue.find((one) => one.name === name);
  if (scope.kind === 'space' && permission !== undefined && isTellable(permission, catalogue)) {
    return (await byResources(question, permission)) ?? byIdentities(question, permission);
  }
  return byPolicies(question, permission);
}

/** Undefined when the resources cannot be listed, there are none or too many, or the region reviews none. */
async function byResources(question: HolderQuestion, permission: Permission): Promise<HolderSearch | undefined> {
  const { scope, resource, signal } = question;
  const resources = resource === '' ? await resourcesOf(scope, permission, signal) : [resource];
  const [first, ...others] = resources.map((resourceId) => {
    const path = { spaceId: scope.id, resourceId };
    return eachPage(scope.region, 'ListIdentityAccessByResource', { path }, { signal, size: reviewPageSize });
  });
  if (first === undefined) return undefined;
  let begun: Awaited<ReturnType<typeof first.next>>;
  try {
    begun = await first.next();
  } catch (error) {
    if (isNotOffered(error)) return undefined;
    throw error;
  }
  return {
    by: 'resources',
    sources: [() => pagesAsItems(resumed(begun.value, first)), ...others.map((pages) => () => pagesAsItems(pages))],
    look: (rows) => Promise.resolve(holdersIn(rows as readonly AccessRight[], permission)),
  };
}

/** A walk whose first page has been read already. */
async function* resumed<Page>(begun: Page | undefined, rest: AsyncIterable<Page>): AsyncGenerator<Page> {
  if (begun !== undefined) yield begun;
  yield* rest;
}

/** A page is one thing to look at, so that a long review does not render the table anew for each of its rows. */
async function* pagesAsItems(
  pages: AsyncIterable<SweepPage<AccessRight>>,
): AsyncGenerator<SweepPage<readonly AccessRight[]>> {
  for await (const { items, total } of pages) {
    yield { items: [items], total: total === undefined ? undefined : Math.ceil(total / reviewPageSize) };
  }
}

/** Lists of the contract whose items are of one kind of resource, and what an item is addressed by. */
const lists: Readonly<Record<string, OperationId | undefined>> = {
  'iam.user': 'ListUserSpace',
  'iam.serviceAccount': 'ListServiceAccountSpace',
  'iam.role': 'ListRolesSpace',
  'kubernetes.cluster': 'ListClusters',
  'postgresql.cluster': 'ListDatabaseClusters',
  'registry.instance': 'ListRegistries',
};

/** The resources of the permission's kind, when they are few enough; none when there are more, or no telling. */
async function resourcesOf(scope: Scope, permission: Permission, signal: AbortSignal): Promise<readonly string[]> {
  const { service, resource } = facetsOf(permission);
  if (`${service}.${resource}` === 'iam.space') return [scope.id];
  const list = lists[`${service}.${resource}`];
  if (list === undefined) return [];
  try {
    const args = { path: { spaceId: scope.id }, page: { size: mostResources }, signal };
    const reply = (await call(scope.region, list, args)) as ListReply<{ id?: string; uuid?: string }>;
    if (nextTokenOf(reply) !== undefined) return [];
    return reply.items.flatMap(({ id, uuid }) => id ?? uuid ?? []);
  } catch (error) {
    if (signal.aborted) throw error;
    return [];
  }
}

function byIdentities(question: HolderQuestion, permission: Permission): HolderSearch {
  const { scope, resource, signal } = question;
  const otherwise = policyLook(question, permission);
  let isOffered = true;
  return {
    by: 'identities',
    sources: subjectSources(scope, signal),
    async look(asked) {
      const subject = asked as NamedSubject;
      if (!isOffered) return otherwise(subject);
      const path = { spaceId: scope.id, userId: subject.id };
      const rows: AccessRight[] = [];
      try {
        const pages = eachPage(
          scope.region,
          'ListResourceAccessByIdentity',
          { path },
          { signal, size: reviewPageSize },
        );
        for await (const { items, total = 0 } of pages) {
          // Who has created thousands of things has as many rows; the policy tells sooner what they hold on all.
          const known =
            rows.length === 0 && total > manyRows ? await otherwise(subject).catch(() => undefined) : undefined;
          if (known?.some(({ ways }) => ways.some((way) => !('resourceId' in way)))) return known;
          rows.push(...items);
        }
      } catch (error) {
        if (!isNotOffered(error)) throw error;
        isOffered = error.fragment === 'identity_not_found';
        return otherwise(subject);
      }
      const ways = holdersIn(rows, permission).flatMap((holder) => holder.ways);
      return holderOf(subject, onlyOn(resource, ways));
    },
  };
}

function byPolicies(question: HolderQuestion, permission: Permission | undefined): HolderSearch {
  const look = policyLook(question, permission);
  return {
    by: 'policies',
    sources: subjectSources(question.scope, question.signal),
    look: (asked) => look(asked as NamedSubject),
  };
}

/** Operations that a region may lack answer like this (behaviours B12.5), and so do resources it keeps no review of. */
function isNotOffered(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && [404, 405, 501].includes(error.status);
}
