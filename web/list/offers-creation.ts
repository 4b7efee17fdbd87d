import { ApiProblem } from '#web/api/api-problem.ts';
import { isNotOffered } from '#web/api/is-not-offered.ts';
import type { List } from './use-list.ts';

/** Whether "Create" has a place above a list: not where the region lacks the service, nor where it may not be seen. */
export function offersCreation({ rows, error }: Pick<List<unknown>, 'rows' | 'error'>): boolean {
  const isForbidden = error instanceof ApiProblem && error.status === 403;
  return rows !== undefined || !(isForbidden || isNotOffered(error));
}
