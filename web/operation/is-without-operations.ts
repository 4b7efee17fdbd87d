import { ApiProblem } from '#web/api/api-problem.ts';

/**
 * Whether reading operations failed because the region keeps no operation records: those of the 2026 generation have
 * no such list (behaviours B12.5, B12.6). Only for lists: of one operation, 404 means that there is none of that id.
 */
export function isWithoutOperations(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || error.source === 'console') return false;
  const isUnknownScope = error.fragment === 'space_not_found' || error.fragment === 'organisation_not_found';
  return (error.status === 404 && !isUnknownScope) || error.status === 405 || error.status === 501;
}
