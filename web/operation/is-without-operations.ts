import { ApiProblem } from '#web/api/api-problem.ts';

/**
 * Whether reading operations failed because the region keeps no operation records: those of the 2026 generation have
 * no such list (behaviours B12.5, B12.6). For lists: of one operation, 404 means first of all that there is none of that
 id, see `isWithoutOperation`.
 */
export function isWithoutOperations(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || error.source === 'console') return false;
  const isUnknownScope = error.fragment === 'space_not_found' || error.fragment === 'organisation_not_found';
  return (error.status === 404 && !isUnknownScope) || error.status === 405 || error.status === 501;
}

/**
 * Whether reading one operation failed for that reason: the region does not know how to (405, 501), or it answers 404
 * and is known to keep no list either.
 */
export function isWithoutOperation(error: unknown, hasNoList: boolean): boolean {
  return isWithoutOperations(error) && (hasNoList || (error as ApiProblem).status !== 404);
}
