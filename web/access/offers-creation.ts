import { ApiProblem } from '#web/api/api-problem.ts';
import { isNotOffered } from '#web/api/is-not-offered.ts';
import type { List } from '#web/list/use-list.ts';

/** Whether "Create" has a place above a list: not where the region lacks the service, nor in a place that is not there or not to be seen. */
export function offersCreation({ rows, error }: Pick<List<unknown>, 'rows' | 'error'>): boolean {
  const isHidden = error instanceof ApiProblem && [403, 404].includes(error.status);
  return rows !== undefined || !(isHidden || isNotOffered(error));
}
