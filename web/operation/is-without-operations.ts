import type { ApiProblem } from '#web/api/api-problem.ts';
import { isNotOffered } from '#web/api/is-not-offered.ts';

/**
 * Whether reading operations failed because the region keeps no operation records: those of the 2026 generation have
 * no such list (behaviours B12.5, B12.6). For lists: of one operation, 404 means first of all that there is none of that
 id, see `isWithoutOperation`.
 */
export function isWithoutOperations(error: unknown): boolean {
  return isNotOffered(error);
}

/**
 * Whether reading one operation failed for that reason: the region does not know how to (405, 501), or it answers 404
 * and is known to keep no list either.
 */
export function isWithoutOperation(error: unknown, hasNoList: boolean): boolean {
  return isWithoutOperations(error) && (hasNoList || (error as ApiProblem).status !== 404);
}
