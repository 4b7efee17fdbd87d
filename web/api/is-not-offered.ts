import { ApiProblem } from './api-problem.ts';

/**
 * Whether a list could not be read because the region does not offer it (behaviours B12.5). For lists: of a single
 * thing, 404 means first of all that there is none of that id.
 */
export function isNotOffered(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || error.source === 'console') return false;
  const isUnknownScope = error.fragment === 'space_not_found' || error.fragment === 'organisation_not_found';
  return (error.status === 404 && !isUnknownScope) || error.status === 405 || error.status === 501;
}

/** Whether reading or changing a single thing failed for that reason, as far as its status alone tells. */
export function isUnknownMethod(error: unknown): boolean {
  return error instanceof ApiProblem && error.source === 'region' && (error.status === 405 || error.status === 501);
}
