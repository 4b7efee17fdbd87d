/**
 * Which kinds of resource somebody may have ACLs on. In a space the region's review of them tells in one call what would
 * take one for each kind.
 */
import type { AccessRight } from '#shared/contract/iam/policies.ts';
import { aclHoldersIn, aclKindsIn, reviewPageSize } from './access-review.ts';
import { keyOfPair, sameCase } from './acl-entry.ts';
import type { AclPair } from './subject-reads.ts';
import { eachPage } from '#web/api/all-pages.ts';
import { ApiProblem } from '#web/api/api-problem.ts';
import type { Scope } from '#web/api/scope.ts';
import type { Subject } from '#web/address/paths.ts';

type KindsOf = (subject: Subject, pairs: readonly AclPair[]) => Promise<readonly AclPair[]>;

/**
 * Leaves out the kinds that the review says there is nothing of; all stay where it may not tell, or costs more.
 * Rejects with an ApiProblem when the region does not answer.
 */
export function kindsToRead(scope: Scope, signal: AbortSignal): KindsOf {
  let isOffered = scope.kind === 'space';
  return async ({ id }, pairs) => {
    if (!isOffered || pairs.length < 2) return pairs;
    const rows: AccessRight[] = [];
    const args = { path: { spaceId: scope.id, userId: id } };
    try {
      const pages = eachPage(scope.region, 'ListResourceAccessByIdentity', args, { signal, size: reviewPageSize });
      for await (const { items, total = 0 } of pages) {
        rows.push(...items);
        if (Math.max(total, rows.length) > reviewPageSize * pairs.length) return pairs;
      }
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ApiProblem) || ![403, 404, 405, 501].includes(error.status)) throw error;
      // The review may not know one identity; everything else it would answer about all others too.
      isOffered = error.fragment === 'identity_not_found';
      return pairs;
    }
    const kinds = aclKindsIn(rows);
    return kinds === undefined ? pairs : pairs.filter((pair) => kinds.has(keyOfPair(pair)));
  };
}

/** Who has ACLs on one resource of that kind, by its review; undefined where that does not tell, or of another kind. */
export async function holdersOn(
  scope: Scope,
  pair: AclPair,
  resourceId: string,
  signal: AbortSignal,
): Promise<readonly Subject[] | undefined> {
  if (scope.kind !== 'space') return undefined;
  try {
    const path = { spaceId: scope.id, resourceId: sameCase(resourceId) };
    const pages = eachPage(scope.region, 'ListIdentityAccessByResource', { path }, { signal, size: reviewPageSize });
    const rows: AccessRight[] = [];
    for await (const { items } of pages) rows.push(...items);
    const isOfKind = rows.every(
      ({ domain, resourceType }) => domain === pair.service && resourceType === pair.resource,
    );
    return rows.length > 0 && isOfKind ? aclHoldersIn(rows) : undefined;
  } catch {
    signal.throwIfAborted();
    return undefined;
  }
}
