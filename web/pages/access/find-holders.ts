/** Finding out who has a permission: which way of asking needs the fewest calls, and what each of them asks. */
import type { Permission } from '#shared/contract/iam/permissions.ts';
import type { AccessRight } from '#shared/contract/iam/policies.ts';
import { holdersIn, isTellable, reviewPageSize } from '#web/access/access-review.ts';
import { permissionsOf } from '#web/access/permission-names.ts';
import { subjectSources, type NamedSubject } from '#web/access/subject-list.ts';
import { without, type SweepOptions, type SweepPage } from '#web/api/sweep.ts';
import { eachPage } from '#web/api/all-pages.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Subject } from '#web/address/paths.ts';
import { holderOf, onlyOn, type Holder, type HolderQuestion } from '#web/access/holder.ts';
import { policyLook } from './policy-look.ts';
import { resourcesOf } from '#web/access/resources-of-kind.ts';
import { askReview, untold, type Told } from '#web/access/review-first.ts';

/** What is asked about one after the other: pages of the review of a resource, or identities. */
export type Asked = readonly AccessRight[] | Subject;

export interface HolderSearch extends Pick<SweepOptions<Asked, readonly Holder[]>, 'sources' | 'look'> {
  /** `resources`: the region's review of each resource; `identities`: of each identity; else everybody's policy and ACLs. */
  readonly by: 'resources' | 'identities' | 'policies';
  /** Whoever has come on a list so far, by id. */
  readonly names: ReadonlyMap<string, NamedSubject>;
}

/** More rows about one identity than a policy and its roles take calls to read. */
const manyRows = 500;

/** Reviewing each of more resources than these costs more than asking about each identity. */
const mostResources = 10;

/**
 * How to find out who has a permission. In a space the region's access review answers, about each resource of the
 * permission's kind while they are few, else about each identity; in an organisation, and where a region offers no
 * review, the policies and ACLs do. `tell` gets whom one review tells of before anybody is asked.
 * @throws ApiProblem when the permissions of the scope cannot be read; the signal's reason when aborted.
 */
export async function searchFor(
  question: HolderQuestion,
  tell: (holders: readonly Holder[]) => void,
): Promise<HolderSearch> {
  const { client, scope, permission: name } = question;
  const catalogue = await client.fetchQuery(permissionsOf(scope));
  const permission = catalogue.find((one) => one.name === name);
  const isToldInSpace = scope.kind === 'space' && permission !== undefined && isTellable(permission, catalogue);
  const complete = isToldInSpace ? await byResources(question, permission, tell) : undefined;
  if (complete !== undefined) return complete;
  const told = permission === undefined ? untold : await askReview(question, permission, tell);
  const policies = policyLook(question, permission);
  return isToldInSpace
    ? { by: 'identities', ...oneByOne(question, told, identityLook(question, permission, policies)) }
    : {
        by: 'policies',
        ...oneByOne(question, told, (subject) => policies(subject, told.likely?.has(subject.id) ?? true)),
      };
}

/** Whoever is likely to hold it, then everybody else on the lists; who is told to hold it is not asked. */
function oneByOne(
  { scope, signal }: HolderQuestion,
  { holders, likely = new Map() }: Told,
  look: (subject: Subject) => Promise<readonly Holder[] | undefined>,
): Pick<HolderSearch, 'sources' | 'look' | 'names'> {
  const names = new Map<string, NamedSubject>();
  const listed = subjectSources(scope, signal, (subject) => names.set(subject.id, subject));
  return {
    names,
    sources: [
      () => Promise.resolve([...likely.values()]),
      ...listed.map((source) => without(source, ({ id }) => likely.has(id))),
    ],
    look: async (asked) => {
      const subject = asked as Subject;
      return holders.has(subject.id) ? undefined : look(subject);
    },
  };
}

/** Undefined when the resources cannot be listed, there are none or too many, or the region reviews none. */
async function byResources(
  question: HolderQuestion,
  permission: Permission,
  tell: (holders: readonly Holder[]) => void,
): Promise<HolderSearch | undefined> {
  const { scope, resource, signal } = question;
  const { ids, hasMore } =
    resource === '' ? await resourcesOf(scope, permission, mostResources, signal) : { ids: [resource], hasMore: false };
  const [first, ...others] = (hasMore ? [] : ids).map((resourceId) => {
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
  const atOnce = holdersIn(begun.value?.items ?? [], permission);
  if (atOnce.length > 0) tell(atOnce);
  return {
    by: 'resources',
    names: new Map(),
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

/** The region's review of one identity; what it holds by policies and ACLs where the region offers none. */
function identityLook(
  { scope, resource, signal }: HolderQuestion,
  permission: Permission,
  otherwise: (subject: Subject) => Promise<readonly Holder[] | undefined>,
): (subject: Subject) => Promise<readonly Holder[] | undefined> {
  let isOffered = true;
  return async (subject) => {
    if (!isOffered) return otherwise(subject);
    const path = { spaceId: scope.id, userId: subject.id };
    const rows: AccessRight[] = [];
    try {
      const pages = eachPage(scope.region, 'ListResourceAccessByIdentity', { path }, { signal, size: reviewPageSize });
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
  };
}

/** Operations that a region may lack answer like this (behaviours B12.5), and so do resources it keeps no review of. */
function isNotOffered(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && [404, 405, 501].includes(error.status);
}
