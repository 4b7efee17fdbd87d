import { ApiProblem } from '#web/api/api-problem.ts';
import type { FormFailure } from '#web/form/failure.ts';
import { useExplain } from '#web/problem/use-explain.ts';

/** Explains failures of a form with a cluster's name: that it is taken, a conflict (behaviours B4), is a fault of its field. */
export function useNameFault(title: string): (error: unknown) => FormFailure {
  const explain = useExplain();
  return (error) =>
    isNameTaken(error) ? { title, violations: [{ field: 'name', description: error.message }] } : explain(error);
}

function isNameTaken(error: unknown): error is ApiProblem {
  return error instanceof ApiProblem && error.status === 409 && error.fragment === 'duplicate_resource';
}
